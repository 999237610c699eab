import { useEffect } from 'react'
import { BlankPage } from '../../ui/BlankPage.tsx'
import { comesNext } from '../../words/invest.ts'
import { pageTitle } from '../../words/page-title.ts'
import { product } from '../../words/product.ts'
import { shell } from '../../words/shell.ts'

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
  return <BlankPage title={name} text={next} />
}
