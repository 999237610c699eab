import { type Instrument, kit, string, struck, wave } from './instrument.ts'
import * as spectra from './spectra.ts'
import type { StruckSound } from './struck.ts'
import type { WaveSound } from './waves.ts'

const guitarBody = [
  { hz: 105, q: 4, db: 5 },
  { hz: 210, q: 4, db: 4 },
  { hz: 420, q: 3, db: 2 },
]
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

/** Drums, basses, and what plays chords. */
export const accompanists: Record<string, Instrument> = {
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
  'distorted guitar': string(
    { room: 0.07, highpass: 90, drive: 9, cabinet: true, doubled: true },
    { ring: 3.4, bright: 0.72, pick: 0.13, touch: 3000, damp: 0.035 },
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
}
