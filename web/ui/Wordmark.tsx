import { product } from '../words/product.ts'
import { classes } from './classes.ts'
import styles from './Wordmark.module.css'

/** The app's title, as it is stamped everywhere. The size is the type's, in px. */
export function Wordmark({
  size = 24,
  as: Tag = 'span',
  className,
}: {
  size?: number
  as?: 'h1' | 'span'
  className?: string
}) {
  return (
    <Tag className={classes(styles.wordmark, className)} style={{ fontSize: size }}>
      {product}
    </Tag>
  )
}
