import type { ReactNode } from 'react'
import { SEARCH } from '../../contract/limits.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Button } from '../ui/Button.tsx'
import { DiscIcon, ReturnIcon } from '../ui/page-icons.tsx'
import { portraitOf } from '../ui/portrait.ts'
import { Bone, Sleeve } from '../ui/Skeleton.tsx'
import { spotted } from '../ui/spot.ts'
import { actions } from '../words/actions.ts'
import { search as words } from '../words/discover.ts'
import { markFound } from './marks.ts'
import styles from './SearchBox.module.css'
import type { useSearch } from './use-search.ts'

type Search = ReturnType<typeof useSearch>

/** What hangs from the field: the groups that have something, or what there is to say instead. */
export function Results({ search }: { search: Search }) {
  if (search.isFailed)
    return (
      <div className={styles.panel}>
        <div className={styles.said}>
          <p>{words.failed}</p>
          <Button tone="outline" onClick={search.retry}>
            {actions.again}
          </Button>
        </div>
      </div>
    )
  if (!search.answer) return <Blanks />
  if (search.isNothing)
    return (
      <div className={styles.panel} aria-busy={search.isBusy}>
        <div className={styles.said}>
          <p dir="auto">{words.empty(search.answer.said)}</p>
          <p>{words.emptyMeans}</p>
        </div>
      </div>
    )
  return (
    <div className={styles.panel}>
      <Groups search={search} />
      <p className={styles.keys} aria-hidden="true">
        <span>↑ ↓ {words.keys.move}</span>
        <span>
          <ReturnIcon size={14} /> {words.keys.open}
        </span>
        <span>
          <b>{words.keys.esc}</b> {words.keys.close}
        </span>
      </p>
    </div>
  )
}

function Groups({ search }: { search: Search }) {
  const { id, answer, options, active } = search
  if (!answer) return null
  const { artists, genres, tracks, said, taken } = answer
  const name = (text: string) => (
    <b dir="auto">
      {markFound(text, said, taken).map(({ at, text, marked }) => (marked ? <u key={at}>{text}</u> : text))}
    </b>
  )
  /** The options come in the order of the groups. */
  const option = (place: number, spot: (typeof tracks)[number]['spot'], inside: ReactNode) => {
    const it = options[place]
    if (!it) return null
    const isActive = it.id === active?.id
    return (
      <a
        key={it.id}
        id={it.id}
        role="option"
        tabIndex={-1}
        aria-selected={isActive}
        className={styles.option}
        {...spotted(spot)}
        onPointerDown={(event) => event.preventDefault()}
        onPointerMove={({ pointerType }) => pointerType === 'mouse' && !isActive && search.setActive(it.id)}
        href={it.href}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          search.choose(it.href)
        }}
      >
        {inside}
        {isActive && <ReturnIcon size={20} className={styles.enter} />}
      </a>
    )
  }
  return (
    <div id={`${id}-list`} role="listbox" aria-label={words.results} aria-busy={search.isBusy} className={styles.list}>
      <Group id={`${id}-artists`} title={words.groups.artists}>
        {artists.map((artist, place) =>
          option(
            place,
            artist.spot,
            <>
              <Avatar name={artist.displayName} src={portraitOf(artist, 44)} size={44} />
              <span className={styles.words}>
                {name(artist.displayName)}
                <small className={styles.handle}>@{artist.username}</small>
              </span>
            </>,
          ),
        )}
      </Group>
      <Group id={`${id}-genres`} title={words.groups.genres}>
        {genres.map(({ genre, trackCount }, place) =>
          option(
            artists.length + place,
            null,
            <>
              <span className={styles.disc}>
                <DiscIcon />
              </span>
              <span className={styles.words}>{name(genre)}</span>
              <small className={styles.count}>{words.tracks(trackCount, trackCount >= SEARCH.genreCount)}</small>
            </>,
          ),
        )}
      </Group>
      <Group id={`${id}-tracks`} title={words.groups.tracks}>
        {tracks.map((track, place) =>
          option(
            artists.length + genres.length + place,
            track.spot,
            <>
              <span className={styles.cover}>
                {track.coverImage ? (
                  <img src={`${track.coverImage}&shape=square&w=160`} alt="" decoding="async" />
                ) : (
                  <Sleeve square hole={0.3} />
                )}
              </span>
              <span className={styles.words}>
                {name(track.title)}
                <small dir="auto">{track.artistName}</small>
              </span>
            </>,
          ),
        )}
      </Group>
    </div>
  )
}

function Group({ id, title, children }: { id: string; title: string; children: ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <fieldset aria-labelledby={id} className={styles.group}>
      <p id={id} role="presentation">
        {title}
      </p>
      {children}
    </fieldset>
  )
}

const Blanks = () => (
  <div className={styles.panel} role="status" aria-label={words.loading}>
    {[0, 1, 2].map((place) => (
      <div key={place} className={styles.option}>
        <Bone width={44} height={44} />
        <span className={styles.words}>
          <Bone width={`${[52, 66, 44][place]}%`} height={14} />
          <Bone width={`${[30, 36, 28][place]}%`} height={11} />
        </span>
      </div>
    ))}
  </div>
)
