import type { Spot } from '../../contract/tracks.ts'

const spot = (flat: string, on: string, sink: string, ui: string, night: string, tint: string, deep: string): Spot => ({
  flat,
  on,
  sink,
  ui,
  night,
  tint,
  deep,
})
/** The eight covers on which the look was measured. */
export const spots = {
  tigers: spot('#e84200', '#0b0d10', '#c63600', '#e84200', '#ff6a3a', '#fff1eb', '#3a1206'),
  glass: spot('#00d1a4', '#0b0d10', '#007d60', '#00a582', '#00d1a4', '#e6fbf4', '#00291f'),
  soft: spot('#ff5ba5', '#0b0d10', '#cf1d79', '#ff5ba5', '#ff6faf', '#fff0f6', '#3c0a22'),
  blank: spot('#101214', '#ffffff', '#101214', '#101214', '#f3f5f7', '#f3f5f7', '#14171a'),
  coal: spot('#bc1a29', '#ffffff', '#bc1a29', '#bc1a29', '#f2696a', '#fff0ef', '#370a0c'),
  kitchen: spot('#e6bf54', '#0b0d10', '#2c2582', '#cd8000', '#e6bf54', '#fbf4e2', '#2a1f05'),
  standards: spot('#194ce9', '#ffffff', '#194ce9', '#194ce9', '#7ea0ff', '#edf2ff', '#0a1a4a'),
  river: spot('#64a750', '#0b0d10', '#3c7d25', '#559841', '#74b95f', '#eff8ec', '#12290b'),
}

export const peaks = Array.from({ length: 64 }, (_, bar) =>
  Math.round(
    90 + 80 * Math.abs(Math.sin(bar * 0.7)) * Math.abs(Math.cos(bar * 0.13)) + 60 * Math.abs(Math.sin(bar * 2.3)),
  ),
)

export const titles = [
  'Paper Tigers',
  'Glasshouse',
  'Soft Launch',
  'Untitled (Wait)',
  'Coalface',
  'Kitchen Light at Four in the Morning',
  'Blue Hour Standards',
  'Everything the River Kept',
  'Go',
  'I',
  'Été à São Paulo',
  'Supercalifragilisticexpialidocious',
  'The Longest Possible Title That Anyone May Type In',
  '99',
  "Don't Look Back (feat. Nobody) [Live]",
  'ABCDE',
  'Ночной поезд',
  '東京ナイト',
  'ليل طويل',
  'Fire 🔥 escape',
]

/** Somebody's picture, drawn. */
export const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><path fill="#aab7c4" d="M0 0h96v96H0z"/><circle cx="48" cy="40" r="20" fill="#e0a583"/><path d="M12 96c0-44 72-44 72 0z" fill="#23283f"/></svg>',
)}`
