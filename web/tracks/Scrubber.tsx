import { type KeyboardEvent, useState } from 'react'
import type { TrackDetail } from '../../contract/tracks.ts'
import { player, usePlayerTime } from '../player/use-player.ts'
import { Waveform } from '../ui/Waveform.tsx'
import { catalogueNumber, clock } from '../words/format.ts'
import { trackPage } from '../words/track.ts'
import styles from './Scrubber.module.css'

const STEP = 5

/**
 * The whole track as a waveform, and the place in it: dragged, tapped, or moved by arrow keys, five seconds at a time.
 * Where another track is in the player, or none, letting go plays this one from there.
 */
export function Scrubber({ track }: { track: TrackDetail }) {
  const heard = usePlayerTime(track.id)
  const [wanted, setWanted] = useState<number | null>(null)
  const at = Math.min(wanted ?? heard, track.seconds)
  const progress = track.seconds > 0 ? at / track.seconds : 0

  async function go(seconds: number) {
    setWanted(seconds)
    if (player.heard().trackId !== track.id) await player.play(track)
    if (player.heard().trackId === track.id) player.seek(seconds)
    setWanted(null)
  }
  function step(event: KeyboardEvent) {
    const to = {
      ArrowRight: at + STEP,
      ArrowUp: at + STEP,
      ArrowLeft: at - STEP,
      ArrowDown: at - STEP,
      PageUp: at + 6 * STEP,
      PageDown: at - 6 * STEP,
      Home: 0,
      End: track.seconds,
    }[event.key]
    if (to === undefined) return
    event.preventDefault()
    void go(Math.min(track.seconds, Math.max(0, to)))
  }

  return (
    <div className={styles.scrubber}>
      <div className={styles.track}>
        <Waveform peaks={track.peaks} progress={progress} height={44} className={styles.few} />
        <Waveform peaks={track.wave} progress={progress} height={44} className={styles.many} />
        <input
          type="range"
          className={styles.place}
          aria-label={trackPage.place}
          aria-valuetext={trackPage.placeNow(clock(at), clock(track.seconds))}
          min={0}
          max={track.seconds}
          step={0.01}
          value={at}
          onKeyDown={step}
          onChange={({ target }) => {
            const seconds = Number(target.value)
            if (player.heard().trackId === track.id) player.seek(seconds)
            else setWanted(seconds)
          }}
          onPointerUp={() => wanted !== null && void go(wanted)}
        />
        <span className={styles.handle} style={{ left: `${progress * 100}%` }} />
      </div>
      <p className={styles.times}>
        <b>{clock(at)}</b>
        <span>{catalogueNumber(track.id)}</span>
        <span>{clock(track.seconds)}</span>
      </p>
    </div>
  )
}
