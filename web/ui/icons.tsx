import type { CSSProperties } from 'react'
import outlines from './icons.json' with { type: 'json' }

export type IconProps = { size?: number; className?: string; style?: CSSProperties; strokeWidth?: number }

/** Lucide's outlines in the house's hand: 22px, 1.75 stroke, square caps, mitre joins. A word always stands beside. */
export function Outline({ of, size = 22, strokeWidth = 1.75, ...rest }: IconProps & { of: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="square"
      aria-hidden="true"
      {...rest}
    >
      <path d={of} />
    </svg>
  )
}

export const HomeIcon = (props: IconProps) => <Outline of={outlines.Home} {...props} />
export const DiscoverIcon = (props: IconProps) => <Outline of={outlines.Discover} {...props} />
export const UploadIcon = (props: IconProps) => <Outline of={outlines.Upload} {...props} />
export const InvestIcon = (props: IconProps) => <Outline of={outlines.Invest} {...props} />
export const ActivityIcon = (props: IconProps) => <Outline of={outlines.Activity} {...props} />
export const ProfileIcon = (props: IconProps) => <Outline of={outlines.Profile} {...props} />
export const SignInIcon = (props: IconProps) => <Outline of={outlines.SignIn} {...props} />
export const FireIcon = (props: IconProps) => <Outline of={outlines.Fire} {...props} />
export const NeedsWorkIcon = (props: IconProps) => <Outline of={outlines.NeedsWork} {...props} />
export const TrashIcon = (props: IconProps) => <Outline of={outlines.Trash} {...props} />
export const UpIcon = (props: IconProps) => <Outline of={outlines.Up} {...props} />
export const CrossIcon = (props: IconProps) => <Outline of={outlines.Cross} {...props} />

export const ratingIcons = { FIRE: FireIcon, NEEDS_WORK: NeedsWorkIcon, TRASH: TrashIcon } as const

/** Solid, as they are printed on a record's label. */
export function PlayIcon({ size = 22, className }: IconProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className={className}>
      <path d="M6 3.5v17L20.5 12z" />
    </svg>
  )
}
export function PauseIcon({ size = 22, className }: IconProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className={className}>
      <path d="M5 3h5v18H5zm9 0h5v18h-5z" />
    </svg>
  )
}
