import { thumbHashToDataURL } from 'thumbhash'

/** A cover's thumbhash as a picture of a few pixels; null where it is not one. */
export function drawBlur(base64: string): string | null {
  try {
    return thumbHashToDataURL(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)))
  } catch {
    return null
  }
}
