import type { RatingType } from '../../contract/tracks.ts'
import { Button, IconButton } from '../ui/Button.tsx'
import { PauseIcon, PlayIcon } from '../ui/icons.tsx'
import { CheckIcon, RedoIcon } from '../ui/page-icons.tsx'
import { Ruler } from '../ui/Ruler.tsx'
import { common } from '../words/common.ts'
import { timer } from '../words/format.ts'
import { recording } from '../words/recording.ts'
import { size } from '../words/size.ts'
import { RatingPlate } from './RatingPlate.tsx'
import styles from './ReviewDialog.module.css'
import type { Take } from './recorder.ts'
import { usePlayback } from './use-playback.ts'

/** The take, after it could not be posted: look at it again, record another, or try once more. */
export function PreviewStep({
  take,
  problem,
  ratingType,
  onRedo,
  onPost,
}: {
  take: Take
  /** What the server said, where it said anything. */
  problem: string | null
  ratingType: RatingType
  onRedo: () => void
  onPost: () => void
}) {
  const playback = usePlayback(take)
  return (
    <>
      <div className={styles.picture}>
        <video {...playback.video} aria-label={recording.video} />
        <RatingPlate type={ratingType} />
        <IconButton
          shape="disc"
          className={styles.play}
          label={playback.playing ? common.pause : common.play}
          onClick={playback.toggle}
        >
          {playback.playing ? <PauseIcon size={28} /> : <PlayIcon size={28} />}
        </IconButton>
      </div>
      <div className={styles.desk}>
        <Ruler spot={playback.seconds} ink={playback.length} never />
        <p className={styles.marks}>
          <span>{timer(playback.playing ? playback.seconds : playback.length)}</span>
          <span>{size(take.video.size)}</span>
        </p>
        <p className={styles.still}>
          {problem && <b>{problem} </b>}
          {recording.stillHere}
        </p>
        <div className={styles.choice}>
          <Button tone="outline" icon={<RedoIcon size={20} />} onClick={onRedo}>
            {recording.redo}
          </Button>
          <Button tone="spot" icon={<CheckIcon />} onClick={onPost} autoFocus>
            {recording.post}
          </Button>
        </div>
      </div>
    </>
  )
}
