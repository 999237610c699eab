import type { Features } from '../media/features.ts'

export const MOODS = [
  'Fierce',
  'Restless',
  'Jubilant',
  'Radiant',
  'Heady',
  'Easy',
  'Wistful',
  'Tender',
  'Brooding',
  'Serene',
  'Hushed',
] as const
export type Mood = (typeof MOODS)[number]

/** Where each mood lies: how awake (slow, sparse, soft to fast, dense, loud) and how light (minor, dark to major, bright). */
const PLACES: Record<Mood, [awake: number, light: number]> = {
  Fierce: [0.88, 0.3],
  Restless: [0.7, 0.2],
  Jubilant: [0.84, 0.8],
  Radiant: [0.62, 0.86],
  Heady: [0.6, 0.42],
  Easy: [0.48, 0.66],
  Wistful: [0.36, 0.34],
  Tender: [0.3, 0.58],
  Brooding: [0.46, 0.12],
  Serene: [0.3, 0.82],
  Hushed: [0.12, 0.4],
}

/** What genres lean to where the sound leaves it open: a little more or less awake, a little lighter or darker. */
const LEANINGS: Record<string, [awake: number, light: number]> = {
  'Hip Hop': [0.06, -0.06],
  Electronic: [0.08, -0.06],
  Pop: [0.06, 0.14],
  Rock: [0.14, -0.04],
  'R&B': [-0.06, -0.06],
  Jazz: [-0.04, 0.04],
  Folk: [-0.1, 0.08],
  Country: [0, 0.12],
  Classical: [-0.2, 0.02],
}

/** Words of titles that say more about a mood than any figure. */
const TELLING: [RegExp, Mood][] = [
  [/\b(rage|fury|war|fight|fists?|burn|burning|fire|riot|kill|teeth|tigers?|coal)\b/, 'Fierce'],
  [/\b(run|running|restless|hurry|late|chase|nervous|wait|static|glass)\b/, 'Restless'],
  [/\b(party|dance|dancing|hooray|yes|champagne|birthday|confetti)\b/, 'Jubilant'],
  [/\b(sun|sunny|summer|gold|golden|bright|shine|morning|yellow)\b/, 'Radiant'],
  [/\b(velvet|wine|neon|smoke|fever|honey|purple|midnight)\b/, 'Heady'],
  [/\b(porch|easy|lazy|sunday|home|slow|couch)\b/, 'Easy'],
  [/\b(gone|goodbye|leaving|left|remember|again|used to|autumn|rain|letters?|miss)\b/, 'Wistful'],
  [/\b(love|heart|baby|kiss|soft|mother|hold|darling|tender)\b/, 'Tender'],
  [/\b(dark|black|ghosts?|shadows?|grave|night|cold|wolf|wolves)\b/, 'Brooding'],
  [/\b(river|sea|lake|quiet water|drift|cloud|clouds|sky|garden)\b/, 'Serene'],
  [/\b(untitled|silence|quiet|hush|still|snow|white|room tone|sleep)\b/, 'Hushed'],
]

export const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / (values.length || 1)
const clamp = (value: number) => Math.min(1, Math.max(0, value))

/** A quick pulse in which little begins is felt at half its speed: hats and strummed eighths are not the beat. */
export function feltTempo({ tempo, density }: Features) {
  return tempo >= 130 && mean(density) < 0.33 ? tempo / 2 : tempo
}

/** How awake and how light a track sounds, each 0 to 1 and about a half for most. */
export function feel(features: Features, genre: string): { awake: number; light: number } {
  const [moreAwake, lighter] = LEANINGS[genre] ?? [0, 0]
  const pace = features.tempo > 0 ? clamp((feltTempo(features) - 62) / 100) : 0
  const level = mean(features.loudness)
  const busy = clamp(mean(features.density) * 1.7)
  const bright = clamp((mean(features.brightness) - 0.25) / 0.5)
  const sure = features.tempo > 0 ? 0.6 + 0.4 * features.tempoConfidence : 0
  return {
    awake: clamp(0.42 * pace * sure + 0.28 * busy + 0.25 * level + 0.12 * bright + moreAwake),
    light: clamp((features.mode === 'major' ? 0.6 : 0.26) + 0.3 * (bright - 0.5) + 0.12 * (pace - 0.5) + lighter),
  }
}

/** One of eleven moods: the nearest to what was measured, unless a word of the title says otherwise. */
export function nameMood(features: Features, genre: string, title: string, words: string): Mood {
  const { awake, light } = feel(features, genre)
  const said = ` ${title} `.toLowerCase()
  const sung = words.toLowerCase()
  const distance = (mood: Mood) => {
    const [a, l] = PLACES[mood]
    const told = TELLING.find(([, of]) => of === mood)?.[0]
    const pull = (told?.test(said) ? 0.3 : 0) + (told?.test(sung) ? 0.08 : 0)
    return Math.hypot(a - awake, (l - light) * 0.9) - pull
  }
  return MOODS.reduce((best, mood) => (distance(mood) < distance(best) ? mood : best))
}
