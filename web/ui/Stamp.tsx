import { classes } from './classes.ts'
import styles from './Stamp.module.css'

/** A word struck with a rubber stamp: a frame, the word, a line in mono, worn ink. The colour is the text's. */
export function Stamp({ word, line, className }: { word: string; line?: string; className?: string }) {
  return (
    <span className={classes(styles.stamp, className)}>
      <b>{word}</b>
      {line && <small>{line}</small>}
    </span>
  )
}

/** The stamp on a round sticker: what drops on a cover when a track is rated. */
export function Sticker({
  word,
  line,
  size = 214,
  className,
}: {
  word: string
  line?: string
  size?: number
  className?: string
}) {
  return (
    <span className={classes(styles.sticker, className)} style={{ width: size, height: size }}>
      <Stamp word={word} line={line} />
    </span>
  )
}
