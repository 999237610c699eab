import {
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import type { Track } from '../../contract/tracks.ts'
import { spotted } from '../ui/spot.ts'
import { feed as words } from '../words/feed.ts'
import styles from './Feed.module.css'
import { decideTap, type Step } from './gesture.ts'
import { Swipe } from './swipe.ts'

export type FeedHandle = { step: (step: Step) => void }

/**
 * The list that goes on: the current item over the whole stage, the one before and the one after mounted beside it.
 * For a screen reader it is a list with "previous" and "next", and it says where it is.
 */
export function Feed({
  tracks,
  index,
  hasMore,
  canStep,
  onLeave,
  onStep,
  onToggle,
  renderItem,
  handle,
}: {
  tracks: readonly Track[]
  index: number
  hasMore: boolean
  canStep: (step: Step) => boolean
  onLeave: () => void
  onStep: (step: Step) => void
  onToggle: () => void
  renderItem: (track: Track, place: { isActive: boolean; position: number }) => ReactNode
  handle: RefObject<FeedHandle | null>
}) {
  const stage = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const swipe = useRef<Swipe | null>(null)
  useImperativeHandle(handle, () => ({ step: (step) => swipe.current?.step(step) }))

  const mayStep = useEffectEvent(canStep)
  const leave = useEffectEvent(onLeave)
  const take = useEffectEvent(onStep)
  const tap = useEffectEvent((y: number) => {
    const what = decideTap(y, window.innerHeight)
    if (what === 'toggle') onToggle()
    else swipe.current?.step(what)
  })
  useEffect(() => {
    if (!stage.current || !list.current) return
    swipe.current = new Swipe(stage.current, list.current, {
      canStep: (step) => mayStep(step),
      onLeave: () => leave(),
      // At once, so that the settled list is not seen in its old order for a frame.
      onStep: (step) => flushSync(() => take(step)),
      onTap: (y) => tap(y),
    })
    return () => swipe.current?.stop()
  }, [])

  const current = tracks[index]
  // Said when it is another track, and not when more is known of how many there are.
  const [told, tell] = useState<{ id: number; place: string }>()
  if (current && current.id !== told?.id) {
    const place = words.place(current.title, current.artistName, index + 1, hasMore ? null : tracks.length)
    tell({ id: current.id, place })
  }
  // A step moves what is mounted, at once; what comes beside it is mounted when there is time.
  const around = useDeferredValue(index)
  const mounted = [...new Set([around - 1, around, around + 1, index])].filter((at) => tracks[at]).sort((a, b) => a - b)
  return (
    <div ref={stage} className={styles.stage}>
      <ol ref={list} className={styles.list} aria-label={words.list}>
        {mounted.map((position) => {
          const track = tracks[position]!
          const place = position < index ? 'previous' : position > index ? 'next' : 'current'
          return (
            <li
              key={track.id}
              className={styles.item}
              data-place={place}
              inert={place !== 'current'}
              aria-setsize={hasMore ? -1 : tracks.length}
              aria-posinset={position + 1}
              {...spotted(track.spot)}
            >
              {renderItem(track, { isActive: place === 'current', position })}
            </li>
          )
        })}
      </ol>
      <div className={styles.steps}>
        <button type="button" aria-disabled={!canStep('previous')} onClick={() => swipe.current?.step('previous')}>
          {words.previous}
        </button>
        <button type="button" aria-disabled={!canStep('next')} onClick={() => swipe.current?.step('next')}>
          {words.next}
        </button>
      </div>
      <p className="for-ears" aria-live="polite">
        {told?.place}
      </p>
    </div>
  )
}
