export type Mode = 'major' | 'minor' | 'dorian' | 'mixolydian' | 'lydian'
export type PartName = 'drums' | 'bass' | 'chords' | 'lead' | 'counter' | 'pad' | 'perc'
export type SectionName = 'intro' | 'verse' | 'lift' | 'break' | 'outro'

export type Song = {
  seed: number
  /** Quarter notes a minute. */
  tempo: number
  key: string
  mode: Mode
  beats: 3 | 4
  /** Where the off-beat falls within its pair: 0.5 is straight, 0.667 a triplet. */
  swing: number
  /** Which pair is swung: sixteenths, or eighths as jazz does. */
  swung: 8 | 16
  /** What plays each part, and how: `instrument: manner`. */
  parts: Partial<Record<PartName, string>>
  /** One chord a bar, Roman numerals against the key's major scale; `a-b` shares the bar. */
  chords: { verse: string; lift?: string; break?: string }
  /** `name bars: parts`, sections joined by `|`; `+part` and `-part` change what was playing before. */
  form: string
  production: Production
}

export type Production = {
  room: 'booth' | 'studio' | 'plate' | 'hall' | 'spring'
  /** 0–1: how far chords, pad and bass duck under the kick. */
  pump?: number
  /** 0–1: wow, flutter, softened top and a little dust. */
  tape?: number
  /** Opens a low-pass over the chords and pad through introductions and breaks. */
  sweep?: boolean
  /** Echo of lead and counter, in sixteenths. */
  echo?: number
  /** Decibels of a high shelf over the whole mix. */
  air?: number
  /** Decibels a part is moved from its usual level. */
  levels?: Partial<Record<PartName, number>>
}

export type Section = {
  name: SectionName
  bar: number
  bars: number
  parts: ReadonlySet<PartName>
  /** Seconds from the start of the track. */
  at: number
}

export const barSeconds = (song: Pick<Song, 'tempo' | 'beats'>) => (song.beats * 60) / song.tempo

/** How long the last chord rings after the last bar, in seconds. */
export const tailSeconds = 2.4

export function readForm(song: Pick<Song, 'tempo' | 'beats' | 'form'>): Section[] {
  const sections: Section[] = []
  let playing = new Set<PartName>()
  let bar = 0
  for (const text of song.form.split('|')) {
    const [head = '', names = ''] = text.split(':')
    const [name, bars] = head.trim().split(/\s+/)
    playing = new Set(playing)
    for (const word of names.trim().split(/\s+/)) {
      if (word.startsWith('-')) playing.delete(word.slice(1) as PartName)
      else if (word) playing.add(word.replace('+', '') as PartName)
    }
    sections.push({
      name: name as SectionName,
      bar,
      bars: Number(bars),
      parts: playing,
      at: bar * barSeconds(song),
    })
    bar += Number(bars)
  }
  return sections
}

export function songSeconds(song: Pick<Song, 'tempo' | 'beats' | 'form'>): number {
  const last = readForm(song).at(-1)!
  return (last.bar + last.bars) * barSeconds(song) + tailSeconds
}

export function readPart(song: Song, part: PartName): { instrument: string; manner: string } | undefined {
  const text = song.parts[part]
  if (!text) return undefined
  const [instrument = '', manner = ''] = text.split(':')
  return { instrument: instrument.trim(), manner: manner.trim() }
}
