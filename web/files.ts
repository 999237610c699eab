import { AUDIO_TYPES, IMAGE_TYPES } from '../contract/limits.ts'

type Named = Pick<File, 'name' | 'type'>

const AUDIO_NAMES = /\.(mp3|wav|ogg|aac)$/i
const IMAGE_NAMES = /\.(jpe?g|png|gif|webp)$/i
/** What systems call the same files: `audio/x-wav`, `audio/vnd.wave`, `application/ogg`, or nothing at all. */
const OTHER_NAMES =
  /^$|^application\/(octet-stream|ogg)$|^video\/ogg$|^audio\/(x-|vnd\.|wave$|mpeg3$|aacp$|opus$|vorbis$)/

export const AUDIO_ACCEPTED = [...AUDIO_TYPES, '.mp3', '.wav', '.ogg', '.aac'].join(',')
export const IMAGE_ACCEPTED = [...IMAGE_TYPES, '.jpg', '.jpeg', '.png', '.gif', '.webp'].join(',')

/** A first look at what it calls itself; the server decides by its bytes. */
export const looksLikeAudio = (file: Named) => looksLike(file, AUDIO_TYPES, AUDIO_NAMES)
export const looksLikeImage = (file: Named) => looksLike(file, IMAGE_TYPES, IMAGE_NAMES)

function looksLike({ name, type }: Named, types: readonly string[], names: RegExp) {
  const kind = type.toLowerCase().split(';')[0]?.trim() ?? ''
  return types.includes(kind) || (OTHER_NAMES.test(kind) && names.test(name))
}

/** How long it sounds, in seconds; undefined where the browser cannot say. */
export function lengthOf(file: File): Promise<number | undefined> {
  return new Promise((resolve) => {
    const url = URL.createObjectURL(file)
    const audio = new Audio()
    const answer = (seconds?: number) => {
      URL.revokeObjectURL(url)
      resolve(seconds)
    }
    audio.preload = 'metadata'
    audio.onloadedmetadata = () => answer(Number.isFinite(audio.duration) ? audio.duration : undefined)
    audio.onerror = () => answer()
    audio.src = url
  })
}
