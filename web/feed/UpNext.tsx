import type { ReactNode } from 'react'
import type { Track } from '../../contract/tracks.ts'
import { upNext as words } from '../words/up-next.ts'
import { coverAddress } from './cover-address.ts'
import styles from './UpNext.module.css'

/** Beside the stage, where there is room: what comes next, and the keys. */
export function UpNext({
  tracks,
  index,
  onOpen,
  foot,
}: {
  tracks: readonly Track[]
  index: number
  onOpen: (at: number) => void
  foot?: ReactNode
}) {
  return (
    <aside className={styles.side} aria-label={words.title}>
      <h2>{words.title}</h2>
      <ol>
        {tracks.slice(index + 1, index + 11).map((track, at) => {
          const cover = coverAddress(track, 'square', 160)
          return (
            <li key={track.id}>
              <button type="button" onClick={() => onOpen(index + 1 + at)}>
                {cover ? <img src={cover} width={56} height={56} alt="" loading="lazy" /> : <i />}
                <span>
                  <b>{track.title}</b>
                  <small>{track.artistName}</small>
                </span>
              </button>
            </li>
          )
        })}
      </ol>
      <dl>
        {words.keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      {foot && <div className={styles.foot}>{foot}</div>}
    </aside>
  )
}
