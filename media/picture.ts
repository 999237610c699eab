import { closeSync, openSync, readSync, statSync } from 'node:fs'
import sharp, { type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { MediaError } from './media-error.ts'
import type { ImageLimits } from './shapes.ts'

const WRONG_KIND = 'Please select a picture (JPEG, PNG, GIF or WebP).'
const DAMAGED = 'This picture is damaged and cannot be shown.'
const MOST_ANIMATED_PIXELS = 1_000_000_000

// Only these four loaders exist in this process: no SVG, no PDF, nothing that reads other files.
const LOADERS = ['Jpeg', 'Png', 'Nsgif', 'Webp'].map((kind) => `VipsForeignLoad${kind}File`)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: LOADERS })
sharp.cache(false)

/** How the four kinds begin; `.` stands for any character. */
const SIGNATURES = ['\u00ff\u00d8\u00ff', '\u0089PNG\r\n', 'GIF8', 'RIFF....WEBP']

/** A picture that may be resized again and again: upright, opaque, sRGB, without metadata. */
export type Picture = { width: number; height: number; pixels(): Sharp }

/** Decodes a stranger's picture once, to at most `edge` pixels on its long side. Throws MediaError. */
export async function openPicture(path: string, limits: ImageLimits, edge: number): Promise<Picture> {
  const { size } = statSync(path)
  if (size === 0) throw new MediaError('empty', 'This picture is empty.')
  if (size > limits.bytes)
    throw new MediaError(
      'too_large',
      `This picture is too large: at most ${Math.floor(limits.bytes / 1024 / 1024)} MB.`,
    )
  const head = Buffer.alloc(16)
  const file = openSync(path, 'r')
  readSync(file, head)
  closeSync(file)
  if (!SIGNATURES.some((signature) => begins(head, signature))) throw new MediaError('unsupported', WRONG_KIND)

  const source = sharp(path, { limitInputPixels: limits.pixels, failOn: 'error', pages: 1 })
  const { autoOrient, pages = 1 } = await readable(sharp(path, { limitInputPixels: false, pages: 1 }).metadata())
  const { width, height } = autoOrient
  if (width * height > limits.pixels || width * height * pages > MOST_ANIMATED_PIXELS)
    throw new MediaError(
      'too_large',
      `This picture has too many pixels: at most ${Math.floor(limits.pixels / 1_000_000)} megapixels.`,
    )
  const { data, info } = await readable(
    source
      .autoOrient()
      .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true }),
  )
  return { width, height, pixels: () => sharp(data, { raw: { ...info, channels: 3 } }) }
}

function begins(head: Buffer, signature: string) {
  return [...signature].every((character, i) => character === '.' || head[i] === character.charCodeAt(0))
}

async function readable<Result>(reading: Promise<Result>): Promise<Result> {
  try {
    return await reading
  } catch (error) {
    if (/memory/i.test(String(error))) throw error
    throw new MediaError('undecodable', DAMAGED, String(error))
  }
}

/** A blurred placeholder of some 25 bytes, as base64. */
export async function thumbhashOf(picture: Sharp) {
  const { data, info } = await picture
    .resize({ width: 96, height: 96, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}
