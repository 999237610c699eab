/**
 * Stands between the installed app and the line.
 * 1. A page always comes from the server while there is one: its stand-in is shown only when asking failed.
 * 2. Files of the build have names that never mean anything else: they are kept beforehand, or when first used.
 * 3. Of answers and pictures the last that came is kept, within limits, and given only when asking failed (a picture
 *    whose address names its version is asked for once).
 * 4. A sound is kept whole once it was really heard, and then answered in ranges. Until then it goes straight through.
 * 5. What only one person may see is not kept here, except who they are and what their lists showed; all of that is
 *    thrown away by the page when somebody else, or nobody, is signed in (`keep.ts`).
 */
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies'
import { type FromWorker, KEPT, LIMITS, type ToWorker } from './kept.ts'
import { answerRange } from './ranges.ts'

/** The build's files, from vite.config.ts. */
declare const FILES: { url: string; revision: string | null }[]
/** What a worker is to a program that is otherwise one for pages. */
const worker = self as unknown as EventTarget & {
  skipWaiting(): Promise<void>
  registration: ServiceWorkerRegistration
  clients: { claim(): Promise<void>; matchAll(): Promise<{ postMessage(told: FromWorker): void }[]> }
}
type Waiting = Event & { waitUntil(work: Promise<unknown>): void }

const SHELL = '/shell.html'
const LISTS =
  /^\/api\/(content|user|user\/marks|users|users\/\d+|users\/\d+\/(tracks|reviews)|leaderboard\/\w+|tracks|tracks\/\d+|tracks\/\d+\/reviews|tracks\/feed\/(new|trending))$/
const PICTURES = /^\/api\/(tracks\/\d+\/cover|users\/\d+\/(profileImage|coverImage)|reviews\/\d+\/poster)$/
const SOUND = /^\/api\/tracks\/\d+\/audio$/

worker.addEventListener('install', () => void worker.skipWaiting())
worker.addEventListener('activate', (event) => {
  const ready = [worker.clients.claim(), worker.registration.navigationPreload?.enable()]
  ;(event as Waiting).waitUntil(Promise.all(ready))
})
cleanupOutdatedCaches()
precacheAndRoute(FILES, { directoryIndex: '', cleanURLs: false })

let hasLine = true
/** Tells every page when the line has gone, and when it is back. */
async function tell(now: boolean) {
  if (now && hasLine) return
  hasLine = now
  for (const page of await worker.clients.matchAll()) page.postMessage({ hasLine: now })
}
const line = {
  fetchDidSucceed: async ({ response }: { response: Response }) => {
    await tell(true)
    return response
  },
  // An aborted call says nothing about the line.
  fetchDidFail: ({ error }: { error: Error }) => (error.name === 'AbortError' ? Promise.resolve() : tell(false)),
}
const onlyShared = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 && !/private/.test(response.headers.get('cache-control') ?? '') ? response : null,
}
const within = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: LIMITS.seconds, purgeOnQuotaError: true })

const fromServer = new NetworkOnly({ plugins: [line] })
registerRoute(
  new NavigationRoute(
    async (asked) => {
      try {
        return await fromServer.handle(asked)
      } catch (error) {
        const shell = await matchPrecache(SHELL)
        if (!shell) throw error
        return shell
      }
    },
    { denylist: [/^\/(api|assets|healthz|readyz|metrics)(\/|$)/] },
  ),
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && LISTS.test(url.pathname),
  new NetworkFirst({ cacheName: KEPT.lists, plugins: [line, within(LIMITS.lists)] }),
)
const latestPicture = { cacheName: KEPT.pictures, plugins: [onlyShared, within(LIMITS.pictures)] }
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && PICTURES.test(url.pathname) && /[?&][vt]=/.test(url.search),
  new CacheFirst(latestPicture),
)
registerRoute(({ url, sameOrigin }) => sameOrigin && PICTURES.test(url.pathname), new NetworkFirst(latestPicture))
// Parts that not everybody opens, and the letters that not every title needs.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: 'parts', plugins: [within(80)] }),
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && SOUND.test(url.pathname),
  async ({ request, url }) => {
    const kept = await (await caches.open(KEPT.sounds)).match(url.href)
    return kept ? answerRange(kept, request.headers.get('range')) : fetch(request)
  },
)

const age = new CacheExpiration(KEPT.sounds, { maxEntries: LIMITS.sounds, maxAgeSeconds: LIMITS.seconds })
worker.addEventListener('message', (event) => {
  const { keepSound } = (event as MessageEvent<Partial<ToWorker>>).data
  if (!keepSound) return
  const url = new URL(keepSound, location.href)
  if (url.origin === location.origin && SOUND.test(url.pathname))
    (event as unknown as Waiting).waitUntil(keep(url.href))
})

async function keep(url: string) {
  const sounds = await caches.open(KEPT.sounds)
  if (!(await sounds.match(url))) {
    // What the player has fetched comes out of the browser's own cache.
    const sound = await fetch(url, { priority: 'low' }).catch(() => null)
    const isFit = Number(sound?.headers.get('content-length')) <= LIMITS.soundBytes
    if (!sound || !isFit || !(await onlyShared.cacheWillUpdate({ response: sound }))) return sound?.body?.cancel()
    await sounds.put(url, sound).catch(() => undefined)
  }
  await age.updateTimestamp(url)
  await age.expireEntries()
}
