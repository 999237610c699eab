import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react'
import { classes } from './classes.ts'
import styles from './FitTitle.module.css'
import { capitalsOf, fitted } from './fit.ts'

type Heading = 'h1' | 'h2' | 'h3' | 'p' | 'span'

/**
 * A title that touches both margins. `height` is the budget in px (feed 96, sunk sheet 50, grid 34, screens 64-110).
 * Assistive technology always gets the title as it was typed. A script that the display face lacks is set plainly.
 * `measure` spares the first look at the element where the caller knows the width; `enter` lets it stretch into place.
 */
export function FitTitle({
  text,
  height = 96,
  as: Tag = 'h2',
  measure,
  lines = 3,
  enter,
  className,
  id,
}: {
  text: string
  height?: number
  as?: Heading
  measure?: number
  lines?: number
  enter?: boolean
  className?: string
  id?: string
}) {
  const element = useRef<HTMLHeadingElement & HTMLParagraphElement>(null)
  // Titles with the same class are as wide: the last one's width spares a look, which would force a layout.
  const [seen, setSeen] = useState(() => (className && lastSeen.get(className)) || 0)
  const span = measure ?? seen

  useLayoutEffect(() => {
    const box = element.current
    if (!box || measure !== undefined) return
    const see = (width: number) => {
      if (className) lastSeen.set(className, Math.round(width))
      setSeen(Math.round(width))
    }
    if (!className || !lastSeen.has(className)) see(box.clientWidth)
    const observer = new ResizeObserver(([entry]) => entry && see(entry.contentRect.width))
    observer.observe(box)
    return () => observer.disconnect()
  }, [measure, className])

  const capitals = capitalsOf(text)
  if (capitals === null) {
    return (
      <Tag
        ref={element}
        id={id}
        className={classes(styles.title, styles.plain, className)}
        style={plainStyle(text, span, height, lines)}
        dir="auto"
      >
        {text}
      </Tag>
    )
  }
  const set = span > 0 ? fitted(capitals, span, height, lines) : null
  return (
    <Tag ref={element} id={id} className={classes(styles.title, className)} style={set ? undefined : { height }}>
      <span className="for-ears">{text}</span>
      {set && (
        <svg
          width={span}
          height={set.height}
          viewBox={`0 0 ${span} ${set.height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className={styles.set}
        >
          {set.lines.map((line) => (
            <g key={line.baseline}>
              <text
                x={line.x}
                y={line.baseline}
                className={enter ? styles.enter : undefined}
                style={{
                  fontSize: line.size,
                  // Not font-stretch and font-weight: browsers round those to quarters, and the line would miss the margin.
                  fontVariationSettings: `'wdth' ${line.width.toFixed(2)}, 'wght' ${line.weight.toFixed(1)}`,
                  letterSpacing: `${line.tracking}em`,
                  wordSpacing: `${line.wordSpace}em`,
                }}
              >
                {line.text}
              </text>
              {line.rule !== null && <path d={`M${line.rule} ${line.baseline - 3}H${span}v3H${line.rule}z`} />}
            </g>
          ))}
        </svg>
      )}
    </Tag>
  )
}

const lastSeen = new Map<string, number>()

/** As large as lets about the whole title show in the lines there are: letters of most scripts are 0.6 to 1 em wide. */
function plainStyle(text: string, measure: number, height: number, lines: number): CSSProperties {
  const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u
  const ems = [...text].reduce((sum, character) => sum + (wide.test(character) ? 1 : 0.58), 0)
  const count = Math.min(lines, height < 60 ? 1 : 2)
  const size = Math.min(height / (count * 1.12), (Math.max(measure, 120) * count * 0.92) / ems, 56)
  return { fontSize: Math.max(size, 20), WebkitLineClamp: lines }
}
