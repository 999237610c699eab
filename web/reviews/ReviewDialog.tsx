import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { REVIEW } from '../../contract/limits.ts'
import type { RatingType, Track } from '../../contract/tracks.ts'
import type { CurrentUser } from '../../contract/users.ts'
import { isSignedOut, sentenceOf } from '../call.ts'
import { currentUser } from '../query.ts'
import type { Progress } from '../send.ts'
import { classes } from '../ui/classes.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { FitTitle } from '../ui/FitTitle.tsx'
import { spotted } from '../ui/spot.ts'
import { toast } from '../ui/toast.ts'
import { common } from '../words/common.ts'
import { recording as words } from '../words/recording.ts'
import { nextPrompt } from './ask.ts'
import { PostedStep } from './PostedStep.tsx'
import { PostingStep } from './PostingStep.tsx'
import { PreviewStep } from './PreviewStep.tsx'
import { type Posted, postReview } from './queries.ts'
import { RecordStep } from './RecordStep.tsx'
import styles from './ReviewDialog.module.css'
import { Recorder, type Take } from './recorder.ts'
import { shelf } from './shelf.ts'
import { studio } from './studio.ts'
import { findTake, type KeptTake, keepTakes } from './takes.ts'

type Props = {
  track: Track
  ratingType: RatingType
  onClose: () => void
  /** Called when the dialog closes after a review was posted, before `onClose`. */
  onPosted: (posted: Posted) => void
}

/** What the title may take of a phone's height, in px: more of it where there is less below. */
const HEIGHTS = { preview: 76, submitting: 104, success: 140 } as const

type Step =
  | { name: 'recording' }
  | { name: 'preview'; take: Take; problem: string | null }
  | { name: 'submitting'; take: Take; progress: Progress }
  | { name: 'success'; posted: Posted }

/** Records a video review of a track and posts it. A guest is sent away with a word. */
export function ReviewDialog(props: Props) {
  const { data: user } = useQuery(currentUser)
  // Who is signed out while the dialog is open keeps what they recorded.
  const [reviewer, setReviewer] = useState(user)
  if (user && !reviewer) setReviewer(user)
  const kept = useKeptTake(props.track.id, reviewer?.id)

  const leave = useRef(props.onClose)
  leave.current = props.onClose
  const isGuest = user === null && !reviewer
  useEffect(() => {
    if (!isGuest) return
    toast(words.signIn)
    leave.current()
  }, [isGuest])

  if (!reviewer || kept === undefined) return null
  return <Steps {...props} user={user ?? null} reviewer={reviewer} kept={kept} />
}

/** What an earlier visit left of a review of this track: null when nothing, undefined until it is known. */
function useKeptTake(trackId: number, userId: number | undefined) {
  const [kept, setKept] = useState<KeptTake | null>()
  useEffect(() => {
    if (userId === undefined) return
    findTake(shelf, { trackId, userId })
      .catch(() => undefined)
      .then((take) => setKept(take ?? null))
  }, [trackId, userId])
  return kept
}

type StepsProps = Props & { user: CurrentUser | null; reviewer: CurrentUser; kept: KeptTake | null }

function Steps({ track, ratingType, user, reviewer, kept, onClose, onPosted }: StepsProps) {
  const queries = useQueryClient()
  const [prompt] = useState(() => kept?.prompt ?? nextPrompt(ratingType))
  const [step, setStep] = useState<Step>({ name: 'recording' })
  const upload = useRef<AbortController>(null)
  /** Takes the word about the last failure away. */
  const failure = useRef<() => void>(null)
  const [keeper] = useState(() => keepTakes(shelf, { trackId: track.id, userId: reviewer.id, prompt, ratingType }))
  const [recorder] = useState(() => new Recorder(studio, keeper, () => say(words.noVideo)))

  useEffect(() => {
    if (kept) recorder.restore(kept)
    else recorder.open()
    return () => {
      recorder.close()
      upload.current?.abort()
    }
  }, [recorder, kept])

  async function submit(take: Take) {
    if (!user) return say(words.noUser)
    failure.current?.()
    upload.current = new AbortController()
    const { signal } = upload.current
    recorder.close()
    const onProgress = (progress: Progress) => setStep({ name: 'submitting', take, progress })
    onProgress({ sent: 0, total: take.video.size })
    try {
      const posted = await postReview({ track, user, take, prompt, onProgress, signal })
      keeper.discard()
      setStep({ name: 'success', posted })
      queries.invalidateQueries({ queryKey: currentUser.queryKey })
    } catch (error) {
      setStep({ name: 'preview', take, problem: sentenceOf(error, '') || null })
      if (signal.aborted) return
      // Signed out by now, in another tab or for being away: who signs in there can post it here.
      if (isSignedOut(error)) return say(words.noUser)
      failure.current = say(words.failed)
    }
  }

  function close() {
    if (step.name === 'success') {
      onPosted(step.posted)
      // A second is too short to read why there were no points.
      if (step.posted.note) toast({ title: words.titles.success, description: step.posted.note })
    } else keeper.discard()
    onClose()
  }

  const leave = useRef(close)
  leave.current = close
  const done = step.name === 'success'
  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => leave.current(), REVIEW.success)
    return () => clearTimeout(timer)
  }, [done])

  return (
    <Dialog
      open
      onClose={close}
      look="full"
      title={words.titles[step.name]}
      heading={<Heading name={step.name} prompt={prompt} />}
      locked={step.name === 'submitting'}
      firm
      spot={spotted(track.spot)}
      className={classes(styles.dialog, (step.name === 'submitting' || done) && styles.bare)}
    >
      <div className={styles.step}>
        {step.name === 'recording' && (
          <RecordStep recorder={recorder} kept={kept} ratingType={ratingType} onSubmit={submit} onClose={close} />
        )}
        {step.name === 'preview' && (
          <PreviewStep
            take={step.take}
            problem={step.problem}
            ratingType={ratingType}
            onPost={() => submit(step.take)}
            onRedo={() => {
              setStep({ name: 'recording' })
              recorder.retake()
            }}
          />
        )}
        {step.name === 'submitting' && (
          <PostingStep take={step.take} progress={step.progress} onStop={() => upload.current?.abort()} />
        )}
        {step.name === 'success' && <PostedStep posted={step.posted} track={track} />}
      </div>
    </Dialog>
  )
}

const say = (description: string) => toast({ title: common.error, description, destructive: true })

function Heading({ name, prompt }: { name: Step['name']; prompt: string }) {
  if (name !== 'recording') {
    return (
      <div className={styles.fit} aria-hidden="true">
        <FitTitle as="p" text={words.titles[name]} height={HEIGHTS[name]} lines={2} />
      </div>
    )
  }
  return (
    <>
      <p className={styles.ask} aria-hidden="true">
        {words.titles.recording}
      </p>
      <p className={styles.prompt}>{prompt}</p>
    </>
  )
}
