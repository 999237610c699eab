import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { copyVideo, extractSpeech, posterOf, probeVideo } from './media.ts'
import { PICTURES, sampleMedia, TONE } from './sample-media.ts'

const limits = { bytes: 20 * 1024 * 1024, seconds: 60 }
// Real decoders, on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })
const media = sampleMedia()
afterAll(media.remove)
beforeAll(() => {
  // As MediaRecorder writes it: no duration, no cues, not even the size of the whole.
  const recorded = ['-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '8', '-c:a', 'libopus', '-live', '1']
  media.make('review.webm', ...PICTURES, ...TONE, '-t', '3', ...recorded)
  media.make('mute.webm', ...PICTURES, '-t', '1', ...recorded.slice(0, 6), '-live', '1')
  media.make('upright.mp4', ...PICTURES, ...TONE, '-t', '2', '-c:v', 'libx264', '-preset', 'ultrafast')
})

describe('What a recorded video is', () => {
  test('A recording that says no length has one', async () => {
    expect(media.inspect(media.at('review.webm'), 'format=duration').duration).toBe('N/A')
    const video = await probeVideo(media.at('review.webm'), limits)
    expect(video).toMatchObject({ mime: 'video/webm', container: 'webm', hasAudio: true, width: 320, height: 240 })
    expect(Math.abs(video.seconds - 3)).toBeLessThan(0.1)
  })

  test('An mp4, as Safari records it', async () => {
    expect(await probeVideo(media.at('upright.mp4'), limits)).toMatchObject({ mime: 'video/mp4', ext: 'mp4' })
  })

  test('A recording without sound says so', async () => {
    expect(await probeVideo(media.at('mute.webm'), limits)).toMatchObject({ hasAudio: false })
    await expect(extractSpeech(media.at('mute.webm'), media.at('no.wav'))).rejects.toMatchObject({ code: 'no_sound' })
  })

  test('A recording that was cut by a crash is as long as what is left of it', async () => {
    const whole = readFileSync(media.at('review.webm'))
    const { seconds } = await probeVideo(media.write('cut.webm', whole.subarray(0, whole.length / 2)), limits)
    expect(seconds).toBeGreaterThan(0.5)
    expect(seconds).toBeLessThan(2.5)
  })

  test('Neither sound, words nor nothing is a video, and an hour is too much', async () => {
    const sound = media.make('sound.mp4', ...TONE, '-t', '1')
    const words = media.write('words.webm', 'I am a video. '.repeat(1000))
    for (const path of [sound, words])
      await expect(probeVideo(path, limits)).rejects.toMatchObject({ code: 'unsupported' })
    await expect(probeVideo(media.write('zero.webm', ''), limits)).rejects.toMatchObject({ code: 'empty' })
    const long = media.make(
      'long.mp4',
      '-f',
      'lavfi',
      '-i',
      'color=s=32x32:r=1',
      '-t',
      '3600',
      '-c:v',
      'libx264',
      '-preset',
      'ultrafast',
    )
    await expect(probeVideo(long, limits)).rejects.toMatchObject({
      code: 'too_long',
      message: 'This video is too long: at most 60 seconds.',
    })
  })

  test('A video whose pictures are noise is damaged', async () => {
    const bytes = readFileSync(media.at('upright.mp4'))
    const [from, to] = [bytes.indexOf('mdat') + 8, bytes.lastIndexOf('moov') - 4]
    expect(to).toBeGreaterThan(from)
    for (let at = from; at < to; at++) bytes[at] = (at * 7919) & 255
    await expect(probeVideo(media.write('noise.mp4', bytes), limits)).rejects.toMatchObject({ code: 'undecodable' })
  })
})

describe('The copy that every browser plays', () => {
  test('is h264 and aac, starts before it has loaded whole, and is as long as the recording', async () => {
    const out = media.at('copy.out')
    const copy = await copyVideo(media.at('review.webm'), out)
    expect(copy).toMatchObject({ mime: 'video/mp4', width: 320, height: 240 })
    const bytes = readFileSync(out)
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'))
    const video = await probeVideo(out, limits)
    expect(Math.abs(video.seconds - 3)).toBeLessThan(0.15)
    expect(media.inspect(out, 'stream=codec_name,pix_fmt').pix_fmt).toBeDefined()
    expect(readFileSync(out).includes('avc1')).toBe(true)
    expect(readFileSync(out).includes('mp4a')).toBe(true)
  })

  test('is at most 720 on its long edge, upright, without what only the recording needed', async () => {
    const wide = media.make(
      'wide.mp4',
      '-f',
      'lavfi',
      '-i',
      'testsrc2=s=1280x722:r=30',
      '-t',
      '1',
      '-c:v',
      'libx264',
      '-preset',
      'ultrafast',
    )
    const turned = media.make('turned.mp4', '-i', wide, '-c', 'copy', '-metadata:s:v:0', 'rotate=90')
    expect(await probeVideo(turned, limits)).toMatchObject({ width: 722, height: 1280 })
    const out = media.at('turned.out')
    expect(await copyVideo(turned, out)).toMatchObject({ width: 406, height: 720 })
    expect(await probeVideo(out, limits)).toMatchObject({ width: 406, height: 720, hasAudio: false })
  })
})

describe('The poster', () => {
  test('is a WebP from one second in', async () => {
    const source = media.make(
      'red-then-blue.mp4',
      '-f',
      'lavfi',
      '-i',
      'color=red:s=320x240:r=30:d=0.9',
      '-f',
      'lavfi',
      '-i',
      'color=blue:s=320x240:r=30:d=1',
      '-filter_complex',
      '[0][1]concat',
      '-c:v',
      'libx264',
      '-preset',
      'ultrafast',
      '-pix_fmt',
      'yuv420p',
    )
    const out = media.at('poster.webp')
    expect(await posterOf(source, out)).toEqual({ width: 320, height: 240 })
    const { channels } = await sharp(out).stats()
    expect(channels[2]?.mean).toBeGreaterThan(200)
    expect(channels[0]?.mean).toBeLessThan(50)
  })

  test('of a video shorter than that is its last picture', async () => {
    const source = media.make('blink.mp4', ...PICTURES, '-t', '0.2', '-c:v', 'libx264', '-preset', 'ultrafast')
    expect(await posterOf(source, media.at('blink.webp'))).toEqual({ width: 320, height: 240 })
  })
})
