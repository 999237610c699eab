import type { Features } from '../media/features.ts'
import { randomFrom } from './random.ts'

/** Tracks that nobody made, for looking at the painter and testing it: ten genres, each with its usual tempo and shape. */
const GENRES: [genre: string, tempo: number, level: number, bright: number, busy: number, titles: string[]][] = [
  [
    'Hip Hop',
    88,
    0.7,
    0.4,
    0.5,
    ['Paper Tigers', 'Cash Only Bakery', 'Elevator Etiquette', 'Two Left Shoes', 'Corner Block', 'Say Less Say More'],
  ],
  [
    'Electronic',
    126,
    0.75,
    0.6,
    0.7,
    ['Glasshouse', 'Modem Weather', 'Orbit Laundry', 'Neon Postman', 'Error 27', 'Slow Lasers'],
  ],
  [
    'Pop',
    118,
    0.75,
    0.65,
    0.6,
    ['Soft Launch', 'Yellow Scooter', 'Birthday Twice', 'Confetti Tax', 'Heart First', 'Crush Season'],
  ],
  [
    'Rock',
    142,
    0.85,
    0.6,
    0.75,
    ['Coalface', 'Broken Amp Club', 'Teeth', 'Louder Than Rent', 'Gravel Choir', 'Fire Drill'],
  ],
  [
    'R&B',
    78,
    0.5,
    0.35,
    0.4,
    [
      'Kitchen Light at Four in the Morning',
      'Velvet Hours',
      'Close Enough',
      'Night Bus Home',
      'Slow Honey',
      'Say It Softly',
    ],
  ],
  [
    'Jazz',
    104,
    0.5,
    0.45,
    0.5,
    [
      'Blue Hour Standards',
      'Five Chairs',
      'Walking Home Sideways',
      'Rooftop Trio',
      'Smoke Break',
      'The Polite Trombone',
    ],
  ],
  [
    'Folk',
    92,
    0.4,
    0.4,
    0.35,
    ['Everything the River Kept', 'Orchard Road', 'Swallow Season', 'Old Boots', 'Garden Inventory', 'Seven Hills'],
  ],
  [
    'Country',
    108,
    0.55,
    0.5,
    0.45,
    ['Mile Marker Nine', 'Porch Math', 'Birds on the Line', 'Dust and Diesel', 'Summer Fields', 'Left at the Diner'],
  ],
  [
    'Classical',
    66,
    0.3,
    0.35,
    0.2,
    ['Untitled (Wait)', 'Nocturne for Nobody', 'Snow, Slowly', 'Second Cello', 'A Small Cathedral', 'Rain Study'],
  ],
  [
    'Other',
    100,
    0.5,
    0.5,
    0.5,
    [
      'Dial Tone Choir',
      'Spin Cycle',
      'Field Recording of a Fridge',
      'Tide Tables',
      'Nine Pigeons',
      'Left Handed Piano',
    ],
  ],
]

export type Sample = { title: string; artist: string; genre: string; features: Features; variation: number }

/** The `take`th made-up track of every genre. */
export const sampleTracks = (take: number): Sample[] =>
  GENRES.map(([genre, tempo, level, bright, busy, titles]) => ({
    title: titles[take % titles.length]!,
    artist: 'The Placeholders',
    genre,
    features: inventFeatures(`${genre}/${take}`, tempo, level, bright, busy),
    variation: 0,
  }))

/** A believable track: parts that differ, bars that come again, and onsets that lie on beats. */
export function inventFeatures(seed: string, tempo = 110, level = 0.6, bright = 0.5, busy = 0.5): Features {
  const random = randomFrom(seed)
  const sections: number[] = []
  for (let at = random.between(0.08, 0.2); at < 0.94; at += random.between(0.1, 0.26)) sections.push(at)
  const parts = [...sections, 1].map(() => ({ level: random.between(0.25, 1), bright: random.between(-0.25, 0.25) }))
  const beat = random.pick([4, 8, 16])
  const bar = Array.from({ length: beat }, () => random.between(0.5, 1))
  const clamp = (value: number) => Math.min(1, Math.max(0, value))
  const curve = (of: (part: { level: number; bright: number }, beat: number) => number) =>
    Array.from({ length: 256 }, (_, i) => {
      const part = parts[sections.filter((edge) => edge <= i / 256).length]!
      const ends = Math.min(1, (i + 2) / 8, (258 - i) / 12)
      return clamp(of(part, bar[i % beat]!) * ends * random.between(0.85, 1.1))
    })
  return {
    seconds: random.between(120, 280),
    tempo: tempo * random.between(0.85, 1.15),
    tempoConfidence: random.between(0.3, 0.9),
    key: random.whole(0, 11),
    mode: random.chance(0.5) ? 'major' : 'minor',
    loudness: curve((part, beat) => (0.35 + level * 0.65) * part.level * (0.55 + 0.45 * beat)),
    brightness: curve((part) => bright + part.bright),
    density: curve((part, beat) => busy * beat * (0.5 + part.level / 2)),
    low: curve((part) => 0.5 + part.level * 0.5 - bright * 0.3),
    mid: curve((part) => 0.4 + part.level * 0.4),
    high: curve((part, beat) => bright * 0.6 + part.bright + beat * 0.2),
    sections,
  }
}

export const silence: Features = {
  seconds: 30,
  tempo: 0,
  tempoConfidence: 0,
  key: 0,
  mode: 'major',
  loudness: Array<number>(256).fill(0),
  brightness: Array<number>(256).fill(0),
  density: Array<number>(256).fill(0),
  low: Array<number>(256).fill(0),
  mid: Array<number>(256).fill(0),
  high: Array<number>(256).fill(0),
  sections: [],
}
