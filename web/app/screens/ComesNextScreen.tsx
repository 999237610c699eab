import { useEffect } from 'react'
import { FitTitle } from '../../ui/FitTitle.tsx'
import { Record } from '../../ui/Record.tsx'
import { product } from '../../words.ts'
import styles from './ComesNextScreen.module.css'

const SCREENS = {
  invest: {
    name: 'Invest',
    next: 'Owning a part of Heatcheck comes next.',
  },
} as const

/** A test pressing without a label: a screen that is not there yet, and one sentence about what it will be. */
export function ComesNextScreen({ screen }: { screen: keyof typeof SCREENS }) {
  const { name, next } = SCREENS[screen]
  useEffect(() => {
    document.title = `${name} / ${product}`
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
