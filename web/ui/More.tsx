import { useEffect, useRef } from 'react'
import { actions } from '../words/actions.ts'
import { Button } from './Button.tsx'

/** The end of a list that goes on: fetches as it comes near, and can be pressed where that failed. */
export function More({ onMore, busy, failed }: { onMore: () => void; busy: boolean; failed?: boolean }) {
  const end = useRef<HTMLDivElement>(null)
  const fetchMore = useRef(onMore)
  fetchMore.current = onMore
  const waits = !busy && !failed
  useEffect(() => {
    if (!end.current || !waits) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) fetchMore.current()
      },
      { rootMargin: '800px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [waits])
  return (
    <div ref={end}>
      <Button tone="outline" wide busy={busy} onClick={onMore}>
        {actions.more}
      </Button>
    </div>
  )
}
