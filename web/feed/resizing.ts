import { type RefObject, useLayoutEffect, useRef } from 'react'
import { lessMotion } from '../ui/motion.ts'

/**
 * Lets an element grow and shrink between the two places that its stylesheet gives it, in 300 ms. By its box and not by
 * a scale, which would squash the face in it.
 */
export function useResizing(element: RefObject<HTMLElement | null>, isLarge: boolean) {
  const before = useRef<{ isLarge: boolean; box: DOMRect } | null>(null)
  useLayoutEffect(() => {
    const node = element.current
    const parent = node?.offsetParent?.getBoundingClientRect()
    if (!node || !parent) return
    const box = node.getBoundingClientRect()
    const from = before.current
    if (from && from.isLarge !== isLarge && !lessMotion()) {
      const at = ({ left, top, width, height }: DOMRect) => ({
        inset: 'auto',
        left: `${left - parent.left}px`,
        top: `${top - parent.top}px`,
        width: `${width}px`,
        height: `${height}px`,
      })
      node.animate([at(from.box), at(box)], { duration: 300, easing: 'cubic-bezier(.2,.8,.2,1)' })
    }
    before.current = { isLarge, box }
  })
}
