import type { Track } from '../../contract/tracks.ts'
import { usePlayerTime } from '../player/use-player.ts'
import { clock } from '../words.ts'

/** 0:52 / 2:58. */
export function PlayClock({ track }: { track: Track }) {
  return <PlayTimes seconds={track.seconds} at={usePlayerTime(track.id)} />
}

export function PlayTimes({ seconds, at }: { seconds: number; at: number }) {
  return (
    <span>
      {clock(at)} / {clock(seconds)}
    </span>
  )
}
