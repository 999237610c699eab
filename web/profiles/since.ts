import { about } from '../words/profile.ts'

/** The month in which somebody came: "November 2026". */
export function memberSince(createdAt: string | null | undefined) {
  const day = new Date(createdAt ?? Number.NaN)
  if (Number.isNaN(day.getTime())) return about.recently
  return day.toLocaleDateString('en-GB', { month: 'long', year: 'numeric' })
}

/** "12 November 2026". */
export const dayOf = (createdAt: string) =>
  new Date(createdAt).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
