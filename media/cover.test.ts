import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { prepareCover, prepareImage } from './media.ts'
import { hugePng, sampleMedia } from './sample-media.ts'

const limits = { bytes: 10 * 1024 * 1024, pixels: 50_000_000 }
// Real decoders, on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })
const media = sampleMedia()
afterAll(media.remove)

function folderFor(name: string) {
  mkdirSync(media.at(name))
  return media.at(name)
}
const flat = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
async function colourAt(path: string, left: number, top: number) {
  const [r = 0, , b = 0] = await sharp(path).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
  return r > 2 * b ? 'red' : b > 2 * r ? 'blue' : 'neither'
}

describe('A cover that somebody uploads', () => {
  test.each(['jpeg', 'png', 'gif', 'webp'] as const)('may be a %s', async (kind) => {
    const source = media.write(`cover-${kind}.bin`, await flat(500, 400, '#d03060').toFormat(kind).toBuffer())
    const cover = await prepareCover(source, folderFor(kind), limits)
    expect(cover).toMatchObject({ width: 500, height: 400 })
    expect(cover.thumbhash.length).toBeGreaterThan(8)
    expect(cover.renditions.map(({ shape, width, height }) => [shape, width, height])).toEqual([
      ['square', 1200, 1200],
      ['square', 640, 640],
      ['square', 320, 320],
      ['square', 96, 96],
      ['tall', 780, 1560],
      ['tall', 480, 960],
    ])
    for (const { path, width, height } of cover.renditions)
      expect(await sharp(path).metadata()).toMatchObject({ format: 'webp', width, height })
  })

  test('stands whole on a tall screen when it is square, its edge rows pulled out', async () => {
    const lower = await flat(600, 300, '#1020ee').png().toBuffer()
    const source = media.write(
      'halves.png',
      await flat(600, 600, '#ee1010')
        .composite([{ input: lower, top: 300, left: 0 }])
        .png()
        .toBuffer(),
    )
    const { renditions } = await prepareCover(source, folderFor('halves'), limits)
    const tall = renditions.find(({ shape, width }) => shape === 'tall' && width === 780)?.path ?? ''
    // 132 of 390 down: from 264 to 1044, with its middle at 654.
    expect(await colourAt(tall, 390, 2)).toBe('red')
    expect(await colourAt(tall, 390, 640)).toBe('red')
    expect(await colourAt(tall, 390, 666)).toBe('blue')
    expect(await colourAt(tall, 390, 1550)).toBe('blue')
  })

  test('fills a tall screen when it is tall', async () => {
    const foot = await flat(400, 300, '#1020ee').png().toBuffer()
    const source = media.write(
      'tall.png',
      await flat(400, 1000, '#ee1010')
        .composite([{ input: foot, top: 700, left: 0 }])
        .png()
        .toBuffer(),
    )
    const { renditions } = await prepareCover(source, folderFor('tall'), limits)
    const tall = renditions.find(({ shape, width }) => shape === 'tall' && width === 480)?.path ?? ''
    expect(await colourAt(tall, 200, 800)).toBe('red')
    expect(await colourAt(tall, 200, 900)).toBe('blue')
  })

  test('may come with a tall form of its own', async () => {
    const square = media.write('square.png', await flat(300, 300, '#ee1010').png().toBuffer())
    const tall = media.write('own-tall.png', await flat(300, 600, '#1020ee').png().toBuffer())
    const { renditions, spot } = await prepareCover({ square, tall }, folderFor('both'), limits)
    const path = renditions.find(({ shape }) => shape === 'tall')?.path ?? ''
    expect(await colourAt(path, 100, 600)).toBe('blue')
    expect(Number.parseInt(spot.flat.slice(1, 3), 16)).toBeGreaterThan(200)
  })

  test('is turned upright, and keeps nothing of what the camera wrote', async () => {
    const right = await flat(200, 200, '#1020ee').png().toBuffer()
    const lying = await flat(400, 200, '#ee1010')
      .composite([{ input: right, left: 200, top: 0 }])
      .withExif({ IFD0: { Copyright: 'where I live' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const cover = await prepareCover(media.write('turned.jpg', lying), folderFor('turned'), limits)
    expect(cover).toMatchObject({ width: 200, height: 400 })
    const tall = cover.renditions.find(({ shape }) => shape === 'tall')?.path ?? ''
    expect(await colourAt(tall, 300, 100)).toBe('red')
    expect(await colourAt(tall, 300, 1400)).toBe('blue')
    expect((await sharp(tall).metadata()).exif).toBeUndefined()
  })

  test('gives the same colours and the same bytes each time', async () => {
    const source = media.write('again.png', await flat(300, 300, '#18a070').png().toBuffer())
    const [one, other] = [
      await prepareCover(source, folderFor('one'), limits),
      await prepareCover(source, folderFor('other'), limits),
    ]
    expect(one.spot).toEqual(other.spot)
    expect(readFileSync(one.renditions[0]?.path ?? '')).toEqual(readFileSync(other.renditions[0]?.path ?? ''))
  })
})

describe('A picture that is refused', () => {
  test.each([
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'unsupported'],
    ['an SVG that begins like a PNG’s name', () => Buffer.from('<?xml version="1.0"?><svg/>'), 'unsupported'],
    ['words', () => Buffer.from('a picture of me'), 'unsupported'],
    ['a TIFF', () => flat(20, 20, '#fff').tiff().toBuffer(), 'unsupported'],
    ['nothing', () => Buffer.alloc(0), 'empty'],
    [
      'the first half of a JPEG',
      async () => (await flat(900, 900, '#a05020').jpeg().toBuffer()).subarray(0, 4000),
      'undecodable',
    ],
    ['a PNG’s first bytes alone', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'undecodable'],
    ['20,000 by 20,000 pixels', () => hugePng(20_000, 20_000), 'too_large'],
    ['more bytes than allowed', () => Buffer.alloc(limits.bytes + 1), 'too_large'],
  ])('is %s', async (name, content, code) => {
    const folder = folderFor(`refused-${name.replaceAll(/\W/g, '-')}`)
    const error = await prepareCover(media.write('refused.png', await content()), folder, limits).catch(
      (error) => error,
    )
    expect(error).toMatchObject({ name: 'MediaError', code })
    expect(error.message).toMatch(/^[A-Z].*[.]$/)
    expect(readdirSync(folder)).toEqual([])
  })
})

test('A portrait is filled to every size asked for, and says its colours', async () => {
  const source = media.write('me.png', await flat(300, 800, '#d08020').png().toBuffer())
  const sizes = [
    { width: 256, height: 256 },
    { width: 96, height: 32 },
  ]
  const { files, spot, thumbhash } = await prepareImage(source, sizes, folderFor('me'), limits)
  expect(files).toMatchObject(sizes)
  for (const { path, width, height } of files)
    expect(await sharp(path).metadata()).toMatchObject({ format: 'webp', width, height })
  expect(spot.flat).toMatch(/^#[0-9a-f]{6}$/)
  expect(thumbhash.length).toBeGreaterThan(8)
})
