import { type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import { PauseIcon, PlayIcon } from './icons.tsx'
import styles from './Record.module.css'
import { useTurning } from './turning.ts'

type Label = {
  artist: string
  /** HC 00217 */
  number: string
  /** Large labels also carry these. */
  title?: string
  length?: string
}

/**
 * A record: grooves, a sheen that stays where the light is, and a label in the spot colour that turns at 33 1/3.
 * With `onToggle` it is the play button, its sign standing still in the middle; without, it is a picture.
 * 148 in the feed, 112 on small phones, 660 on a desktop; `label` overrides the label's diameter (330 when posted).
 */
export function Record({
  size,
  playing = false,
  onToggle,
  on,
  label,
  className,
  children,
}: {
  size: number
  playing?: boolean
  onToggle?: () => void
  /** What the label says; a white label without it. */
  on?: Label
  label?: number
  className?: string
  /** Stands still on the label, instead of the sign. */
  children?: ReactNode
}) {
  const turning = useTurning(playing)
  const diameter = label ?? size * 0.378
  const large = size > 240
  const inside = (
    <>
      <span className={styles.sheen} />
      <span className={classes(styles.label, !on && styles.white)} style={{ width: diameter, height: diameter }}>
        <span ref={turning} className={styles.turns}>
          <LabelPrint on={on} large={large} hole={!children} />
        </span>
        {children ? (
          <span className={styles.still}>{children}</span>
        ) : (
          on &&
          !large && (
            <span className={styles.still}>
              {playing ? <PauseIcon size={size * 0.15} /> : <PlayIcon size={size * 0.15} />}
            </span>
          )
        )}
      </span>
    </>
  )
  const shared = {
    className: classes(styles.record, large && styles.large, className),
    style: { width: size, height: size },
  }
  if (!onToggle)
    return (
      <span {...shared} aria-hidden={children ? undefined : true}>
        {inside}
      </span>
    )
  return (
    <button type="button" aria-label={playing ? 'Pause' : 'Play'} onClick={onToggle} {...shared}>
      {inside}
    </button>
  )
}

/** The print on the label: a ring of words along the edge; on large ones title, side, speed and length as well. */
function LabelPrint({ on, large, hole }: { on?: Label; large: boolean; hole: boolean }) {
  const id = useId()
  const ring = on && [on.artist, on.number, 'Heatcheck'].join(' / ').toUpperCase()
  return (
    <svg viewBox="0 0 200 200" width="100%" height="100%" aria-hidden="true">
      <circle cx="100" cy="100" r={large ? 93 : 95} className={styles.ring} />
      <circle cx="100" cy="100" r="44" className={styles.ring} opacity=".6" />
      {ring && (
        <>
          <path id={id} d="M100 21a79 79 0 1 1-.01 0" fill="none" />
          <text className={styles.words} fontSize={large ? 13 : 15} letterSpacing={large ? '.12em' : '.06em'}>
            <textPath
              href={`#${id}`}
              textLength={Math.min(480, ring.length * (large ? 9.6 : 10.2))}
              lengthAdjust="spacing"
            >
              {ring}
            </textPath>
          </text>
        </>
      )}
      {large && on?.title && (
        <>
          <text
            x="100"
            y="74"
            className={styles.name}
            textAnchor="middle"
            fontSize="17"
            textLength={on.title.length > 14 ? 124 : undefined}
            lengthAdjust="spacingAndGlyphs"
          >
            {on.title.toUpperCase()}
          </text>
          <text x="100" y="151" className={styles.side} textAnchor="middle" fontSize="24">
            A
          </text>
          <text x="46" y="104" className={styles.words} textAnchor="middle" fontSize="10">
            33⅓
          </text>
          <text x="154" y="104" className={styles.words} textAnchor="middle" fontSize="10">
            {on.length}
          </text>
        </>
      )}
      {hole && <circle cx="100" cy="100" r="7" className={styles.hole} />}
    </svg>
  )
}
