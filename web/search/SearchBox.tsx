import { type FocusEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { LENGTH } from '../../contract/limits.ts'
import { classes } from '../ui/classes.ts'
import { CrossIcon } from '../ui/icons.tsx'
import { SearchIcon } from '../ui/page-icons.tsx'
import { search as words } from '../words/discover.ts'
import { Results } from './Results.tsx'
import styles from './SearchBox.module.css'
import { useSearch } from './use-search.ts'

/** Less room than this under the field, and the field goes up to the screen's edge. */
const ROOM = 380

/** The search field and the panel that hangs from it, over the page. `onChoose` opens what was chosen. */
export function SearchBox({ className, onChoose }: { className?: string; onChoose: (href: string) => void }) {
  const search = useSearch(onChoose)
  const { id, isOpen, active, options } = search
  const box = useRef<HTMLElement>(null)
  const input = useRef<HTMLInputElement>(null)
  useRoom(box, isOpen)

  const hasList = isOpen && options.length > 0
  function leave({ relatedTarget }: FocusEvent) {
    if (!box.current?.contains(relatedTarget)) search.close()
  }
  return (
    <search ref={box} className={classes(styles.search, isOpen && styles.open, className)} onBlur={leave}>
      {isOpen && <div className={styles.scrim} onPointerDown={search.close} />}
      <div className={styles.frame}>
        <div className={styles.field}>
          <SearchIcon className={styles.icon} />
          <input
            ref={input}
            type="text"
            role="combobox"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={LENGTH.search}
            aria-label={words.label}
            aria-autocomplete="list"
            aria-expanded={hasList}
            aria-controls={hasList ? `${id}-list` : undefined}
            aria-activedescendant={active?.id}
            placeholder={words.placeholder}
            value={search.text}
            onChange={({ target }) => search.type(target.value)}
            onFocus={search.open}
            onClick={search.open}
            onKeyDown={search.onKeyDown}
          />
          {search.text && (
            <button
              type="button"
              className={styles.clear}
              aria-label={words.clear}
              onClick={() => {
                search.type('')
                input.current?.focus()
              }}
            >
              <CrossIcon size={20} />
            </button>
          )}
        </div>
        {isOpen && <Results search={search} />}
      </div>
      <p role="status" className="for-ears">
        {search.news}
      </p>
    </search>
  )
}

/** Tells the panel how high it may be: to the end of what is seen, which an on-screen keyboard makes less. */
function useRoom(box: { current: HTMLElement | null }, isOpen: boolean) {
  useLayoutEffect(() => {
    const element = box.current
    if (!isOpen || !element) return
    const seen = window.visualViewport
    const measure = () => {
      const end = (seen?.height ?? innerHeight) + (seen?.offsetTop ?? 0)
      element.style.setProperty('--room', `${Math.round(end - element.getBoundingClientRect().bottom)}px`)
    }
    measure()
    seen?.addEventListener('resize', measure)
    seen?.addEventListener('scroll', measure)
    addEventListener('scroll', measure, { passive: true })
    return () => {
      seen?.removeEventListener('resize', measure)
      seen?.removeEventListener('scroll', measure)
      removeEventListener('scroll', measure)
    }
  }, [box, isOpen])
  useEffect(() => {
    if (!isOpen || !box.current) return
    if (Number.parseFloat(box.current.style.getPropertyValue('--room')) < ROOM)
      box.current.scrollIntoView({ block: 'start' })
  }, [box, isOpen])
}
