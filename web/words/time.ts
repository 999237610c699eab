const UNITS = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const
const relative = new Intl.RelativeTimeFormat('en')

/** "3 hours ago". A clock that is behind the server's sees no future. */
export function timeAgo(time: string | null | undefined, now = Date.now()): string {
  if (!time) return 'Unknown time'
  const seconds = (now - Date.parse(time)) / 1000
  if (Number.isNaN(seconds)) return 'Invalid date'
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? []
  return unit ? relative.format(-Math.floor(seconds / length), unit) : 'a moment ago'
}

/** The month in which somebody came: "November 2026". */
export function memberSince(createdAt: string | null | undefined) {
  const day = new Date(createdAt ?? Number.NaN)
  if (Number.isNaN(day.getTime())) return 'Recently joined'
  return day.toLocaleDateString('en-GB', { month: 'long', year: 'numeric' })
}

/** "12 November 2026". */
export const dayOf = (createdAt: string) =>
  new Date(createdAt).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
