import type { Random } from './random.ts'
import { bars, crystal, rip, stripes, waves } from './scenes/edge.ts'
import { arches, pads, scales } from './scenes/grid.ts'
import { bloom, cutouts, pipes, ribbons } from './scenes/growth.ts'
import { hills, mesas, wires } from './scenes/land.ts'
import { blind, reflection, tower } from './scenes/night.ts'
import { burst, moire, pressing, spiral } from './scenes/rings.ts'

export const SCENES = {
  stripes,
  crystal,
  rip,
  bars,
  waves,
  arches,
  pads,
  scales,
  bloom,
  cutouts,
  pipes,
  ribbons,
  hills,
  wires,
  mesas,
  blind,
  tower,
  reflection,
  burst,
  moire,
  pressing,
  spiral,
}
export type SceneName = keyof typeof SCENES

const BY_GENRE: Record<string, SceneName[]> = {
  'Hip Hop': ['stripes', 'pads', 'tower', 'burst', 'rip', 'mesas', 'bars'],
  Electronic: ['moire', 'pads', 'scales', 'spiral', 'waves', 'tower', 'reflection'],
  Pop: ['arches', 'ribbons', 'burst', 'bloom', 'scales', 'waves', 'cutouts'],
  Rock: ['crystal', 'rip', 'stripes', 'burst', 'spiral', 'mesas', 'bars'],
  'R&B': ['blind', 'reflection', 'ribbons', 'tower', 'bloom', 'waves', 'scales'],
  Jazz: ['bars', 'cutouts', 'blind', 'pipes', 'ribbons', 'spiral', 'arches'],
  Folk: ['hills', 'bloom', 'wires', 'cutouts', 'reflection', 'waves', 'burst'],
  Country: ['wires', 'mesas', 'hills', 'burst', 'reflection', 'stripes', 'ribbons'],
  Classical: ['pressing', 'pipes', 'scales', 'reflection', 'hills', 'spiral', 'cutouts'],
}
const ANY = Object.keys(SCENES) as SceneName[]

/** All scenes that suit a track, best first: what its title speaks of, then what its genre wears. */
export function orderScenes(genre: string, told: SceneName[], random: Random): SceneName[] {
  return [...new Set([...random.shuffle(told), ...random.shuffle(BY_GENRE[genre] ?? ANY)])]
}
