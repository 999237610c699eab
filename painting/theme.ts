import type { Features } from '../media/features.ts'
import { feel, feltTempo, mean } from './mood.ts'
import type { SceneName } from './scenes.ts'

/** What a title can be about, the theme it is named, and the scenes that show it. */
const SUBJECTS: { words: RegExp; themes: [calm: string, awake: string]; scenes: SceneName[] }[] = [
  {
    words: /\b(drive|driving|road|highway|car|cars|wheel|wheels|bus|mile|miles|exit)\b/,
    themes: ['Long road', 'Night drive'],
    scenes: ['wires', 'mesas', 'ribbons'],
  },
  {
    words: /\b(window|kitchen|light|lights|lamp|room|house|home|door|stairs?|stairwell|apartment|curtains?)\b/,
    themes: ['Lit window', 'Nobody is asleep'],
    scenes: ['blind', 'tower'],
  },
  {
    words: /\b(city|street|streets|block|town|floor|rooftop|concrete|subway|downtown|avenue|tower)\b/,
    themes: ['City after hours', 'City in a hurry'],
    scenes: ['tower', 'bars', 'pads'],
  },
  {
    words: /\b(river|water|sea|ocean|lake|tide|tides|wave|waves|rain|swim|boat|shore|harbou?r|island)\b/,
    themes: ['Still water', 'High water'],
    scenes: ['reflection', 'scales', 'waves'],
  },
  {
    words: /\b(sun|sunny|summer|gold|golden|morning|noon|heat|yellow|dawn|sunday)\b/,
    themes: ['First light', 'Full sun'],
    scenes: ['burst', 'stripes', 'reflection'],
  },
  {
    words: /\b(moon|night|midnight|stars?|dark|evening|four in the morning|sleep|dream|dreams)\b/,
    themes: ['Small hours', 'Night moves'],
    scenes: ['reflection', 'blind', 'tower', 'moire'],
  },
  {
    words: /\b(hill|hills|mountain|mountains|field|fields|valley|country|farm|grass|trees?|forest|wood|woods)\b/,
    themes: ['Open country', 'Over the hills'],
    scenes: ['hills', 'mesas', 'wires'],
  },
  {
    words: /\b(flower|flowers|rose|roses|garden|bloom|petals?|spring|orchard|daisy)\b/,
    themes: ['In bloom', 'Overgrown'],
    scenes: ['bloom', 'cutouts'],
  },
  {
    words: /\b(fire|burn|burning|flame|flames|coal|ash|ashes|matches|ember|embers)\b/,
    themes: ['Embers', 'Up in flames'],
    scenes: ['crystal', 'stripes', 'burst'],
  },
  {
    words: /\b(tiger|tigers|wolf|wolves|cat|dog|horse|lion|teeth|claws?|animal)\b/,
    themes: ['Something in the grass', 'Teeth'],
    scenes: ['stripes', 'crystal'],
  },
  {
    words: /\b(bird|birds|wings?|fly|flying|sky|cloud|clouds|feather|swallow)\b/,
    themes: ['Birds on a wire', 'Taking off'],
    scenes: ['wires', 'hills'],
  },
  {
    words: /\b(break|broken|crash|tear|torn|rip|split|crack|apart|falling|fall|cut)\b/,
    themes: ['Torn in two', 'Coming apart'],
    scenes: ['rip', 'crystal'],
  },
  {
    words: /\b(love|heart|kiss|baby|darling|you and me|together|hold)\b/,
    themes: ['Close to you', 'Heart first'],
    scenes: ['bloom', 'ribbons', 'arches'],
  },
  {
    words: /\b(dance|dancing|party|club|disco|floor|groove|boogie|move)\b/,
    themes: ['Slow dance', 'All on the floor'],
    scenes: ['ribbons', 'pads', 'arches'],
  },
  {
    words: /\b(spin|circle|circles|around|spiral|loop|turn|again|dizzy|orbit)\b/,
    themes: ['Round again', 'Dizzy'],
    scenes: ['spiral', 'moire', 'scales'],
  },
  {
    words: /\b(silence|quiet|untitled|white|blank|hush|snow|nothing|paper|still)\b/,
    themes: ['White label', 'Not a word'],
    scenes: ['pressing', 'spiral'],
  },
]

/** What the sound itself does, and how strongly: the most striking of these names the theme when no word does. */
const BY_SOUND: [theme: string, strength: (sound: Sound) => number][] = [
  ['Silence', ({ silent }) => (silent ? 9 : 0)],
  ['The slow climb', ({ rises, awake }) => (awake < 0.55 ? rises * 3 : 0)],
  ['Building up', ({ rises, awake }) => (awake >= 0.55 ? rises * 3 : 0)],
  ['Letting go', ({ rises }) => -rises * 3],
  ['Push and pull', ({ swing, parts }) => (parts > 4 ? (swing - 0.45) * 3 : 0)],
  ['One long breath', ({ swing, parts }) => (parts < 4 ? (0.3 - swing) * 3 : 0)],
  ['Weight on the floor', ({ bass, awake }) => (awake > 0.5 ? bass * 3 : 0)],
  ['Deep end', ({ bass, awake }) => (awake <= 0.5 ? bass * 3 : 0)],
  ['Glass and steel', ({ bright, minor }) => (minor ? (bright - 0.5) * 3 : 0)],
  ['Blue sky', ({ bright, minor }) => (minor ? 0 : (bright - 0.5) * 3)],
  ['Night drive', ({ minor, tempo }) => (minor ? (tempo - 105) / 45 : 0)],
  ['Windows down', ({ minor, tempo }) => (minor ? 0 : (tempo - 105) / 45)],
  ['Small hours', ({ minor, awake }) => (minor ? (0.45 - awake) * 2.4 : 0)],
  ['Early light', ({ minor, awake }) => (minor ? 0 : (0.45 - awake) * 2.4)],
  ['Something unsaid', ({ minor }) => (minor ? 0.3 : 0)],
  ['Walking pace', ({ tempo }) => 0.5 - Math.abs(tempo - 92) / 24],
  ['Middle of the day', () => 0.15],
]

type Sound = ReturnType<typeof soundOf>

function soundOf(features: Features, genre: string) {
  const { loudness } = features
  const third = Math.floor(loudness.length / 3)
  const sorted = [...loudness].sort((a, b) => a - b)
  return {
    silent: mean(loudness) < 0.001,
    rises: mean(loudness.slice(-third)) - mean(loudness.slice(0, third)),
    swing: (sorted[Math.floor(sorted.length * 0.9)] ?? 0) - (sorted[Math.floor(sorted.length * 0.1)] ?? 0),
    parts: features.sections.length + 1,
    bass: mean(features.low) - mean(features.mid),
    bright: mean(features.brightness),
    minor: features.mode === 'minor',
    tempo: feltTempo(features),
    awake: feel(features, genre).awake,
  }
}

/** A theme in two or three words: what the title speaks of, then what is sung, then what the sound does. */
export function nameTheme(features: Features, genre: string, title: string, words: string) {
  const sound = soundOf(features, genre)
  const about = (text: string) => SUBJECTS.filter(({ words: told }) => told.test(text.toLowerCase()))
  const subjects = [...about(title), ...about(words).slice(0, 1)]
  const theme =
    subjects[0]?.themes[sound.awake > 0.5 ? 1 : 0] ??
    BY_SOUND.reduce((best, next) => (next[1](sound) > best[1](sound) ? next : best))[0]
  return { theme, scenes: subjects.flatMap(({ scenes }) => scenes) }
}
