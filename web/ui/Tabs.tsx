import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { classes } from './classes.ts'
import styles from './Tabs.module.css'

type Tab<V extends string> = { value: V; label: string; controls?: string }

/**
 * A row of tabs, the current one an ink block. Arrow keys, Home and End move, as the ARIA pattern asks.
 * `plate` stands on art, as wide as its words; `line` stands on paper, as wide as there is room.
 */
export function Tabs<V extends string>({
  label,
  value,
  onChange,
  tabs,
  look = 'line',
}: {
  label: string
  value: V
  onChange: (value: V) => void
  tabs: readonly Tab<V>[]
  look?: 'plate' | 'line'
}) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const before = useRef(value)
  // A change may take away what had the focus: it goes on from the tab that stands for it.
  useEffect(() => {
    if (before.current === value) return
    before.current = value
    if (document.activeElement === document.body) {
      list.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus({ preventScroll: true })
    }
  }, [value])

  function move(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.value === value)
    const last = tabs.length - 1
    const to = { ArrowRight: at === last ? 0 : at + 1, ArrowLeft: at === 0 ? last : at - 1, Home: 0, End: last }[
      event.key
    ]
    const tab = to === undefined ? undefined : tabs[to]
    if (!tab) return
    event.preventDefault()
    event.stopPropagation()
    onChange(tab.value)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to!]?.focus()
  }

  return (
    <div ref={list} role="tablist" aria-label={label} className={classes(styles.tabs, styles[look])} onKeyDown={move}>
      {tabs.map((tab) => {
        const current = tab.value === value
        return (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={current}
            aria-controls={tab.controls}
            tabIndex={current ? 0 : -1}
            className={styles.tab}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
          </button>
        )
      })}
    </div>
  )
}
