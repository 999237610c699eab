import { TOAST } from '../../contract/limits.ts'

export type ToastAction = {
  label: string
  /** For a screen reader, where the label alone does not say how else to get there. */
  altText?: string
  onClick?: () => void
}
export type ToastContent = {
  title: string
  description?: string
  /** The first is the main one. */
  actions?: ToastAction[]
  /** Milliseconds; 5 seconds when not said. */
  duration?: number
  /** Something failed: a red edge and a cross. */
  destructive?: boolean
}
export type ShownToast = ToastContent & { id: number; open: boolean }

let shown: ShownToast | null = null
let count = 0
let removal: ReturnType<typeof setTimeout> | undefined
const watchers = new Set<() => void>()

function show(next: ShownToast | null) {
  shown = next
  for (const watcher of watchers) watcher()
}

/** Shows a toast in place of the one that is there. Returns what dismisses it. */
export function toast(content: ToastContent): () => void {
  clearTimeout(removal)
  const id = ++count
  show({ ...content, id, open: true })
  return () => dismiss(id)
}

/** Closes a toast; it stays known, so that it can leave in its own time, and is forgotten much later. */
export function dismiss(id: number) {
  if (shown?.id !== id || !shown.open) return
  show({ ...shown, open: false })
  removal = setTimeout(() => show(null), TOAST.removal)
}

export const shownToast = () => shown
export function watchToast(watcher: () => void) {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
