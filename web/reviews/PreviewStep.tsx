import type { RatingType } from '../../contract/tracks.ts'
import { megabytes } from '../megabytes.ts'
import { Button, IconButton } from '../ui/Button.tsx'
import { PauseIcon, PlayIcon } from '../ui/icons.tsx'
import { CheckIcon, RedoIcon } from '../ui/page-icons.tsx'
import { Ruler } from '../ui/Ruler.tsx'
import { timer } from '../words.ts'
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
        <video {...playback.video} aria-label="Your video" />
        <RatingPlate type={ratingType} />
        <IconButton
          shape="disc"
          className={styles.play}
          label={playback.playing ? 'Pause' : 'Play'}
          onClick={playback.toggle}
        >
          {playback.playing ? <PauseIcon size={28} /> : <PlayIcon size={28} />}
        </IconButton>
      </div>
      <div className={styles.desk}>
        <Ruler spot={playback.seconds} ink={playback.length} never />
        <p className={styles.marks}>
          <span>{timer(playback.playing ? playback.seconds : playback.length)}</span>
          <span>{megabytes(take.video.size)} MB</span>
        </p>
        <p className={styles.still}>
          {problem && <b>{problem} </b>}
          Your video is still here. Nothing was posted.
        </p>
        <div className={styles.choice}>
          <Button tone="outline" icon={<RedoIcon size={20} />} onClick={onRedo}>
            Redo
          </Button>
          <Button tone="spot" icon={<CheckIcon />} onClick={onPost} autoFocus>
            Post
          </Button>
        </div>
      </div>
    </>
  )
}
