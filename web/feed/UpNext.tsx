import type { ReactNode } from 'react'
import type { Track } from '../../contract/tracks.ts'
import styles from './UpNext.module.css'
import { coverAddress } from './words.ts'

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
    <aside className={styles.side} aria-label="Up next">
      <h2>Up next</h2>
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
        <div>
          <dt>
            <kbd>↑ ↓</kbd>
          </dt>
          <dd>previous, next</dd>
        </div>
        <div>
          <dt>
            <kbd>space</kbd>
          </dt>
          <dd>play, pause</dd>
        </div>
        <div>
          <dt>
            <kbd>1 2 3</kbd>
          </dt>
          <dd>rate it</dd>
        </div>
      </dl>
      {foot && <div className={styles.foot}>{foot}</div>}
    </aside>
  )
}
