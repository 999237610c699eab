import { dress } from './channel.ts'
import { biquad, filterBoth, sweepLowpass } from './filters.ts'
import type { Instrument } from './instrument.ts'
import { instruments } from './instruments.ts'
import { playKit } from './kit.ts'
import { integratedLoudness } from './loudness.ts'
import { randomFrom, seedOf } from './random.ts'
import { echo, reverberate } from './room.ts'
import type { Score } from './score.ts'
import { add, decibels, rate, type Stereo, silence } from './signal.ts'
import { type PartName, readPart, type Section, type Song } from './song.ts'
import { playString } from './strings.ts'
import { playStruck, playTine } from './struck.ts'
import { playWave } from './waves.ts'

/**
 * Where each part sits while it plays, in LU against the others. Measured rather than set by faders, so that a new
 * instrument finds its place by itself.
 */
const seats: Record<PartName, number> = {
  drums: -1,
  bass: -3.5,
  lead: -3,
  chords: -6,
  counter: -7,
  pad: -10,
  perc: -14,
}

const ducked: readonly PartName[] = ['bass', 'chords', 'pad', 'counter']

export function mix(song: Song, score: Score): Stereo {
  const frames = Math.ceil(score.seconds * rate)
  const whole = silence(frames)
  const toRoom = silence(frames)
  const toEcho = silence(frames)
  for (const part of Object.keys(song.parts) as PartName[]) {
    const sound = playPart(song, score, part)
    const { channel } = instrumentOf(song, part)
    const loudness = integratedLoudness(sound)
    if (!Number.isFinite(loudness)) continue
    const gain = decibels(seats[part] + (song.production.levels?.[part] ?? 0) - 18 - loudness)
    if (song.production.sweep && (part === 'chords' || part === 'pad')) open(sound, score)
    if (song.production.pump && ducked.includes(part)) duck(sound, score.kicks, song.production.pump)
    add(whole, sound, gain)
    add(toRoom, sound, gain * channel.room)
    if (song.production.echo && (part === 'lead' || part === 'counter')) add(toEcho, sound, gain * 0.4)
  }
  if (song.production.echo) {
    const repeats = echo(toEcho, (song.production.echo * 15) / song.tempo)
    add(whole, repeats, 1)
    add(toRoom, repeats, 0.25)
  }
  add(whole, reverberate(toRoom, song.production.room), song.production.room === 'hall' ? 0.5 : 0.6)
  filterBoth(whole, biquad('highpass', 28))
  if (song.production.air) filterBoth(whole, biquad('highshelf', 4500, Math.SQRT1_2, song.production.air))
  liftQuiet(whole, score)
  return whole
}

export function instrumentOf(song: Song, part: PartName): Instrument {
  const name = readPart(song, part)?.instrument ?? ''
  const instrument = instruments[name]
  if (!instrument) throw new Error(`There is no instrument called "${name}".`)
  return instrument
}

/** One part alone, through its own channel. */
export function playPart(song: Song, score: Score, part: PartName): Stereo {
  const instrument = instrumentOf(song, part)
  const sound = silence(Math.ceil(score.seconds * rate))
  const { channel } = instrument
  if (instrument.kind === 'kit') {
    playKit(instrument.sound, score.strikes[part] ?? [], sound, song.seed + seedOf(part))
  } else {
    for (const side of channel.doubled ? [-1, 1] : [0]) {
      const random = randomFrom(song.seed + seedOf(part) + side)
      const pan = channel.doubled ? side : (channel.pan ?? 0)
      for (const note of score.notes[part] ?? []) {
        if (instrument.kind === 'wave') playWave(instrument.sound, note, sound, pan, random)
        else if (instrument.kind === 'string') playString(instrument.sound, note, sound, pan, random)
        else if (instrument.kind === 'struck') playStruck(instrument.sound, note, sound, pan, random)
        else playTine(instrument.sound, note, sound, pan)
      }
    }
  }
  dress(sound, channel)
  return sound
}

/** As an engineer rides the fader: a section of one or two parts without drums comes up, so that nobody skips it. */
function liftQuiet({ left, right }: Stereo, score: Score) {
  const sections = [...new Set(score.bars.map(({ section }) => section))]
  const glide = 1 / (0.08 * rate)
  let gain: number | undefined
  sections.forEach(({ at, parts, name }, i) => {
    const quiet = parts.size <= 2 && !parts.has('drums') && name !== 'outro'
    const wanted = decibels(quiet ? (parts.size === 1 ? 4 : 2.5) : 0)
    gain ??= wanted
    const end = Math.min(left.length, Math.round((sections[i + 1]?.at ?? score.seconds) * rate))
    for (let frame = Math.round(at * rate); frame < end; frame++) {
      gain += (wanted - gain) * glide
      left[frame]! *= gain
      right[frame]! *= gain
    }
  })
}

/** A low-pass that opens through introductions and breaks and stands open elsewhere. */
function open(sound: Stereo, score: Score) {
  const sections = score.bars.map(({ section }) => section).filter((section, i, all) => all.indexOf(section) === i)
  const cutoff = (seconds: number) => {
    const index = Math.max(0, sections.findIndex(({ at }) => at > seconds) - 1)
    const section: Section = sections.at(-1)!.at <= seconds ? sections.at(-1)! : sections[index]!
    if (section.name !== 'intro' && section.name !== 'break') return 15000
    const end = sections[sections.indexOf(section) + 1]?.at ?? score.seconds
    const way = (seconds - section.at) / (end - section.at)
    return 500 * 24 ** way
  }
  sweepLowpass(sound.left, cutoff, 0.9)
  sweepLowpass(sound.right, cutoff, 0.9)
}

/** The level falls at each kick and swells back over a quarter of a second. */
function duck({ left, right }: Stereo, kicks: readonly number[], depth: number) {
  let next = 0
  let since = rate
  for (let i = 0; i < left.length; i++) {
    while (next < kicks.length && i >= kicks[next]! * rate) {
      since = 0
      next++
    }
    const t = since++ / rate
    const gain = t > 0.32 ? 1 : 1 - depth * Math.min(1, t / 0.006) * (1 - Math.max(0, t - 0.02) / 0.3) ** 1.6
    left[i]! *= gain
    right[i]! *= gain
  }
}
