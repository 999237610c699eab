import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'wouter'
import styles from './Button.module.css'
import { classes } from './classes.ts'

/** `ink`: the main one. `outline`: beside it. `spot`: the main one where a track's colour leads. `text`: a link's look. */
export type Tone = 'ink' | 'outline' | 'spot' | 'text'
type Look = { tone?: Tone; wide?: boolean; icon?: ReactNode }

const look = ({ tone = 'ink', wide }: Look, more?: string) =>
  classes(styles.button, styles[tone], wide && styles.wide, more)

export function Button({
  tone,
  wide,
  icon,
  busy,
  className,
  children,
  ...rest
}: Look & { busy?: boolean } & ComponentProps<'button'>) {
  return (
    <button type="button" aria-busy={busy || undefined} className={look({ tone, wide }, className)} {...rest}>
      {icon}
      {children}
    </button>
  )
}

/** Goes to a route, in a button's clothes. */
export function LinkButton({
  tone,
  wide,
  icon,
  className,
  children,
  ...rest
}: Look & { href: string } & Omit<ComponentProps<'a'>, 'href'>) {
  return (
    <Link className={look({ tone, wide }, className)} {...rest}>
      {icon}
      {children}
    </Link>
  )
}

/** A picture without words: `label` is what it is called. `disc` is the round one that stands on art. */
export function IconButton({
  label,
  shape = 'bare',
  className,
  ...rest
}: { label: string; shape?: 'bare' | 'plate' | 'disc' } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={classes(styles.icon, styles[shape], className)}
      {...rest}
    />
  )
}
