import * as Toast from 'radix-ui/toast'
import { type MouseEvent, useEffect, useState, useSyncExternalStore } from 'react'
import { TOAST } from '../../contract/limits.ts'
import { actions } from '../words/actions.ts'
import { toasts } from '../words/toasts.ts'
import { CrossIcon } from './icons.tsx'
import { FailedIcon } from './page-icons.tsx'
import styles from './Toaster.module.css'
import { dismiss, type ShownToast, shownToast, watchToast } from './toast.ts'

/** Where the one toast appears: an ink block at the top of the screen. Mounted once, by the shell. */
export function Toaster() {
  const current = useSyncExternalStore(watchToast, shownToast, () => null)
  return (
    <Toast.Provider duration={TOAST.duration} swipeThreshold={TOAST.swipe} swipeDirection="up" label={toasts.one}>
      {current && <ToastBlock key={current.id} toast={current} />}
      {/* A dialog hides everything else from assistive technology, but nothing that is marked as live. */}
      <Toast.Viewport className={styles.viewport} hotkey={[TOAST.hotkey]} aria-live="off" label={toasts.region} />
    </Toast.Provider>
  )
}

function ToastBlock({ toast }: { toast: ShownToast }) {
  const [block, setBlock] = useState<HTMLLIElement | null>(null)

  // A dialog that is open moves down to below the toast, so that neither covers the other's words.
  useEffect(() => {
    if (!toast.open || !block) return
    const root = document.documentElement.style
    const observer = new ResizeObserver(() => root.setProperty('--toast', `${block.offsetHeight}px`))
    observer.observe(block)
    return () => {
      observer.disconnect()
      root.removeProperty('--toast')
    }
  }, [toast.open, block])

  return (
    <Toast.Root
      ref={setBlock}
      className={styles.toast}
      data-destructive={toast.destructive || undefined}
      open={toast.open}
      onOpenChange={(open) => !open && dismiss(toast.id)}
      duration={toast.duration}
    >
      {toast.destructive && <FailedIcon className={styles.failed} />}
      <div className={styles.words}>
        <Toast.Title className={styles.title}>{toast.title}</Toast.Title>
        {toast.description && <Toast.Description className={styles.description}>{toast.description}</Toast.Description>}
      </div>
      <Toast.Close className={styles.close} aria-label={actions.close} onClick={letGo}>
        <CrossIcon />
      </Toast.Close>
      {toast.actions && (
        <div className={styles.actions}>
          {toast.actions.map((action) => (
            <Toast.Action
              key={action.label}
              altText={action.altText ?? action.label}
              className={styles.action}
              onClick={(event) => {
                letGo(event)
                action.onClick?.()
              }}
            >
              {action.label}
            </Toast.Action>
          ))}
        </div>
      )}
    </Toast.Root>
  )
}

/**
 * After a tap the focus would stay among the toasts, and while it is there none of them ever times out. Whoever came
 * by key keeps it.
 */
function letGo({ currentTarget, detail }: MouseEvent<HTMLElement>) {
  if (detail > 0) currentTarget.blur()
}
