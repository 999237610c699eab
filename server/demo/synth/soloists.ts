import { type Instrument, string, wave } from './instrument.ts'
import * as spectra from './spectra.ts'
import type { WaveSound } from './waves.ts'

const bowing = { attack: 0.09, decay: 0.5, sustain: 0.85, release: 0.12 }
const blowing = { attack: 0.045, decay: 0.25, sustain: 0.8, release: 0.06 }
const accordion: WaveSound = {
  spectrum: spectra.reed,
  voices: 2,
  detune: 11,
  width: 0.5,
  envelope: { attack: 0.08, decay: 0.4, sustain: 0.9, release: 0.08 },
}

/** What sings a tune or holds a line. */
export const soloists: Record<string, Instrument> = {
  'twangy guitar': string(
    { room: 0.42, highpass: 100, pan: 0.12, tremolo: { hz: 6.2, depth: 0.25 }, bell: { hz: 2200, q: 0.9, db: 3 } },
    { ring: 3.6, bright: 0.86, pick: 0.08, touch: 5200, damp: 0.06 },
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
