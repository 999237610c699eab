import { useEffect } from 'react'
import { FitTitle } from '../../ui/FitTitle.tsx'
import { Record } from '../../ui/Record.tsx'
import { comesNext } from '../../words/invest.ts'
import { pageTitle } from '../../words/page-title.ts'
import { product } from '../../words/product.ts'
import { shell } from '../../words/shell.ts'
import styles from './ComesNextScreen.module.css'

const SCREENS = {
  invest: {
    name: shell.invest,
    next: comesNext.invest,
  },
} as const

/** A test pressing without a label: a screen that is not there yet, and one sentence about what it will be. */
export function ComesNextScreen({ screen }: { screen: keyof typeof SCREENS }) {
  const { name, next } = SCREENS[screen]
  useEffect(() => {
    document.title = pageTitle(name)
    return () => {
      document.title = product
    }
  }, [name])
  return (
    <main className={styles.screen}>
      <div className={styles.table} aria-hidden="true">
        <Record size={560} />
      </div>
      <div className={styles.words}>
        <FitTitle as="h1" text={name} height={96} lines={2} />
        <p>{next}</p>
      </div>
    </main>
  )
}
