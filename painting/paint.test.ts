import { createCanvas, loadImage } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { bitsApart, fingerprint } from './fingerprint.ts'
import { MOODS } from './mood.ts'
import { type CoverInput, paintCover, paintScene, planCover } from './paint.ts'
import { inventFeatures, sampleTracks, silence } from './samples.ts'
import { SCENES, type SceneName } from './scenes.ts'

const SMALL = { width: 200, height: 200 }
const SMALL_TALL = { width: 200, height: 400 }
const track = (more: Partial<CoverInput> = {}): CoverInput => ({ ...sampleTracks(0)[4]!, ...more })

test('a cover comes as a square and as a tall picture of the sizes that screens use', async () => {
  const steps: [number, string][] = []
  const cover = await paintCover(track(), (fraction, step) => steps.push([fraction, step]))
  const [square, tall] = [await loadImage(cover.square), await loadImage(cover.tall)]
  expect([square.width, square.height, tall.width, tall.height]).toEqual([1200, 1200, 1080, 2160])
  expect(cover.theme).toMatch(/^[A-Z][a-z ]+$/)
  expect(MOODS).toContain(cover.mood)
  expect(steps.map(([fraction]) => fraction)).toEqual([...steps.map(([fraction]) => fraction)].sort((a, b) => a - b))
  expect(steps.at(-1)).toEqual([1, 'Done'])
})
test('the same track gives the same bytes, and "Generate" again another picture', async () => {
  const paintSmall = (variation: number) => paintScene(planCover(track({ variation })), SMALL)
  const [once, twice, other] = [await paintSmall(0), await paintSmall(0), await paintSmall(1)]
  expect(once.equals(twice)).toBe(true)
  expect(bitsApart(await fingerprint(once), await fingerprint(other))).toBeGreaterThanOrEqual(10)
  const scenes = [0, 1, 2, 3].map((variation) => planCover(track({ variation })).scene)
  expect(new Set(scenes).size).toBe(4)
})
test('no two of sixty covers look alike: at least 10 of 64 bits apart, where pictures are called the same below', async () => {
  const tracks = Array.from({ length: 6 }, (_, take) => sampleTracks(take)).flat()
  const prints: boolean[][] = []
  for (const each of tracks) prints.push(await fingerprint(await paintScene(planCover(each), SMALL)))
  const nearest = Math.min(...prints.flatMap((one, i) => prints.slice(0, i).map((other) => bitsApart(one, other))))
  expect(nearest).toBeGreaterThanOrEqual(10)
})
test.each(Object.keys(SCENES) as SceneName[])(
  'the scene %s shows the sound: another curve paints another picture',
  async (scene) => {
    const [one, other] = ['one', 'other'].map((seed) => ({
      ...planCover(track({ features: inventFeatures(seed) })),
      scene,
    }))
    const same = { palette: one!.palette, seed: one!.seed }
    const first = await paintScene({ ...one!, ...same }, SMALL)
    const second = await paintScene({ ...other!, ...same }, SMALL)
    expect(await difference(first, second)).toBeGreaterThan(0.02)
    await expect(paintScene({ ...one!, scene }, SMALL_TALL)).resolves.toBeInstanceOf(Buffer)
  },
)
test.each(Object.keys(SCENES) as SceneName[])('the scene %s is painted for silence too', async (scene) => {
  const plan = { ...planCover(track({ features: silence })), scene }
  expect((await paintScene(plan, SMALL)).length).toBeGreaterThan(200)
  expect((await paintScene(plan, SMALL_TALL)).length).toBeGreaterThan(200)
})
test.each(['', '🔥🔥🔥', 'x'.repeat(50), 'شمس الصباح', 'Ünïcödé – “quotes”', '\u0000\n', '12', '東京の夜'])(
  'a title like %j is painted',
  async (title) => {
    const plan = planCover(track({ title, artist: title, genre: 'No such genre' }))
    expect(plan.theme).not.toBe('')
    expect((await paintScene(plan, SMALL)).length).toBeGreaterThan(200)
  },
)
test('the words of a title choose what is painted and name the theme', () => {
  const told = (title: string) => planCover(track({ title }))
  expect(told('Kitchen Light').theme).toBe('Lit window')
  expect(['blind', 'tower']).toContain(told('Kitchen Light').scene)
  expect(['wires', 'hills']).toContain(told('Birds').scene)
  expect(told('What I Meant').theme).not.toBe(told('Kitchen Light').theme)
})
test('a slow, soft, major track and a fast, loud, minor one have different moods', () => {
  const soft = inventFeatures('soft', 70, 0.4, 0.5, 0.2)
  const hard = inventFeatures('hard', 150, 1, 0.6, 0.9)
  const moodOf = (features: typeof soft, genre: string) => planCover(track({ title: 'Nine', genre, features })).mood
  expect(['Serene', 'Tender', 'Easy']).toContain(moodOf({ ...soft, mode: 'major' }, 'Folk'))
  expect(['Fierce', 'Restless']).toContain(moodOf({ ...hard, mode: 'minor', tempoConfidence: 0.9 }, 'Rock'))
})

/** The part of all points that differ plainly. */
async function difference(one: Buffer, other: Buffer) {
  const [a, b] = [await pixelsOf(one), await pixelsOf(other)]
  let differ = 0
  for (let i = 0; i < a.length; i += 4) {
    if (Math.abs(a[i]! - b[i]!) + Math.abs(a[i + 1]! - b[i + 1]!) + Math.abs(a[i + 2]! - b[i + 2]!) > 60) differ += 1
  }
  return differ / (a.length / 4)
}

async function pixelsOf(picture: Buffer) {
  const ctx = createCanvas(SMALL.width, SMALL.height).getContext('2d')
  ctx.drawImage(await loadImage(picture), 0, 0)
  return ctx.getImageData(0, 0, SMALL.width, SMALL.height).data
}
