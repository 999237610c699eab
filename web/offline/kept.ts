/** Where the browser keeps what was opened. All of it goes when another person uses it: none names a build's files. */
export const KEPT = { lists: 'kept-lists', pictures: 'kept-pictures', sounds: 'kept-sounds' } as const

/** So many of each, for a month; a sound at most so large. */
export const LIMITS = { lists: 80, pictures: 160, sounds: 24, soundBytes: 20_000_000, seconds: 30 * 24 * 3600 } as const

/** What the worker tells pages about the line, and what pages ask of it. */
export type FromWorker = { hasLine: boolean }
export type ToWorker = { keepSound: string }

export async function forgetKept() {
  await Promise.all(Object.values(KEPT).map((name) => caches.delete(name)))
}
