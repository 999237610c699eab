import type { QueryClient } from '@tanstack/react-query'
import { addressOf } from '../call.ts'
import { feedOptions } from '../feed/queries.ts'
import { type FromWorker, forgetKept, KEPT, type ToWorker } from '../offline/kept.ts'
import { player } from '../player/use-player.ts'
import { currentUser } from '../query.ts'
import { hasLine, setLine } from './line.ts'
import { reloadWhenGone } from './reload.ts'
import { markStale } from './stale.ts'

/** Heard so long, in seconds, a sound is worth keeping; or half of a short one. */
const HEARD = 10
const HOUR = 3600_000
/** How often a server that is away is asked for, in milliseconds. */
const OFTEN = 4000
const WHO = 'kept-for'

/** Installs the worker that keeps what was opened, and minds what it keeps. Fetched when the page has come to rest. */
export async function keep(queries: QueryClient) {
  reloadWhenGone()
  // Only over https, or on this machine.
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  // The first one to take over was not there before; any later one comes from a newer build.
  let wasControlled = serviceWorker.controller !== null
  serviceWorker.addEventListener('controllerchange', () => {
    if (wasControlled) markStale()
    wasControlled = true
  })
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    setLine(data.hasLine)
    if (!data.hasLine) void waitForLine(queries)
  })
  if (!hasLine()) void waitForLine(queries)
  await forgetOthers(queries)
  const registration = await serviceWorker.register('/sw.js')
  await serviceWorker.ready

  let askedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') return void keepFeeds(queries)
    if (Date.now() - askedAt < HOUR) return
    askedAt = Date.now()
    registration.update().catch(() => undefined)
  })
  void keepFeeds(queries)
  keepHeard(queries, (told) => serviceWorker.controller?.postMessage(told))
}

let isWaiting = false
/** A server that is away gives no sign when it is back: it is asked, and then what failed is asked for again. */
async function waitForLine(queries: QueryClient) {
  if (isWaiting) return
  isWaiting = true
  do await new Promise((resolve) => setTimeout(resolve, OFTEN))
  while (!(await fetch('/healthz', { cache: 'no-store' }).catch(() => null))?.ok)
  isWaiting = false
  setLine(true)
  await queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
}

/** What is kept belongs to one person, or to a guest: when that changes, also between two visits, it goes. */
async function forgetOthers(queries: QueryClient) {
  const check = async () => {
    const user = queries.getQueryData(currentUser.queryKey)
    if (user === undefined) return
    const who = String(user?.id ?? 'guest')
    const before = localStorage.getItem(WHO)
    if (before !== who) {
      localStorage.setItem(WHO, who)
      if (before !== null) await forgetKept()
    }
    // Pages tell who is here, so that nobody asks; but the page that stands in for them without a line cannot.
    if (user) await (await caches.open(KEPT.lists)).put('/api/user', keepable(user))
  }
  let last = Promise.resolve()
  const mind = () => {
    last = last.then(check).catch(() => undefined)
    return last
  }
  queries.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] === currentUser.queryKey[0]) void mind()
  })
  await mind()
}

/** The feeds as they are known here: their first pages came inside the page, or before the worker was there. */
async function keepFeeds(queries: QueryClient) {
  const lists = await caches.open(KEPT.lists)
  // With it the Privacy Policy.
  if (!(await lists.match('/api/content'))) lists.add('/api/content').catch(() => undefined)
  for (const kind of ['new', 'trending'] as const) {
    const feed = queries.getQueryData(feedOptions(kind).queryKey)
    for (const [at, page] of feed?.pages.entries() ?? []) {
      const cursor = feed?.pageParams[at] ?? undefined
      const { url } = addressOf(`GET /api/tracks/feed/${kind}`, { query: { limit: 20, cursor } })
      await lists.put(url, keepable(page.items, page.next))
    }
  }
}

const keepable = (answer: unknown, next?: string | null) =>
  new Response(JSON.stringify(answer), {
    headers: {
      'content-type': 'application/json',
      date: new Date().toUTCString(),
      ...(next && { link: `</?cursor=${encodeURIComponent(next)}>; rel="next"` }),
    },
  })

function keepHeard(queries: QueryClient, ask: (told: ToWorker) => void) {
  const asked = new Set<number>()
  player.watch(() => {
    const { trackId, state, time, duration } = player.heard()
    if (trackId === null || state !== 'playing' || asked.has(trackId) || time < Math.min(HEARD, duration / 2)) return
    const track = findTrack(queries, trackId)
    if (!track) return
    asked.add(trackId)
    ask({ keepSound: track.audio })
  })
}

function findTrack(queries: QueryClient, id: number) {
  const feeds = (['new', 'trending'] as const).map((kind) => queries.getQueryData(feedOptions(kind).queryKey))
  return feeds.flatMap((feed) => feed?.pages.flatMap(({ items }) => items) ?? []).find((track) => track.id === id)
}
