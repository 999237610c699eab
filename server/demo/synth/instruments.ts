import { type Kit, kits } from './kit.ts'
import * as spectra from './spectra.ts'
import type { PluckedSound } from './strings.ts'
import type { StruckSound, TineSound } from './struck.ts'
import type { WaveSound } from './waves.ts'

/** What happens to an instrument's own channel before it is mixed. */
export type Channel = {
  pan?: number
  highpass?: number
  lowpass?: number
  bell?: { hz: number; q: number; db: number }
  /** Valve-like saturation; the cabinet is a loudspeaker's band. */
  drive?: number
  cabinet?: boolean
  chorus?: number
  tremolo?: { hz: number; depth: number }
  /** 0–1, into the room. */
  room: number
  /** Played twice, once on each side. */
  doubled?: boolean
}

export type Instrument = { channel: Channel } & (
  | { kind: 'wave'; sound: WaveSound }
  | { kind: 'string'; sound: PluckedSound }
  | { kind: 'struck'; sound: StruckSound }
  | { kind: 'tine'; sound: TineSound }
  | { kind: 'kit'; sound: Kit }
)

const wave = (channel: Channel, sound: WaveSound): Instrument => ({ kind: 'wave', channel, sound })
const string = (channel: Channel, sound: PluckedSound): Instrument => ({ kind: 'string', channel, sound })
const struck = (channel: Channel, sound: StruckSound): Instrument => ({ kind: 'struck', channel, sound })
const kit = (name: string, room: number): Instrument => ({ kind: 'kit', channel: { room }, sound: kits[name]! })

const guitarBody = [
  { hz: 105, q: 4, db: 5 },
  { hz: 210, q: 4, db: 4 },
  { hz: 420, q: 3, db: 2 },
]
const bowing = { attack: 0.09, decay: 0.5, sustain: 0.85, release: 0.12 }
const blowing = { attack: 0.045, decay: 0.25, sustain: 0.8, release: 0.06 }
const piano: StruckSound = {
  modes: [
    [1, 1, 9],
    [2, 0.75, 6],
    [3, 0.45, 4.4],
    [4, 0.3, 3.2],
    [5, 0.2, 2.4],
    [6, 0.12, 1.8],
    [7, 0.07, 1.3],
    [9, 0.06, 0.9],
    [12, 0.035, 0.5],
    [15, 0.02, 0.3],
  ],
  shorter: 0.75,
  stiff: 0.00035,
  pair: 1.6,
  damp: 0.18,
  knock: 0.35,
  width: 0.7,
}
const lowEnd = { room: 0.03, highpass: 30 }
const synthBass: WaveSound = {
  spectrum: spectra.saw,
  voices: 2,
  detune: 8,
  envelope: { attack: 0.004, decay: 0.25, sustain: 0.6, release: 0.04 },
  filter: { base: 2.2, peak: 9, decay: 0.12, q: 1.1, floor: 160 },
}
const accordion: WaveSound = {
  spectrum: spectra.reed,
  voices: 2,
  detune: 11,
  width: 0.5,
  envelope: { attack: 0.08, decay: 0.4, sustain: 0.9, release: 0.08 },
}

