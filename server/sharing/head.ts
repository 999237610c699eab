import type { Shared } from './queries.ts'
import { escapeHtml, product } from './words.ts'

export const trackAddress = (origin: string, id: unknown) => `${origin}/track/${id}`
export const thumbnailOf = (origin: string, { coverImage }: Pick<Shared, 'coverImage'>, width: number) =>
  coverImage ? `${origin}${coverImage}&shape=square&w=${width}` : null

/** What other people's apps read of a track's page: its name, its cover, and where its player is described. */
export function trackHead(track: Shared, origin: string) {
  const { title, artistName, description, genre } = track
  const name = `${title} by ${artistName}`
  const address = trackAddress(origin, track.id)
  const cover = thumbnailOf(origin, track, 1200)
  const tags: [string, string | null][] = [
    ['og:type', 'music.song'],
    ['og:site_name', product],
    ['og:title', name],
    ['og:description', description || `${genre}. Hear it, rate it, and say why.`],
    ['og:url', address],
    ['og:image', cover],
    ['og:image:type', cover && 'image/webp'],
    ['og:image:alt', cover && `The cover of ${title}`],
    ['og:audio', origin + track.audio],
    ['music:duration', String(Math.round(Number(track.seconds)))],
    ['twitter:card', 'summary_large_image'],
  ]
  const metas = tags
    .filter((tag): tag is [string, string] => Boolean(tag[1]))
    .map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`)
  const oembed = `${origin}/api/oembed?format=json&url=${encodeURIComponent(address)}`
  return {
    title: escapeHtml(`${name} / ${product}`),
    tags: [
      ...metas,
      `<link rel="canonical" href="${escapeHtml(address)}">`,
      `<link rel="alternate" type="application/json+oembed" href="${escapeHtml(oembed)}" title="${escapeHtml(name)}">`,
    ].join('\n    '),
  }
}
