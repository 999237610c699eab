import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { promptPools } from '../../../contract/prompts.ts'
import { judgeReview } from '../../reviews/rules.ts'
import { catalogue, listeners } from '../catalogue.ts'

type Spoken = {
  slug: string
  reviewer: string
  prompt: string
  ratingType: keyof typeof promptPools
  text: string
  seconds: number
}
const folder = import.meta.dirname
const index: Spoken[] = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))

test('every video is listed, is small, and reviews a track of the demo by one of its listeners', () => {
  const videos = readdirSync(folder).filter((name) => name.endsWith('.webm'))
  expect(videos.sort()).toEqual(index.map(({ slug, reviewer }) => `${slug}--${reviewer}.webm`).sort())
  const sizes = videos.map((name) => statSync(join(folder, name)).size)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(160_000)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(1_600_000)
  expect(new Set(index.map(({ slug }) => slug)).size).toBeGreaterThanOrEqual(10)
  for (const { slug, reviewer, prompt, ratingType } of index) {
    expect(catalogue.map((track) => track.slug)).toContain(slug)
    expect(listeners.map(({ username }) => username)).toContain(reviewer)
    expect(promptPools[ratingType]).toContain(prompt)
  }
})
test('each of them counts and earns more than posting does', () => {
  const earlier: { text: string; own: boolean }[] = []
  for (const { slug, prompt, ratingType, text, seconds } of index) {
    const { title, artistName, genre } = catalogue.find((track) => track.slug === slug)!
    const transcript = { text, words: [], engine: 'demo/script', confidence: 1, voiceSeconds: seconds, seconds }
    const judged = judgeReview({
      ...{ transcript, videoSeconds: seconds, prompt, ratingType, trackTitle: title, artistName, genre },
      ...{ earlier, ownTrack: false, alreadyPaid: false },
    })
    expect(judged, slug).toMatchObject({ verdict: 'validated' })
    expect(judged.points, slug).toBeGreaterThan(15)
    earlier.push({ text, own: true })
  }
})
/** A number of seconds that is said must be one at which something happens in the score. */
test('what they say about when something happens is true', () => {
  const spoken: Record<string, number> = { six: 6, eleven: 11, thirteen: 13, eighteen: 18 }
  for (const { slug, text } of index) {
    const facts = catalogue.find((track) => track.slug === slug)!.facts.join()
    for (const [, word] of text.matchAll(/\b(\w+) seconds\b/g))
      expect(facts, slug).toContain(`0:${String(spoken[word!]).padStart(2, '0')}`)
  }
})
