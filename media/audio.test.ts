import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { copyAudio, extractSpeech, measureAudio, probeAudio } from './media.ts'
import { sampleMedia, TONE } from './sample-media.ts'

const limits = { bytes: 20 * 1024 * 1024, seconds: 20 * 60 }
// Real decoders, on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })
const media = sampleMedia()
afterAll(media.remove)
beforeAll(() => {
  media.make('tone.wav', ...TONE, '-t', '4', '-ac', '2')
  media.make('tone.mp3', ...TONE, '-t', '4', '-b:a', '128k')
  media.make('tone.m4a', ...TONE, '-t', '4', '-movflags', '+faststart')
})

describe('What an uploaded sound is', () => {
  test.each([
    ['song.mp3', [], { mime: 'audio/mpeg', ext: 'mp3', codec: 'mp3', heavy: false }],
    ['song.wav', [], { mime: 'audio/wav', ext: 'wav', codec: 'pcm_s16', heavy: true }],
    ['fine.wav', ['-c:a', 'pcm_s24le'], { mime: 'audio/wav', ext: 'wav', codec: 'pcm_s24', heavy: true }],
    ['vorbis.ogg', ['-c:a', 'libvorbis'], { mime: 'audio/ogg', ext: 'ogg', codec: 'vorbis', heavy: true }],
    ['opus.ogg', ['-c:a', 'libopus'], { mime: 'audio/ogg', ext: 'ogg', codec: 'opus', heavy: true }],
    ['song.aac', [], { mime: 'audio/aac', ext: 'aac', codec: 'aac', heavy: true }],
    ['song.m4a', [], { mime: 'audio/mp4', ext: 'm4a', codec: 'aac', heavy: false }],
  ])('%s is recognised, with its true length', async (name, args, expected) => {
    const audio = await probeAudio(media.make(name, ...TONE, '-t', '2', '-ac', '2', ...args), limits)
    expect(audio).toMatchObject({ ...expected, channels: 2 })
    expect(Math.abs(audio.seconds - 2)).toBeLessThan(0.1)
  })

  test('The bytes decide, not the name', async () => {
    const path = media.write('really-an-mp3.wav', readFileSync(media.at('tone.mp3')))
    expect(await probeAudio(path, limits)).toMatchObject({ container: 'mp3', ext: 'mp3' })
  })

  test('A large picture in its tag does not hide an MP3', async () => {
    const tag = Buffer.alloc(10 + 300_000)
    tag.write('ID3', 'latin1')
    tag[3] = 3
    for (const [i, shift] of [21, 14, 7, 0].entries()) tag[6 + i] = (300_000 >> shift) & 127
    const path = media.write('tagged.mp3', Buffer.concat([tag, readFileSync(media.at('tone.mp3'))]))
    expect(await probeAudio(path, limits)).toMatchObject({ container: 'mp3' })
  })

  test('A cut MP3 still plays, and has the length of what is left', async () => {
    const path = media.write('cut.mp3', readFileSync(media.at('tone.mp3')).subarray(0, 32_000))
    const { seconds } = await probeAudio(path, limits)
    expect(seconds).toBeGreaterThan(1.5)
    expect(seconds).toBeLessThan(2.2)
  })
})

