import { type ReactNode, useId } from 'react'
import { common } from '../words/common.ts'
import { product, recordPrint } from '../words/product.ts'
import { classes } from './classes.ts'
import { PauseIcon, PlayIcon } from './icons.tsx'
import styles from './Record.module.css'
import { useTurning } from './turning.ts'

type Label = {
  /** Without one the label has no words. */
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
 * 148 in the feed, 112 on small phones; without a size it fills what it stands in, as on a desktop. `label` overrides
 * the label's diameter (330 when posted).
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
  size?: number
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
  const diameter = size && label ? `${(label / size) * 100}%` : '37.8%'
  const large = !size || size > 240
  const Sign = playing ? PauseIcon : PlayIcon
  const inside = (
    <>
      <span className={styles.sheen} />
      <span className={classes(styles.label, !on && styles.white)} style={{ width: diameter, height: diameter }}>
        <span ref={turning} className={styles.turns}>
          <LabelPrint on={on} large={large} bare={Boolean(children)} />
        </span>
        {children ? (
          <span className={styles.still}>{children}</span>
        ) : (
          on &&
          size &&
          !large && (
            <span className={styles.still}>
              <Sign size={size * 0.15} />
            </span>
          )
        )}
      </span>
    </>
  )
  return (
    <span
      className={classes(styles.record, large && styles.large, className)}
      style={{ width: size ?? '100%', height: size ?? '100%' }}
      aria-hidden={onToggle || children ? undefined : true}
    >
      {inside}
      {/* Over the record and not round it: what is printed on a label is no part of a button's name. */}
      {onToggle && (
        <button
          type="button"
          className={styles.press}
          aria-label={playing ? common.pause : common.play}
          onClick={onToggle}
        />
      )}
    </span>
  )
}

/** Once round, in the units of the label's drawing. */
const ROUND = 472

/** The print on the label: a ring of words along the edge; on large ones title, side, speed and length as well. */
function LabelPrint({ on, large, bare }: { on?: Label; large: boolean; bare: boolean }) {
  const id = useId()
  const words = on?.artist && [on.artist, on.number, product].join(' / ').toUpperCase()
  const ring = large && words ? `${words} / ` : words
  return (
    <svg viewBox="0 0 200 200" width="100%" height="100%" aria-hidden="true">
      <circle cx="100" cy="100" r={large ? 93 : 95} className={styles.ring} />
      {!bare && <circle cx="100" cy="100" r="44" className={styles.ring} opacity=".6" />}
      {ring && (
        <>
          <path id={id} d="M100 21a79 79 0 1 1-.01 0" fill="none" />
          <text className={styles.words} fontSize={Math.min(large ? 14 : 15, ROUND / ring.length / 0.62)}>
            <textPath
              href={`#${id}`}
              textLength={large ? ROUND : Math.min(ROUND, ring.length * 10.2)}
              lengthAdjust="spacing"
            >
              {ring}
            </textPath>
          </text>
        </>
      )}
      {large && !bare && on?.title && <TitleAndSide title={on.title} length={on.length} />}
      {!bare && (large || !on) && <circle cx="100" cy="100" r="7" className={styles.hole} />}
    </svg>
  )
}

function TitleAndSide({ title, length }: { title: string; length?: string }) {
  return (
    <>
      <text
        x="100"
        y="74"
        className={styles.name}
        fontSize="17"
        textLength={title.length > 14 ? 128 : undefined}
        lengthAdjust="spacingAndGlyphs"
      >
        {title.toUpperCase()}
      </text>
      <text x="100" y="151" className={styles.side} fontSize="24">
        {recordPrint.side}
      </text>
      <text x="46" y="104" className={styles.words} fontSize="10" textAnchor="middle">
        {recordPrint.speed}
      </text>
      <text x="154" y="104" className={styles.words} fontSize="10" textAnchor="middle">
        {length}
      </text>
    </>
  )
}
