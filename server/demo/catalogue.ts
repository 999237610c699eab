import type { Genre } from '../../contract/limits.ts'
import { type Account, artists } from './artists.ts'
import { bands } from './songs/bands.ts'
import { beats } from './songs/beats.ts'
import { rooms } from './songs/rooms.ts'
import { type PartName, readForm, readPart, type Song, songSeconds } from './synth/song.ts'

/** What is written by hand; the rest of a track follows from it. */
export type Piece = Song & {
  slug: string
  artist: string
  title: string
  artistName?: string
  genre: Genre
  description: string
  /** What can be heard and cannot be read off the score. */
  traits: string[]
}

export type Track = Piece & {
  artistName: string
  seconds: number
  /** True, audible statements that a reviewer may make. */
  facts: string[]
}

export { type Account, artists } from './artists.ts'
export { listeners } from './listeners.ts'

export const catalogue: Track[] = [...beats, ...bands, ...rooms].map((piece) => ({
  ...piece,
  artistName: piece.artistName ?? artistNamed(piece.artist).displayName,
  seconds: Math.round(songSeconds(piece)),
  facts: factsOf(piece),
}))

function artistNamed(username: string): Account {
  const artist = artists.find((account) => account.username === username)
  if (!artist) throw new Error(`No demo artist is called ${username}.`)
  return artist
}

/** Read off the score, so that they stay true when the arrangement changes. */
function factsOf(piece: Piece): string[] {
  const mode = piece.mode === 'minor' || piece.mode === 'dorian' ? 'minor' : 'major'
  const facts = [`the tempo is ${piece.tempo}`, `it is in ${spoken(piece.key)} ${mode}`, ...piece.traits]
  const sections = readForm(piece)
  sections.forEach((section, index) => {
    if (index === 0) {
      facts.push(`it opens with ${list([...section.parts].map((part) => soundOf(piece, part)))}`)
      return
    }
    const before = sections[index - 1]!.parts
    const left = [...before].filter((part) => !section.parts.has(part))
    const joined = [...section.parts].filter((part) => !before.has(part))
    const earlier = new Set(sections.slice(0, index).flatMap(({ parts }) => [...parts]))
    const returning = joined.filter((part) => earlier.has(part))
    const fresh = joined.filter((part) => !earlier.has(part))
    const tell = (parts: PartName[], one: string, many: string) => {
      if (!parts.length) return
      const sounds = parts.map((part) => soundOf(piece, part))
      const plural = sounds.length > 1 || /[^s]s$/.test(sounds[0]!)
      facts.push(`the ${list(sounds)} ${plural ? many : one} at ${clock(section.at)}`)
    }
    tell(left, 'drops out', 'drop out')
    tell(fresh, 'comes in', 'come in')
    tell(returning, 'comes back', 'come back')
  })
  return facts
}

function soundOf(piece: Piece, part: PartName): string {
  return readPart(piece, part)?.instrument ?? part
}

function list(words: string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

function spoken(key: string): string {
  return key.replace('#', ' sharp').replace(/b$/, ' flat')
}

function clock(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
