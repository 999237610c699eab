import { type ComponentProps, type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import styles from './Field.module.css'

type Around = {
  label: string
  error?: string | null
  hint?: string
  /** Shows how many of how many characters are there. */
  count?: { of: number; is: number }
  className?: string
}

type InputProps = Around & { lines?: undefined } & Omit<ComponentProps<'input'>, 'className'>
type AreaProps = Around & { lines: number } & Omit<ComponentProps<'textarea'>, 'className'>

/** A labelled input on a sleeve-grey panel with a 2px ink line under it; `lines` makes it a text area of that height. */
export function Field(props: InputProps | AreaProps) {
  const { label, error, hint, count, className, lines, ...input } = props
  const own = useId()
  const id = input.id ?? own
  const told = classes(error && `${id}-error`, hint && `${id}-hint`) || undefined
  const shared = { id, 'aria-invalid': Boolean(error), 'aria-describedby': told, className: styles.input }
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} count={count} className={className}>
      {lines ? (
        <textarea {...(input as ComponentProps<'textarea'>)} {...shared} rows={lines} />
      ) : (
        <input {...(input as ComponentProps<'input'>)} {...shared} />
      )}
    </FieldFrame>
  )
}

/** What stands round any control of a form: label and count above, error or hint below. */
export function FieldFrame({
  id,
  label,
  error,
  hint,
  count,
  className,
  children,
}: Around & { id: string; children: ReactNode }) {
  return (
    <div className={classes(styles.field, className)}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        {count && (
          <span className={styles.count}>
            {count.is}/{count.of}
          </span>
        )}
      </div>
      {children}
      {error ? (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      ) : (
        hint && (
          <p id={`${id}-hint`} className={styles.hint}>
            {hint}
          </p>
        )
      )}
    </div>
  )
}
