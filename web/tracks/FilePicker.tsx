import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classes } from '../ui/classes.ts'
import styles from './Upload.module.css'

/** Takes one file: the system's own chooser, or a file dropped on it. Once chosen it says which, and can be cleared. */
export function FilePicker({
  label,
  kinds,
  accept,
  icon,
  chosen,
  clear,
  onTake,
  className,
}: {
  label: string
  kinds: string
  accept: string
  icon?: ReactNode
  chosen: { name: string; facts: string } | null
  clear: { label: string; onClear: () => void }
  onTake: (file: File) => void
  className?: string
}) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const clearButton = useRef<HTMLButtonElement>(null)
  const [over, setOver] = useState(false)
  const isChosen = chosen !== null
  // The input leaves the order of Tab: whoever chose with the keys goes on from the button in its place.
  useEffect(() => {
    if (isChosen && document.activeElement === input.current) clearButton.current?.focus()
  }, [isChosen])

  function take(files: FileList | null | undefined) {
    const file = files?.[0]
    if (file) onTake(file)
    // The same file can be chosen again after it was cleared.
    if (input.current) input.current.value = ''
  }
  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      take(event.dataTransfer.files)
    },
  }

  return (
    <section aria-label={label} className={classes(styles.picker, className)} data-over={over || undefined} {...drop}>
      <input
        ref={input}
        id={id}
        type="file"
        accept={accept}
        className={styles.file}
        tabIndex={chosen ? -1 : undefined}
        aria-hidden={chosen ? true : undefined}
        onChange={({ target }) => take(target.files)}
      />
      {chosen ? (
        <>
          {icon}
          <p className={styles.chosen}>
            <b title={chosen.name}>{chosen.name}</b>
            <span>{chosen.facts}</span>
          </p>
          <button
            ref={clearButton}
            type="button"
            className={styles.change}
            onClick={() => {
              clear.onClear()
              input.current?.focus()
            }}
          >
            {clear.label}
          </button>
        </>
      ) : (
        <label htmlFor={id} className={styles.choose}>
          {icon}
          <span className={styles.chosen}>
            <b>{label}</b>
            <span>{kinds}</span>
          </span>
        </label>
      )}
    </section>
  )
}
