import { lazy, Suspense, useState } from 'react'
import { footerWords } from '../words/global.ts'
import styles from './Footer.module.css'

const PrivacyDialog = lazy(() => import('./PrivacyDialog.tsx').then((it) => ({ default: it.PrivacyDialog })))

/** Under every page. The last two do nothing, and say so to whoever cannot see that nothing happens. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <LegalLinks />
    </footer>
  )
}

export function LegalLinks() {
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  function open() {
    setWasOpen(true)
    setOpen(true)
  }
  return (
    <>
      <ul className={styles.links} aria-label={footerWords.label}>
        <li>
          <button type="button" aria-haspopup="dialog" onClick={open}>
            {footerWords.privacy}
          </button>
        </li>
        {[footerWords.terms, footerWords.copyright].map((word) => (
          <li key={word}>
            <button type="button" aria-disabled="true">
              {word}
            </button>
          </li>
        ))}
      </ul>
      {wasOpen && (
        <Suspense>
          <PrivacyDialog open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
