import { useEffect, useRef, useState } from 'react'
import { feed } from '../words/feed.ts'
import styles from './Sheet.module.css'

/** What the artist wrote, as many lines as the sheet has room for; what does not fit can be unfolded. */
export function Description({ text }: { text: string }) {
  const words = useRef<HTMLParagraphElement>(null)
  const [isCut, setCut] = useState(false)
  const [isWhole, setWhole] = useState(false)

  useEffect(() => {
    const box = words.current
    if (!box || isWhole) return
    const observer = new ResizeObserver(() => setCut(box.scrollHeight > box.clientHeight + 1))
    observer.observe(box)
    return () => observer.disconnect()
  }, [isWhole])

  const isFolded = isCut && !isWhole
  return (
    <div className={styles.description}>
      <p
        ref={words}
        data-whole={isWhole || undefined}
        data-cut={isFolded || undefined}
        data-drags={isWhole || undefined}
      >
        {isFolded && <span className={styles.room} />}
        {text}
      </p>
      {isFolded && (
        <button type="button" className={styles.more} onClick={() => setWhole(true)}>
          … <span>{feed.more}</span>
        </button>
      )}
    </div>
  )
}
