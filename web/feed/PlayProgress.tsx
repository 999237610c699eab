import type { Track } from '../../contract/tracks.ts'
import { usePlayerTime } from '../player/use-player.ts'
import { Times, Wave } from './Progress.tsx'

export const PlayWave = ({ track }: { track: Track }) => <Wave track={track} at={usePlayerTime(track.id)} />
export const PlayTimes = ({ track }: { track: Track }) => <Times track={track} at={usePlayerTime(track.id)} />
