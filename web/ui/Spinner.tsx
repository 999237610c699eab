import styles from './Spinner.module.css'
import { useTurning } from './turning.ts'

/** Something is on its way and nothing can be said about how far: a white label turns. */
export function Spinner({ label }: { label: string }) {
  const turning = useTurning(true)
  return (
    <div role="status" className={styles.spinner}>
      <span ref={turning} className={styles.disc} />
      <span className="for-ears">{label}</span>
    </div>
  )
}

/** The same, in a button that is busy. */
export function SmallSpinner({ size = 20 }: { size?: number }) {
  const turning = useTurning(true)
  return <span ref={turning} className={styles.disc} style={{ fontSize: size }} aria-hidden="true" />
}