export const instruments: Record<string, Instrument> = {
  'dusty drums': kit('dusty', 0.08),
  'hard drums': kit('hard', 0.08),
  'snappy drums': kit('snappy', 0.08),
  'club drums': kit('club', 0.07),
  'gated drums': kit('gated', 0.2),
  'soft drums': kit('soft', 0.12),
  'dry drums': kit('acoustic', 0.05),
  'bright drums': kit('hard', 0.1),
  'rock drums': kit('rock', 0.14),
  'jazz drums': kit('jazz', 0.16),
  'brushed drums': kit('jazz', 0.16),
  'marching drums': kit('acoustic', 0.24),
  'stamps and claps': kit('acoustic', 0.22),
  shaker: kit('acoustic', 0.12),

  'round bass': string(lowEnd, { ring: 2.4, bright: 0.25, pick: 0.34, touch: 420, damp: 0.07 }),
  'finger bass': string(
    { ...lowEnd, bell: { hz: 800, q: 1, db: 3 } },
    { ring: 3, bright: 0.5, pick: 0.22, touch: 900, damp: 0.06 },
  ),
  'pick bass': string(
    { ...lowEnd, drive: 1.6, bell: { hz: 1100, q: 1, db: 4 } },
    { ring: 3.2, bright: 0.7, pick: 0.12, touch: 2200, damp: 0.05 },
  ),
  'upright bass': string(
    { room: 0.08, highpass: 32 },
    {
      ring: 1.7,
      bright: 0.3,
      pick: 0.2,
      touch: 700,
      damp: 0.09,
      click: 0.12,
      body: [
        { hz: 98, q: 2, db: 3 },
        { hz: 600, q: 1.2, db: 4 },
      ],
    },
  ),
  'pizzicato bass': string(
    { room: 0.3, highpass: 32 },
    { ring: 0.9, bright: 0.2, pick: 0.25, touch: 600, body: [{ hz: 120, q: 2, db: 4 }] },
  ),
  'deep sub bass': wave(
    { ...lowEnd, drive: 1.5 },
    {
      spectrum: spectra.sub,
      envelope: { attack: 0.006, decay: 1.4, sustain: 0.35, release: 0.09 },
      glide: 0.05,
      scoop: -7,
    },
  ),
  'synth bass': wave({ ...lowEnd, drive: 1.3 }, synthBass),
  'growling bass': wave(
    { ...lowEnd, drive: 2 },
    {
      spectrum: spectra.saw,
      voices: 3,
      detune: 34,
      width: 0.25,
      envelope: { attack: 0.008, decay: 0.8, sustain: 0.75, release: 0.05 },
      filter: { base: 4, peak: 14, decay: 0.35, q: 1.4, floor: 180 },
    },
  ),
  tuba: wave(
    { room: 0.2, highpass: 32 },
    {
      spectrum: spectra.tuba,
      bright: spectra.mellowBrass,
      envelope: { attack: 0.03, decay: 0.2, sustain: 0.7, release: 0.06 },
      breath: 0.02,
    },
  ),
  'low piano': struck({ room: 0.22, pan: -0.25 }, { ...piano, damp: 0.3 }),

  'electric piano': {
    kind: 'tine',
    channel: { room: 0.14, chorus: 0.35, tremolo: { hz: 4.6, depth: 0.35 }, highpass: 110 },
    sound: { decay: 1.7, index: 1.5, tine: 0.5, damp: 0.12, width: 0.5 },
  },
  piano: struck({ room: 0.16, highpass: 70 }, piano),
  'high piano': struck({ room: 0.22, pan: 0.2 }, { ...piano, knock: 0.2 }),
  'soft choir': wave(
    { room: 0.4, highpass: 160 },
    {
      spectrum: spectra.choir,
      voices: 3,
      detune: 22,
      width: 0.8,
      envelope: { attack: 0.22, decay: 1, sustain: 0.85, release: 0.25 },
      vibrato: { cents: 14, hz: 5.1, delay: 0.2 },
      breath: 0.05,
    },
  ),
  'saw stack': wave(
    { room: 0.18, highpass: 160 },
    {
      spectrum: spectra.saw,
      voices: 5,
      detune: 26,
      width: 0.9,
      envelope: { attack: 0.008, decay: 0.5, sustain: 0.65, release: 0.12 },
      filter: { base: 5, peak: 9, decay: 0.3, q: 0.8, floor: 900 },
    },
  ),
  'synth pluck': wave(
    { room: 0.22, highpass: 180 },
    {
      spectrum: spectra.saw,
      voices: 2,
      detune: 14,
      width: 0.6,
      envelope: { attack: 0.003, decay: 0.22, sustain: 0.12, release: 0.12 },
      filter: { base: 1.4, peak: 11, decay: 0.09, q: 1.2 },
    },
  ),
  'warm pad': wave(
    { room: 0.32, highpass: 150 },
    {
      spectrum: spectra.saw,
      voices: 4,
      detune: 20,
      width: 1,
      envelope: { attack: 0.35, decay: 1.5, sustain: 0.85, release: 0.35 },
      filter: { base: 3.4, peak: 4, decay: 1.4, q: 0.75, floor: 500 },
    },
  ),
  'clean guitar': string(
    { room: 0.16, highpass: 110, chorus: 0.25, pan: -0.3 },
    { ring: 3.2, bright: 0.72, pick: 0.14, touch: 3400, damp: 0.05, width: 0.1 },
  ),
  'twangy guitar': string(
    { room: 0.42, highpass: 100, pan: 0.12, tremolo: { hz: 6.2, depth: 0.25 }, bell: { hz: 2200, q: 0.9, db: 3 } },
    { ring: 3.6, bright: 0.86, pick: 0.08, touch: 5200, damp: 0.06 },
  ),
  'distorted guitar': string(
    { room: 0.07, highpass: 90, drive: 9, cabinet: true, doubled: true },
    { ring: 3.4, bright: 0.72, pick: 0.13, touch: 3000, damp: 0.035 },
  ),
  'lead guitar': wave(
    { room: 0.2, highpass: 180, drive: 4, cabinet: true, pan: 0.08 },
    {
      spectrum: spectra.pulse,
      envelope: { attack: 0.006, decay: 1.4, sustain: 0.7, release: 0.06 },
      vibrato: { cents: 22, hz: 5.6, delay: 0.18 },
      glide: 0.05,
      scoop: 1.2,
      filter: { base: 4, peak: 8, decay: 0.3, q: 0.8 },
    },
  ),
  'nylon guitar': string(
    { room: 0.18, highpass: 75 },
    { ring: 2.4, bright: 0.5, pick: 0.24, touch: 1900, damp: 0.1, body: guitarBody, width: 0.45 },
  ),
  'steel-string guitar': string(
    { room: 0.16, highpass: 80, pan: -0.28 },
    { ring: 3.4, bright: 0.74, pick: 0.17, touch: 3200, damp: 0.1, body: guitarBody, width: 0.2 },
  ),
  banjo: string(
    { room: 0.12, highpass: 180, pan: 0.38 },
    {
      ring: 0.85,
      bright: 0.86,
      pick: 0.09,
      touch: 4200,
      damp: 0.06,
      click: 0.2,
      body: [
        { hz: 480, q: 2, db: 5 },
        { hz: 1100, q: 1.4, db: 3 },
      ],
    },
  ),
  harp: string({ room: 0.32, highpass: 60 }, { ring: 3, bright: 0.5, pick: 0.38, touch: 2400, damp: 0.4, width: 0.4 }),

  vibraphone: struck(
    { room: 0.24, pan: 0.1 },
    {
      modes: [
        [1, 1, 4],
        [4, 0.25, 1.6],
        [9.9, 0.06, 0.4],
      ],
      shorter: 0.5,
      damp: 0.3,
      tremolo: { hz: 5.2, depth: 0.4 },
      knock: 0.08,
      width: 0.5,
    },
  ),
  bells: struck(
    { room: 0.3 },
    {
      modes: [
        [1, 1, 2.2],
        [2.76, 0.35, 1.2],
        [5.4, 0.16, 0.6],
        [8.9, 0.06, 0.3],
      ],
      shorter: 0.4,
      damp: 0.5,
      knock: 0.05,
      width: 0.4,
    },
  ),
  kalimba: struck(
    { room: 0.3, highpass: 90 },
    {
      modes: [
        [1, 1, 1.5],
        [2.9, 0.12, 0.35],
        [6.2, 0.16, 0.16],
      ],
      shorter: 0.3,
      damp: 0.3,
      knock: 0.25,
      width: 0.6,
    },
  ),
  marimba: struck(
    { room: 0.24 },
    {
      modes: [
        [1, 1, 0.9],
        [3.93, 0.3, 0.35],
        [9.2, 0.1, 0.12],
      ],
      shorter: 0.7,
      damp: 0.3,
      knock: 0.3,
      width: 0.5,
    },
  ),

  'synth lead': wave(
    { room: 0.2, highpass: 200 },
    {
      spectrum: spectra.saw,
      voices: 3,
      detune: 14,
      width: 0.35,
      envelope: { attack: 0.012, decay: 0.6, sustain: 0.75, release: 0.08 },
      vibrato: { cents: 12, hz: 5.4, delay: 0.25 },
      glide: 0.06,
      filter: { base: 3.5, peak: 6, decay: 0.4, q: 0.9 },
    },
  ),
  'glass flute': wave(
    { room: 0.34 },
    {
      spectrum: spectra.whistle,
      voices: 2,
      detune: 7,
      width: 0.4,
      envelope: { attack: 0.06, decay: 0.6, sustain: 0.75, release: 0.2 },
      vibrato: { cents: 10, hz: 4.6, delay: 0.3 },
      breath: 0.06,
      glide: 0.05,
    },
  ),
  'soft organ': wave(
    { room: 0.16, highpass: 120, chorus: 0.5, drive: 1.3 },
    {
      spectrum: spectra.softOrgan,
      envelope: { attack: 0.008, decay: 0.3, sustain: 0.9, release: 0.03 },
      vibrato: { cents: 6, hz: 6.4, delay: 0 },
    },
  ),
  flute: wave(
    { room: 0.28, pan: 0.1 },
    {
      spectrum: spectra.flute,
      envelope: { ...blowing, attack: 0.06 },
      vibrato: { cents: 14, hz: 5, delay: 0.2 },
      breath: 0.12,
      glide: 0.04,
    },
  ),
  'tin whistle': wave(
    { room: 0.28, pan: 0.1 },
    {
      octaves: [1],
      spectrum: spectra.whistle,
      envelope: { ...blowing, attack: 0.03 },
      vibrato: { cents: 9, hz: 5.5, delay: 0.25 },
      breath: 0.1,
      glide: 0.03,
    },
  ),
  clarinet: wave(
    { room: 0.28, pan: 0.12 },
    {
      spectrum: spectra.clarinet,
      envelope: blowing,
      vibrato: { cents: 5, hz: 4.8, delay: 0.3 },
      breath: 0.04,
      glide: 0.03,
    },
  ),
  melodica: wave(
    { room: 0.26 },
    {
      spectrum: spectra.reed,
      envelope: { ...blowing, attack: 0.05 },
      vibrato: { cents: 9, hz: 5.5, delay: 0.25 },
      breath: 0.04,
    },
  ),
  accordion: wave({ room: 0.22, highpass: 150, pan: 0.2 }, accordion),
  trumpet: wave(
    { room: 0.22, pan: 0.08 },
    {
      spectrum: spectra.mellowBrass,
      bright: spectra.brightBrass,
      envelope: { attack: 0.03, decay: 0.3, sustain: 0.8, release: 0.05 },
      vibrato: { cents: 12, hz: 5.3, delay: 0.3 },
      glide: 0.03,
      scoop: 0.5,
      breath: 0.03,
    },
  ),
  'muted trumpet': wave(
    { room: 0.26, pan: 0.1, highpass: 250 },
    {
      spectrum: spectra.mutedBrass,
      envelope: { attack: 0.035, decay: 0.4, sustain: 0.75, release: 0.07 },
      vibrato: { cents: 13, hz: 5, delay: 0.3 },
      glide: 0.05,
      scoop: 0.6,
      breath: 0.05,
    },
  ),
  'brass section': wave(
    { room: 0.26, highpass: 110 },
    {
      spectrum: spectra.mellowBrass,
      bright: spectra.brightBrass,
      voices: 3,
      detune: 12,
      width: 0.5,
      envelope: { attack: 0.035, decay: 0.3, sustain: 0.8, release: 0.07 },
      vibrato: { cents: 7, hz: 5, delay: 0.35 },
      octaves: [0, -1],
    },
  ),
  fiddle: wave(
    { room: 0.2, pan: -0.1, highpass: 180 },
    {
      spectrum: spectra.violin,
      envelope: { ...bowing, attack: 0.025, release: 0.05 },
      vibrato: { cents: 12, hz: 5.8, delay: 0.12 },
      glide: 0.03,
      scoop: 0.4,
      breath: 0.03,
    },
  ),
  violin: wave(
    { room: 0.3, pan: -0.35, highpass: 170 },
    {
      spectrum: spectra.violin,
      envelope: { ...bowing, attack: 0.06 },
      vibrato: { cents: 15, hz: 5.6, delay: 0.15 },
      glide: 0.03,
      breath: 0.03,
    },
  ),
  'second violin': wave(
    { room: 0.3, pan: -0.05, highpass: 170 },
    {
      spectrum: spectra.ensemble,
      envelope: { ...bowing, attack: 0.06 },
      vibrato: { cents: 13, hz: 5.3, delay: 0.18 },
      breath: 0.03,
    },
  ),
  viola: wave(
    { room: 0.3, pan: 0.2, highpass: 110 },
    {
      spectrum: spectra.ensemble,
      envelope: { ...bowing, attack: 0.05 },
      vibrato: { cents: 11, hz: 5.1, delay: 0.2 },
      breath: 0.02,
    },
  ),
  cello: wave(
    { room: 0.28, pan: 0.35, highpass: 45 },
    {
      spectrum: spectra.cello,
      envelope: { ...bowing, attack: 0.06 },
      vibrato: { cents: 12, hz: 5, delay: 0.2 },
      breath: 0.02,
    },
  ),
  'string section': wave(
    { room: 0.34, highpass: 150 },
    {
      spectrum: spectra.ensemble,
      voices: 4,
      detune: 18,
      width: 0.9,
      envelope: { attack: 0.12, decay: 0.8, sustain: 0.9, release: 0.18 },
      vibrato: { cents: 10, hz: 5.3, delay: 0.1 },
    },
  ),
  'pedal steel': wave(
    { room: 0.3, pan: 0.15, highpass: 170, chorus: 0.15 },
    {
      spectrum: spectra.clarinet,
      bright: spectra.reed,
      envelope: { attack: 0.02, decay: 1.6, sustain: 0.55, release: 0.15 },
      vibrato: { cents: 16, hz: 5.2, delay: 0.25 },
      glide: 0.22,
      scoop: 2,
    },
  ),
}
