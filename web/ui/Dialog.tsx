import * as Radix from 'radix-ui/dialog'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { actions } from '../words/actions.ts'
import { classes } from './classes.ts'
import styles from './Dialog.module.css'
import { CrossIcon } from './icons.tsx'

/**
 * Paper over the page: focus stays inside and returns where it was, Escape and the scrim close it, it scrolls inside
 * while its heading stays. Import it only from what is itself loaded when first needed.
 *
 * `look`: `sheet` rises from the bottom edge, `card` stands in the middle, `full` fills the phone.
 * `heading` is what is seen (a FitTitle, a prompt); without it the title is set as a dialog's title.
 */
export function Dialog({
  open,
  onClose,
  title,
  heading,
  note,
  foot,
  look = 'card',
  locked,
  firm,
  spot,
  page,
  className,
  onCloseFocus,
  children,
}: {
  open: boolean
  onClose: () => void
  title: string
  heading?: ReactNode
  /** A line under the title. */
  note?: string
  /** Stays below while what is inside scrolls. */
  foot?: ReactNode
  look?: 'card' | 'sheet' | 'full'
  /** While something runs that must not be lost: nothing closes it, and the cross is disabled. */
  locked?: boolean
  /** It holds what a person made: a tap beside it does not close it. */
  firm?: boolean
  /** What `spotted()` gives, for a dialog about one track. */
  spot?: object
  /** It belongs to a page, and follows the person's light or dark mode with it. */
  page?: boolean
  className?: string
  /** Prevent its default to send the focus elsewhere. */
  onCloseFocus?: (event: Event) => void
  children: ReactNode
}) {
  const stay = (event: Event) => locked && event.preventDefault()
  // Radix gives the focus back to a trigger of its own; here whatever had it opened the dialog.
  const opener = useRef<Element>(null)
  const [body, isReached] = useReach(Boolean(locked || foot))
  function giveBack(event: Event) {
    onCloseFocus?.(event)
    if (event.defaultPrevented) return
    event.preventDefault()
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
  }
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && !locked && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim} />
        <Radix.Content
          {...spot}
          data-surface={page ? 'page' : undefined}
          className={classes(styles.dialog, styles[look], className)}
          aria-describedby={undefined}
          onEscapeKeyDown={stay}
          onInteractOutside={(event) => (locked || firm) && event.preventDefault()}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement
          }}
          onCloseAutoFocus={giveBack}
        >
          <header className={styles.head}>
            {heading ? (
              <>
                <Radix.Title className="for-ears">{title}</Radix.Title>
                <div className={styles.heading}>{heading}</div>
              </>
            ) : (
              <div className={styles.title}>
                <Radix.Title>{title}</Radix.Title>
                {note && <p className={styles.note}>{note}</p>}
              </div>
            )}
            <Radix.Close className={styles.close} aria-label={actions.close} disabled={locked}>
              <CrossIcon />
            </Radix.Close>
          </header>
          <div ref={body} className={styles.body} tabIndex={isReached ? 0 : undefined}>
            {children}
          </div>
          {foot && <footer className={styles.foot}>{foot}</footer>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** What is higher than its room must scroll by key, also with nothing in it that takes the focus. */
function useReach(always: boolean) {
  const [body, setBody] = useState<HTMLDivElement | null>(null)
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => {
    if (!body) return
    const see = () =>
      setNeeded(body.scrollHeight > body.clientHeight && !body.querySelector('a[href], button, input, textarea'))
    const observer = new ResizeObserver(see)
    for (const box of [body, ...body.children]) observer.observe(box)
    return () => observer.disconnect()
  }, [body])
  return [setBody, always || isNeeded] as const
}
