import { useEffect, useEffectEvent } from 'react'
import type { Step } from './gesture.ts'

const STEPS: Record<string, Step | undefined> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  PageDown: 'next',
  PageUp: 'previous',
}

/** Arrows move, space plays and pauses, 1 2 3 rate; but not while somebody types, or is in a dialog. */
export function useKeys(keys: { step: (step: Step) => void; toggle: () => void; rate: (place: number) => void }) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const target = event.target instanceof Element ? event.target : null
    if (target?.closest('[role="dialog"], input, textarea, select, [contenteditable], [role="slider"]')) return
    const step = STEPS[event.key]
    if (step && !event.repeat) keys.step(step)
    else if (event.key === ' ' && !target?.closest('button, a, video')) keys.toggle()
    else if (['1', '2', '3'].includes(event.key) && !event.repeat) keys.rate(Number(event.key) - 1)
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
