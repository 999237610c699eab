import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Track } from '../../contract/tracks.ts'
import type { CurrentUser } from '../../contract/users.ts'

type Card = { html: string; head: string }
type Draw = (track: Track, user: CurrentUser | null) => Card

/** Built from the browser's components, beside the pages. A server without built pages (tests of the API) has none. */
const BUILT = new URL('../../dist/page/first-card.js', import.meta.url)
const draw: Draw | null = existsSync(fileURLToPath(BUILT)) ? (await import(BUILT.href)).drawFirstCard : null

const NONE: Card = { html: '', head: '' }
const drawn = new Map<string, Card>()

/** The first card as plain HTML, so that the largest paint waits for no script, and what the head needs for it. */
export function firstCard(track: Track, user: CurrentUser | null): Card {
  if (!draw) return NONE
  // Of the person only being signed in shows. The few cards that everybody is shown right now are kept.
  const key = `${user ? 'member' : 'guest'} ${JSON.stringify(track)}`
  const known = drawn.get(key)
  if (known) return known
  if (drawn.size >= 8) drawn.clear()
  const card = draw(track, user)
  drawn.set(key, card)
  return card
}
