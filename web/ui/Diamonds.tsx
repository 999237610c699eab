import { diamonds } from '../words/points.ts'
import styles from './Diamonds.module.css'

/** Lozenges in the track's text spot; outlined while nothing is final or earned. Points stand beside them in words. */
export function Diamonds({ count, earned = true, size = 12 }: { count: number; earned?: boolean; size?: number }) {
  return (
    <span className={styles.diamonds} role="img" aria-label={diamonds(count)}>
      {Array.from({ length: count }, (_, place) => place).map((place) => (
        <svg key={place} width={size} height={size} viewBox="0 0 12 12" aria-hidden="true">
          {earned ? (
            <path d="M6 0l6 6-6 6-6-6z" fill="currentColor" />
          ) : (
            <path d="M6 1.1L10.9 6 6 10.9 1.1 6z" fill="none" stroke="currentColor" strokeWidth="1.5" />
          )}
        </svg>
      ))}
    </span>
  )
}
