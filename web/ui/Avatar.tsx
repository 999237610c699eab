import { useState } from 'react'
import { initials } from '../words/format.ts'
import styles from './Avatar.module.css'
import { classes } from './classes.ts'

/**
 * A person: their picture, or their initials on a label in the spot colour. It says nothing by itself: a name stands
 * beside it. `size` is in px, or a length that a stylesheet sets.
 */
export function Avatar({
  name,
  src,
  size = 32,
  className,
}: {
  name: string
  src?: string | null
  size?: number | `var(--${string})`
  className?: string
}) {
  // A picture that was taken away since: the initials do as well.
  const [failed, setFailed] = useState<string>()
  const length = typeof size === 'number' ? `${size}px` : size
  const style = { width: length, height: length, fontSize: `calc(${length} * 0.44)` }
  if (src && src !== failed)
    return (
      <img
        className={classes(styles.avatar, className)}
        style={style}
        src={src}
        alt=""
        onError={() => setFailed(src)}
      />
    )
  return (
    <span className={classes(styles.avatar, styles.label, className)} style={style} aria-hidden="true">
      {initials(name)}
    </span>
  )
}
