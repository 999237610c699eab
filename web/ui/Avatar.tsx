import { initials } from '../words.ts'
import styles from './Avatar.module.css'
import { classes } from './classes.ts'

/** A person: their picture, or their initials on a label in the spot colour. It says nothing by itself: a name stands beside it. */
export function Avatar({
  name,
  src,
  size = 32,
  className,
}: {
  name: string
  src?: string | null
  size?: number
  className?: string
}) {
  const style = { width: size, height: size, fontSize: size * 0.44 }
  if (src)
    return (
      <img className={classes(styles.avatar, className)} style={style} src={src} alt="" width={size} height={size} />
    )
  return (
    <span className={classes(styles.avatar, styles.label, className)} style={style} aria-hidden="true">
      {initials(name)}
    </span>
  )
}
