import styles from './Receipt.module.css'

/** Why so many points: a line for each, their sum, and in grey what would have earned more. */
export function Receipt({
  label,
  lines,
  total,
  more = [],
}: {
  label: string
  lines: readonly { points: number; text: string }[]
  /** The sum and what stands beside it; none while nothing is final. */
  total?: readonly [string, string]
  more?: readonly string[]
}) {
  return (
    <div className={styles.receipt}>
      <ul className={styles.lines} aria-label={label}>
        {lines.map(({ points, text }) => (
          <li key={text}>
            <b>+{points}</b>
            <span>{text}</span>
          </li>
        ))}
        {total && (
          <li className={styles.total}>
            <b>{total[0]}</b>
            <span>{total[1]}</span>
          </li>
        )}
      </ul>
      {more.length > 0 && <p className={styles.more}>{more.join(' ')}</p>}
    </div>
  )
}