describe('What is refused, with a sentence', () => {
  const refusal = (path: string) =>
    probeAudio(path, limits).then(
      () => undefined,
      (error) => error,
    )

  test.each([
    ['zero.mp3', () => Buffer.alloc(0), 'empty'],
    ['words.mp3', () => Buffer.from('This is a love letter. '.repeat(4000)), 'unsupported'],
    ['picture.mp3', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'unsupported'],
    [
      'noise.mp3',
      () => Buffer.from(Array.from({ length: 200_000 }, (_, i) => (i * i * 31 + (i >> 3)) & 255)),
      'unsupported',
    ],
    ['list.mp3', () => Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n'), 'unsupported'],
    ['header-only.wav', () => readFileSync(media.at('tone.wav')).subarray(0, 44), 'undecodable'],
    ['cut.wav', () => readFileSync(media.at('tone.wav')).subarray(0, 200_000), 'cut_off'],
    ['cut.m4a', () => readFileSync(media.at('tone.m4a')).subarray(0, 20_000), 'cut_off'],
    ['cut-index.m4a', () => readFileSync(media.at('tone.m4a')).subarray(0, 300), 'undecodable'],
  ])('%s', async (name, content, code) => {
    const error = await refusal(media.write(name, content()))
    expect(error).toMatchObject({ name: 'MediaError', code })
    expect(error.message).toMatch(/^[A-Z].*[.]$/)
  })

  test('A wav that ends early says how much is missing', async () => {
    const path = media.write('half.wav', readFileSync(media.at('tone.wav')).subarray(0, 352_844))
    expect((await refusal(path)).message).toContain('it should last 0:04, and ends after 0:02')
  })

  test('A video is no track, and neither is a lossless file in a container that was not asked for', async () => {
    const video = media.make('video.mp4', '-f', 'lavfi', '-i', 'testsrc2=s=64x64', ...TONE, '-t', '1')
    const webm = media.make('sound.webm', ...TONE, '-t', '1', '-c:a', 'libopus')
    const flac = media.make('song.flac', ...TONE, '-t', '1')
    for (const path of [video, webm, flac])
      expect(await refusal(path)).toMatchObject({
        code: 'unsupported',
        message: 'Please select a valid audio file (.mp3, .wav, .ogg, .aac).',
      })
  })

  test('Two hours of silence are too long', async () => {
    const second = readFileSync(
      media.make(
        'second.mp3',
        '-f',
        'lavfi',
        '-i',
        'anullsrc=r=8000:cl=mono',
        '-t',
        '1.008',
        '-b:a',
        '8k',
        '-write_xing',
        '0',
        '-id3v2_version',
        '0',
      ),
    )
    const path = media.write('silence.mp3', Buffer.concat(Array.from({ length: 7200 }, () => second)))
    expect(await refusal(path)).toMatchObject({
      code: 'too_long',
      message: 'This file is too long: at most 20 minutes.',
    })
  })

  test('A file over the limit is not even opened', async () => {
    await expect(probeAudio(media.at('tone.wav'), { ...limits, bytes: 1000 })).rejects.toMatchObject({
      code: 'too_large',
    })
  })

  test('A file that is not there is our mistake, not its owner’s', async () => {
    const error = await refusal(media.at('nowhere.mp3'))
    expect(error.name).toBe('Error')
    expect(error.message).toContain('ENOENT')
  })
})

describe('What is measured', () => {
  test('Loudness and peak of the tone by which meters are checked', async () => {
    // EBU Tech 3341, case 1: a stereo sine of 1 kHz at -23 dBFS is -23 LUFS.
    const path = media.make(
      'reference.wav',
      '-f',
      'lavfi',
      '-i',
      `aevalsrc=${10 ** (-23 / 20)}*sin(2*PI*1000*t):s=48000:d=8`,
      '-ac',
      '2',
      '-af',
      'pan=stereo|c0=c0|c1=c0',
    )
    const { loudnessLufs, truePeakDb, seconds, peaks } = await measureAudio(path)
    expect(Math.abs(loudnessLufs + 23)).toBeLessThanOrEqual(0.1)
    expect(Math.abs(truePeakDb + 23)).toBeLessThanOrEqual(0.3)
    expect(Math.abs(seconds - 8)).toBeLessThan(0.01)
    expect(peaks).toHaveLength(200)
  })

  test('The waveform is high where it is loud', async () => {
    const path = media.make('rising.wav', '-f', 'lavfi', '-i', 'aevalsrc=0.8*t/4*sin(2*PI*300*t):s=44100:d=4')
    const { peaks, features } = await measureAudio(path)
    expect(Math.max(...peaks)).toBe(255)
    expect(peaks[50]).toBeGreaterThan(55)
    expect(peaks[50]).toBeLessThan(75)
    expect(features.seconds).toBeGreaterThan(3.9)
  })

  test('A file that holds what is no number is measured all the same', async () => {
    const whole = readFileSync(media.make('floats.wav', ...TONE, '-t', '2', '-c:a', 'pcm_f32le'))
    for (const [i, odd] of [Number.NaN, Number.POSITIVE_INFINITY, 3e38].entries())
      whole.writeFloatLE(odd, 20_000 + 4 * i)
    const measure = await measureAudio(media.write('odd.wav', whole))
    const figures = [measure.loudnessLufs, measure.truePeakDb, ...measure.peaks, ...measure.features.loudness]
    for (const figure of figures) expect(figure).toEqual(expect.any(Number))
  })

  test('Silence is measured too', async () => {
    const path = media.make('silent.wav', '-f', 'lavfi', '-i', 'anullsrc', '-t', '2')
    const { loudnessLufs, peaks } = await measureAudio(path)
    expect(loudnessLufs).toBe(-70)
    expect(peaks.every((peak) => peak === 0)).toBe(true)
  })
})

test('The compact copy is an MP3 of the same length, and smaller', async () => {
  const out = media.at('copy.out')
  const source = media.make('long.wav', ...TONE, '-t', '10', '-ar', '96000', '-c:a', 'pcm_s24le', '-ac', '2')
  const { seconds } = await copyAudio(source, out)
  expect(Math.abs(seconds - 10)).toBeLessThan(0.1)
  expect(await probeAudio(out, limits)).toMatchObject({
    container: 'mp3',
    channels: 2,
    sampleRate: 48000,
    heavy: false,
  })
  const said = media.inspect(out, 'format=duration,size')
  expect(Math.abs(Number(said.duration) - 10)).toBeLessThan(0.1)
  expect(Number(said.size)).toBeLessThan(230_000)
})

test('What a recogniser hears is 16 kHz, one channel, 16 bits', async () => {
  const out = media.at('speech.wav')
  await extractSpeech(media.at('tone.m4a'), out)
  expect(media.inspect(out, 'stream=codec_name,sample_rate,channels', 'format=format_name')).toEqual({
    codec_name: 'pcm_s16le',
    sample_rate: '16000',
    channels: '1',
    format_name: 'wav',
  })
})
