import { catalogue } from './catalogue.ts'
import { listeners } from './listeners.ts'
import { randomFrom, seedOf } from './synth/random.ts'

export type DemoRating = { slug: string; username: string; type: 'FIRE' | 'NEEDS_WORK' | 'TRASH' }

/**
 * Who rated what, the same on every start. As on a real site the tail is long: the best-known track is rated by
 * almost everybody and the last by two or three; some listeners rate half of what they hear and most a few.
 * Fame and quality are drawn apart, so that a little-known track may be loved.
 */
export function spreadRatings(): DemoRating[] {
  const ranked = catalogue
    .map((track) => ({ track, order: randomFrom(seedOf(`fame ${track.slug}`))() }))
    .sort((a, b) => a.order - b.order)

  return ranked.flatMap(({ track }, rank) => {
    const reach = 0.9 / (1 + rank * 0.16) + 0.05
    const quality = 0.3 + 0.48 * randomFrom(seedOf(`quality ${track.slug}`))()
    return listeners.flatMap(({ username }, index): DemoRating[] => {
      const random = randomFrom(seedOf(`${track.slug} by ${username}`))
      const eagerness = 0.55 + 1.1 * randomFrom(seedOf(`eager ${username}`))() ** 2
      const reviewer = index < 10 ? 0.12 : 0
      if (random() > reach * eagerness + reviewer) return []
      const opinion = quality + (random() - 0.5) * 0.9
      return [{ slug: track.slug, username, type: opinion > 0.44 ? 'FIRE' : opinion > 0.16 ? 'NEEDS_WORK' : 'TRASH' }]
    })
  })
}
