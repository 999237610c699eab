import { type RefObject, useLayoutEffect } from 'react'

/** Keeps `--foot`, the height of the item's sheet in px, on an element: what stands on the sheet's shoulder reads it. */
export function useFootHeight(root: RefObject<HTMLElement | null>, isLarge: boolean) {
  useLayoutEffect(() => {
    const foot = root.current?.querySelector<HTMLElement>('[data-foot]')
    if (!foot || isLarge) return
    const measure = () => root.current?.style.setProperty('--foot', `${foot.offsetHeight}px`)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(foot)
    return () => observer.disconnect()
  }, [root, isLarge])
}
