import { shortCount } from '../../contract/limits.ts'

/** 1,284. */
export const count = (number: number) => number.toLocaleString('en-US')

/** Whole while it fits the cell: 1,284, 99,999; then 100.0K. */
export const cellCount = (number: number) => (number < 100_000 ? count(number) : shortCount(number))

/** "1 track", "1,284 tracks". */
export const several = (number: number, one: string, more: string) => `${count(number)} ${number === 1 ? one : more}`

/** 217 is "HC 00217": a track's catalogue number. */
export const catalogueNumber = (id: number) => `HC ${String(id).padStart(5, '0')}`

/** 178.4 seconds are "2:58". */
export function clock(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** 37 seconds are "00:37". */
export const timer = (seconds: number) => clock(seconds).padStart(5, '0')

/** "Low Tide Union" is "LT", "mono" is "MO". */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const letters = words.length > 1 ? words.slice(0, 2).map((word) => [...word][0]) : [...(words[0] ?? '?')].slice(0, 2)
  return letters.join('').toUpperCase()
}

/** 21 NOV 26: the day on a stamp. */
export const stampDay = (day: Date) =>
  day
    .toLocaleDateString('en-GB', { day: '2-digit', month: 'short', year: '2-digit' })
    .replace('Sept', 'Sep')
    .toUpperCase()
