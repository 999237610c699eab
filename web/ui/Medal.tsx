import styles from './Medal.module.css'

/** A place in a ranking: ribbon and disc for the first three, a number after that. */
export function Medal({ rank }: { rank: number }) {
  if (rank > 3) return <span className={styles.rank}>{rank}</span>
  return (
    <span className={styles.medal}>
      <svg viewBox="0 0 34 48" width="34" height="48" aria-hidden="true">
        <path d="M7.5 0h8L19 17h-6.5zM26.5 0h-8L15 17h6.5z" className={styles.ribbon} />
        <circle cx="17" cy="31" r="16" className={styles.disc} />
        <circle cx="17" cy="31" r="12.5" className={styles.ring} />
      </svg>
      <b>{rank}</b>
    </span>
  )
}
