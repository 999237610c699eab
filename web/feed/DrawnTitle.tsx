import { classes } from '../ui/classes.ts'
import { FitTitle } from '../ui/FitTitle.tsx'
import styles from './Sheet.module.css'

/** So wide is the sheet between its margins, and so high its title's budget, on the screens there are. */
const SCREENS = [
  { className: styles.narrow, measure: 280, height: 66 },
  { className: styles.short, measure: 342, height: 66 },
  { className: styles.phone, measure: 342, height: 96 },
  { className: styles.tablet, measure: 720, height: 96 },
  { className: styles.column, measure: 436, height: 96 },
]

/**
 * A sheet's title for a page that is drawn before its screen is known: fitted for each kind of screen, and the style
 * sheet shows one. Where lines break depends on the measure; what is left to differ, a stretch makes up for.
 */
export function DrawnTitle({ text }: { text: string }) {
  return SCREENS.map(({ className: screen, ...fit }) => (
    <FitTitle key={screen} as="h2" text={text} className={classes(styles.title, styles.drawn, screen)} {...fit} />
  ))
}
