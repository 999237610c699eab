import { Children, type ReactNode } from 'react'
import { actions } from '../words/actions.ts'
import { Button } from './Button.tsx'
import { classes } from './classes.ts'
import styles from './Listed.module.css'

type Asked = { isPending: boolean; isError: boolean; data: unknown; refetch: () => unknown }

/** A list that is asked for: blanks of its size while it comes, its rows, or what there is to say instead. */
export function Listed({
  query,
  loading,
  empty,
  failed,
  blanks,
  ranked,
  className,
  children,
}: {
  query: Asked
  loading: string
  empty: string
  failed: string
  blanks: ReactNode
  ranked?: boolean
  className?: string
  children: ReactNode
}) {
  if (query.isPending)
    return (
      <div role="status" aria-label={loading}>
        {/* Some have words and figures already: nobody reads out a blank. */}
        <div aria-hidden="true" className={className}>
          {blanks}
        </div>
      </div>
    )
  if (query.isError && !query.data)
    return (
      <div role="alert" data-nothing className={classes(className, styles.nothing)}>
        <p>{failed}</p>
        <Button tone="outline" onClick={() => query.refetch()}>
          {actions.again}
        </Button>
      </div>
    )
  if (Children.count(children) === 0)
    return (
      <div data-nothing className={classes(className, styles.nothing)}>
        <p>{empty}</p>
      </div>
    )
  const List = ranked ? 'ol' : 'ul'
  return <List className={className}>{children}</List>
}
