import type { QueryClient } from '@tanstack/react-query'
import type { Track } from '../../contract/tracks.ts'
import type { CurrentUser } from '../../contract/users.ts'
import { supportOptions } from '../content/queries.ts'
import { feedOptions } from '../feed/queries.ts'
import { currentUser } from '../query.ts'
import { wearFirst } from '../ui/lead.ts'

/** What the server put into the page: who is here, and on `/` the first page of New. */
export type FirstPage = { tracks?: Track[]; next?: string | null; user: CurrentUser | null; support?: string[] }

/** Spares the first calls: their answers came with the page. */
export function seed(client: QueryClient, { tracks, next = null, user, support }: FirstPage) {
  client.setQueryData(currentUser.queryKey, user)
  if (support) client.setQueryData(supportOptions.queryKey, support)
  if (!tracks) return
  wearFirst(tracks[0]?.spot ?? null)
  client.setQueryData(feedOptions('new').queryKey, { pages: [{ items: tracks, next }], pageParams: [null] })
}

export function readFirstPage(): FirstPage | null {
  const text = document.getElementById('first-page')?.textContent
  return text ? (JSON.parse(text) as FirstPage) : null
}
