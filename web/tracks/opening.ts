let open = false
const watchers = new Set<() => void>()

/** Whether the Upload Music dialog is open: the navigation opens it, and it lies over whatever page is there. */
export const isUploadOpen = () => open
export function setUploadOpen(next: boolean) {
  open = next
  for (const watcher of watchers) watcher()
}
export function watchUpload(watcher: () => void) {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
