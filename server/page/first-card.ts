import type { Track } from '../../contract/tracks.ts'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
/** Text for an element or a quoted attribute. */
export const escape = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')

/** The first card as plain HTML, drawn as the browser's own card will be, and what the head needs for it. */
export function firstCard(track: Track): { html: string; head: string } {
  if (!track.coverImage) return { html: '', head: '' }
  const at = (width: number) => escape(`${track.coverImage}&shape=tall&w=${width}`)
  const srcset = `${at(480)} 480w, ${at(780)} 780w`
  return {
    head: `<link rel="preload" as="image" href="${at(780)}" imagesrcset="${srcset}" imagesizes="100vw" fetchpriority="high">`,
    html: `<img src="${at(780)}" srcset="${srcset}" sizes="100vw" alt="" fetchpriority="high">`,
  }
}
