import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { IconButton } from '../ui/Button.tsx'
import { CrossIcon } from '../ui/icons.tsx'
import { bannerWords } from '../words/global.ts'
import styles from './Banner.module.css'
import { closeBanner, wasBannerClosed } from './closed.ts'
import { supportOptions } from './queries.ts'

/** Customer service's addresses along the top, until somebody dismisses it: then not again on this device. */
export function Banner() {
  const [isClosed, setClosed] = useState(wasBannerClosed)
  const { data: addresses } = useQuery({ ...supportOptions, enabled: !isClosed })
  if (isClosed || !addresses) return null
  function close() {
    setClosed(true)
    closeBanner()
  }
  return (
    <aside className={styles.banner} data-banner="" aria-label={bannerWords.label}>
      <p className={styles.addresses}>
        {addresses.length === 1 && <span>{bannerWords.alone}</span>}
        {addresses.map((address) => (
          <a key={address} href={`mailto:${address}`}>
            {address}
          </a>
        ))}
      </p>
      <IconButton label={bannerWords.dismiss} onClick={close}>
        <CrossIcon />
      </IconButton>
    </aside>
  )
}
