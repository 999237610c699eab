import { type ReactNode, useEffect, useRef } from 'react'
import type { GeneratedCover } from '../../contract/covers.ts'
import { Button } from '../ui/Button.tsx'
import { lessMotion } from '../ui/motion.ts'
import { PrintLine } from '../ui/PrintLine.tsx'
import { painted as words } from '../words/upload.ts'
import styles from './CoverPanel.module.css'
import type { usePaintCover } from './queries.ts'

/** Has a cover painted from the sound, shows how far it is, and then the cover with what was heard in it. */
export function CoverPanel({
  painter,
  cover,
  title,
  onGenerate,
}: {
  painter: Pick<ReturnType<typeof usePaintCover>, 'isPainting' | 'progress' | 'step'>
  cover: GeneratedCover | null
  title: string
  onGenerate: () => void
}) {
  const panel = useRef<HTMLDivElement>(null)
  const { isPainting } = painter
  // The press starts below what fits on a phone: bring it, and what comes out of it, into view.
  useEffect(() => {
    if (isPainting || cover)
      panel.current?.scrollIntoView({ block: 'start', behavior: lessMotion() ? 'auto' : 'smooth' })
  }, [isPainting, cover])
  const address = cover && `/api/covers/${cover.coverImageId}?w=640`
  if (isPainting) {
    return (
      <div ref={panel} className={styles.panel}>
        <Sheet>
          <PrintLine className={styles.art} progress={painter.progress} label={words.running}>
            {address ? <img src={address} alt="" /> : <span className={styles.blank} />}
          </PrintLine>
        </Sheet>
        <div role="status">
          <p className={styles.head}>{words.running}</p>
          <p className={styles.text}>{words.doing}</p>
        </div>
        <div className={styles.bar}>
          <i style={{ scale: `${painter.progress} 1` }} />
        </div>
      </div>
    )
  }
  if (cover && address) {
    return (
      <div ref={panel} className={styles.panel}>
        <Sheet>
          <img className={styles.art} src={address} alt={words.cover(title)} />
        </Sheet>
        <dl className={styles.analysis}>
          <div>
            <dt>{words.theme}</dt>
            <dd>{cover.analysis.theme}</dd>
          </div>
          <div>
            <dt>{words.mood}</dt>
            <dd>{cover.analysis.mood}</dd>
          </div>
        </dl>
        <Button tone="outline" wide onClick={onGenerate}>
          {words.again}
        </Button>
      </div>
    )
  }
  return (
    <div ref={panel} className={styles.panel}>
      <p className={styles.text}>{words.what}</p>
      <Button tone="outline" wide onClick={onGenerate}>
        {words.generate}
      </Button>
    </div>
  )
}

/** A printer's proof: white margins, a register mark in each corner. */
function Sheet({ children }: { children: ReactNode }) {
  return (
    <div className={styles.sheet}>
      {children}
      {['nw', 'ne', 'sw', 'se'].map((corner) => (
        <svg key={corner} data-corner={corner} width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
          <path d="M6 0v12M0 6h12M6 2.5a3.5 3.5 0 1 1-.01 0" fill="none" stroke="currentColor" />
        </svg>
      ))}
    </div>
  )
}
