import { useState } from 'react'
import { usePart } from '../app/use-part.ts'
import { toast } from '../ui/toast.ts'
import { footerWords, privacyWords } from '../words/global.ts'
import styles from './Footer.module.css'

const openDialog = () => import('./PrivacyDialog.tsx').then((it) => it.PrivacyDialog)

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
  const PrivacyDialog = usePart(openDialog, isOpen, () => {
    setOpen(false)
    toast(privacyWords.offline)
  })
  return (
    <>
      <ul className={styles.links} aria-label={footerWords.label}>
        <li>
          <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {privacyWords.title}
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
      {PrivacyDialog && <PrivacyDialog open={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
