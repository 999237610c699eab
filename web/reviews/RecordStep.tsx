import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { RatingType } from '../../contract/tracks.ts'
import { Button } from '../ui/Button.tsx'
import { PauseIcon, PlayIcon } from '../ui/icons.tsx'
import { CheckIcon, RedoIcon } from '../ui/page-icons.tsx'
import { Ruler } from '../ui/Ruler.tsx'
import { actions } from '../words/actions.ts'
import { common } from '../words/common.ts'
import { timer } from '../words/format.ts'
import { recording as words } from '../words/recording.ts'
import { RatingPlate } from './RatingPlate.tsx'
import styles from './ReviewDialog.module.css'
import type { Recorder, Recording, Take } from './recorder.ts'
import { usePlayback } from './use-playback.ts'

type Step = { ratingType: RatingType; onSubmit: (take: Take) => void; onClose: () => void }

/** The camera, and the take that it made: the same three places for both, so that the thumb need not move. */
export function RecordStep({ recorder, kept, ...step }: Step & { recorder: Recorder; kept: Take | null }) {
  const recording = useSyncExternalStore(recorder.subscribe, () => recorder.state)
  const told = useAnnouncement(recording)
  return (
    <>
      {recording.step === 'stopped' ? (
        <Stopped take={recording.take} isKept={recording.take === kept} onRetake={() => recorder.retake()} {...step} />
      ) : (
        <Live recording={recording} recorder={recorder} {...step} />
      )}
      <p className="for-ears" role="status">
        {told}
      </p>
    </>
  )
}

function Live({
  recording,
  recorder,
  ratingType,
  onClose,
}: Step & { recording: Exclude<Recording, { step: 'stopped' }>; recorder: Recorder }) {
  const running = recording.step === 'recording'
  const seconds = running ? recording.seconds : 0
  return (
    <>
      <div className={styles.picture}>
        {'camera' in recording && <Viewfinder camera={recording.camera} />}
        {recording.step === 'setting-up' && <p className={styles.waiting}>{words.settingUp}</p>}
        {recording.step === 'no-camera' && (
          <div className={styles.waiting}>
            <p>{words.noCamera}</p>
            <Button tone="outline" onClick={() => recorder.open()}>
              {actions.again}
            </Button>
          </div>
        )}
        <div className={styles.timer} data-running={running || undefined}>
          <i />
          {timer(seconds)}
        </div>
        <RatingPlate type={ratingType} />
      </div>
      <div className={styles.desk}>
        <Ruler spot={running ? Math.max(1, seconds) : 0} />
        <p className={styles.marks}>
          <span>{words.least}</span>
          <span>{words.most}</span>
        </p>
        <div className={styles.controls}>
          <Button tone="outline" className={styles.left} onClick={() => (running ? recorder.cancel() : onClose())}>
            {actions.cancel}
          </Button>
          <button
            type="button"
            className={styles.main}
            disabled={!('camera' in recording)}
            aria-label={running ? words.stop : words.start}
            onClick={() => (running ? recorder.stop() : recorder.start())}
          >
            <i className={running ? styles.square : styles.dot} />
          </button>
          <button type="button" className={styles.post} disabled aria-label={words.post}>
            <CheckIcon size={28} />
          </button>
        </div>
        <p className={styles.note}>
          <span>{words.public}</span>
        </p>
      </div>
    </>
  )
}

function Stopped({
  take,
  isKept,
  onRetake,
  onSubmit,
  ratingType,
}: Step & { take: Take /** It is from an earlier visit. */; isKept: boolean; onRetake: () => void }) {
  const playback = usePlayback(take)
  const controls = useRef<HTMLButtonElement>(null)
  // The button that stopped the take is gone: its place keeps the focus.
  useEffect(() => controls.current?.focus(), [])
  return (
    <>
      <div className={styles.picture}>
        <video {...playback.video} aria-label={words.video} />
        <div className={styles.timer}>
          <i />
          {timer(playback.length)}
        </div>
        <RatingPlate type={ratingType} />
      </div>
      <div className={styles.desk}>
        <Ruler spot={playback.seconds} ink={playback.length} never />
        <p className={styles.marks}>
          <span>
            <b>{timer(playback.seconds)}</b> {words.of} {timer(playback.length)}
          </span>
          <span>{words.most}</span>
        </p>
        <div className={styles.controls}>
          <Button tone="outline" className={styles.left} icon={<RedoIcon size={20} />} onClick={onRetake}>
            {words.retake}
          </Button>
          <button
            ref={controls}
            type="button"
            className={styles.main}
            aria-label={playback.playing ? common.pause : common.play}
            onClick={playback.toggle}
          >
            {playback.playing ? <PauseIcon size={28} /> : <PlayIcon size={28} />}
          </button>
          <button type="button" className={styles.post} aria-label={words.post} onClick={() => onSubmit(take)}>
            <CheckIcon size={34} />
          </button>
        </div>
        <p className={styles.note}>
          <span>
            {isKept && `${words.kept} `}
            {words.public}
          </span>
          <b>{words.tapToPost}</b>
        </p>
      </div>
    </>
  )
}

/** What the camera sees, as a mirror. */
function Viewfinder({ camera }: { camera: MediaStream }) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (video.current) video.current.srcObject = camera
  }, [camera])
  return <video ref={video} className={styles.mirror} autoPlay muted playsInline aria-label={words.camera} />
}

/** The timer for the ears: said at the start, at 30 and 50 seconds, and at the end; nothing in between. */
function useAnnouncement(recording: Recording) {
  const [said, say] = useState('')
  useEffect(() => {
    if (recording.step === 'setting-up') say(words.settingUp)
    if (recording.step === 'idle') say(words.told.ready)
    if (recording.step === 'stopped') say(words.told.stopped(Math.round(recording.take.milliseconds / 1000)))
    if (recording.step === 'recording') {
      if (recording.seconds === 0) say(words.told.begun)
      if (recording.seconds === 30) say(words.told.half)
      if (recording.seconds === 50) say(words.told.soon)
    }
  }, [recording])
  return said
}
