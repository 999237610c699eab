import type { ReactNode } from 'react'
import styles from './BlankPage.module.css'
import { FitTitle } from './FitTitle.tsx'
import { Record } from './Record.tsx'

/** A page with nothing on it yet, or no more: a white-label record, its name, and a sentence. `children` lead on. */
export const BlankPage = ({ title, text, children }: { title: string; text: string; children?: ReactNode }) => (
  <main className={styles.screen}>
    <div className={styles.table} aria-hidden="true">
      <Record size={560} />
    </div>
    <div className={styles.words}>
      <FitTitle as="h1" text={title} height={96} lines={3} />
      <p>{text}</p>
      {children && <div className={styles.ways}>{children}</div>}
    </div>
  </main>
)
