import { type ReactNode, useId, useRef } from 'react'
import { Button } from '../ui/Button.tsx'
import { actions } from '../words/actions.ts'
import styles from './AccountSettings.module.css'

/** A line about one setting, and below it, while it is open, what changes it. The focus goes along. */
export function Setting({
  title,
  says,
  action,
  isOpen,
  onOpen,
  onClose,
  children,
}: {
  title: string
  says: ReactNode
  action: string
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
  children: ReactNode
}) {
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <div className={styles.setting}>
      <div className={styles.head}>
        <div>
          <h3 id={id} className={styles.title}>
            {title}
          </h3>
          <p className={styles.says}>{says}</p>
        </div>
        <Button
          ref={opener}
          tone="outline"
          aria-expanded={isOpen}
          aria-describedby={id}
          onClick={isOpen ? onClose : onOpen}
        >
          {isOpen ? actions.cancel : action}
        </Button>
      </div>
      {isOpen && children}
    </div>
  )
}
