import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import styles from './Plate.module.css'

/** Opaque white paper on art: what makes text legible over any cover. */
export function Plate({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classes(styles.plate, className)} {...rest} />
}
