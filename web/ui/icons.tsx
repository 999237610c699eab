import {
  ArrowRight,
  ArrowUp,
  AudioLines,
  ChartPie,
  Check,
  ChevronDown,
  ChevronUp,
  CircleX,
  Compass,
  Flame,
  House,
  LogIn,
  type LucideIcon,
  type LucideProps,
  Maximize2,
  Minimize2,
  Music,
  Plus,
  RotateCcw,
  Trash2,
  User,
  Wrench,
  X,
} from 'lucide-react'

/** Lucide in the house's hand: 22px, 1.75 stroke, square caps, mitre joins. */
const drawn = (Icon: LucideIcon) =>
  function DrawnIcon({ size = 22, ...rest }: LucideProps) {
    return (
      <Icon size={size} strokeWidth={1.75} strokeLinecap="square" strokeLinejoin="miter" aria-hidden="true" {...rest} />
    )
  }

export const HomeIcon = /* @__PURE__ */ drawn(House)
export const DiscoverIcon = /* @__PURE__ */ drawn(Compass)
export const UploadIcon = /* @__PURE__ */ drawn(Plus)
export const InvestIcon = /* @__PURE__ */ drawn(ChartPie)
export const ActivityIcon = /* @__PURE__ */ drawn(AudioLines)
export const ProfileIcon = /* @__PURE__ */ drawn(User)
export const SignInIcon = /* @__PURE__ */ drawn(LogIn)
export const FireIcon = /* @__PURE__ */ drawn(Flame)
export const NeedsWorkIcon = /* @__PURE__ */ drawn(Wrench)
export const TrashIcon = /* @__PURE__ */ drawn(Trash2)
export const UpIcon = /* @__PURE__ */ drawn(ArrowUp)
export const RightIcon = /* @__PURE__ */ drawn(ArrowRight)
export const CrossIcon = /* @__PURE__ */ drawn(X)
export const FailedIcon = /* @__PURE__ */ drawn(CircleX)
export const CheckIcon = /* @__PURE__ */ drawn(Check)
export const ChevronDownIcon = /* @__PURE__ */ drawn(ChevronDown)
export const ChevronUpIcon = /* @__PURE__ */ drawn(ChevronUp)
export const EnlargeIcon = /* @__PURE__ */ drawn(Maximize2)
export const ShrinkIcon = /* @__PURE__ */ drawn(Minimize2)
export const RedoIcon = /* @__PURE__ */ drawn(RotateCcw)
export const MusicIcon = /* @__PURE__ */ drawn(Music)

export const ratingIcons = { FIRE: FireIcon, NEEDS_WORK: NeedsWorkIcon, TRASH: TrashIcon } as const

type SolidProps = { size?: number; className?: string }

/** Solid, as they are printed on a record's label. */
export function PlayIcon({ size = 22, className }: SolidProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className={className}>
      <path d="M6 3.5v17L20.5 12z" />
    </svg>
  )
}
export function PauseIcon({ size = 22, className }: SolidProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className={className}>
      <path d="M5 3h5v18H5zm9 0h5v18h-5z" />
    </svg>
  )
}
