import { createHash } from 'node:crypto'
import { thumbnailOf, trackAddress } from './head.ts'
import { PLAYER_SCRIPT } from './player-script.ts'
import type { Shared } from './queries.ts'
import { escapeHtml, product } from './words.ts'

const hash = createHash('sha256').update(PLAYER_SCRIPT).digest('base64')

/** Anybody may put it into a page; in it only its own script runs, and it sends nothing anywhere. */
export const PLAYER_POLICY = [
  "default-src 'none'",
  "img-src 'self'",
  "media-src 'self'",
  `script-src 'sha256-${hash}'`,
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ')

const STYLE = `
* { box-sizing: border-box; margin: 0 }
body { display: flex; height: 100vh; min-height: 80px; max-height: 200px; color: #0b0d10; background: #fff;
  border: 2px solid #0b0d10; font: 500 15px/1.3 Archivo, system-ui, sans-serif; overflow: hidden }
.cover { flex: none; height: 100%; aspect-ratio: 1; background: #e9edf0; object-fit: cover }
main { position: relative; flex: 1; min-width: 0; display: flex; flex-direction: column; justify-content: center; gap: 6px; padding: 10px 14px }
.names { padding-right: 64px }
h1, .by { overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
h1 { font-size: 19px; font-weight: 700; line-height: 1.25 }
a { color: inherit; text-decoration: none }
a:hover { text-decoration: underline }
.by, .foot { color: #5a626c }
button { display: none; position: absolute; right: 14px; top: 12px; width: 52px; height: 52px; border: 0; border-radius: 50%;
  color: var(--on); background: var(--spot); cursor: pointer }
button svg { display: block; width: 22px; margin: auto; fill: currentColor }
.stop, [data-playing] .go { display: none !important }
[data-playing] .stop { display: block !important }
.wave { display: none; position: relative; height: 36px; margin-top: 4px }
.wave svg { position: absolute; inset: 0; width: 100%; height: 100%; fill: #868e98 }
.wave .heard { fill: var(--ui) }
input { position: absolute; inset: -4px 0; width: 100%; height: 44px; margin: 0; opacity: 0; cursor: pointer }
.wave:focus-within, button:focus-visible, a:focus-visible { outline: 3px solid #0b0d10; outline-offset: 2px }
.foot { display: flex; justify-content: space-between; gap: 12px; font: 600 12px/1.3 ui-monospace, monospace }
audio { width: 100% }
[data-ready] audio { display: none }
[data-ready] button { display: block }
[data-ready] .wave { display: block }
@media (max-height: 120px) { .foot, .wave { display: none !important } }
@media (max-width: 340px) { .cover { display: none } }
`

/** A track as a page of its own that needs nothing but itself: no cookie, no font, no other address. */
export function playerPage(track: Shared, origin: string) {
  const { title, artistName, spot } = track
  const cover = thumbnailOf('', track, 320)
  const address = escapeHtml(trackAddress(origin, track.id))
  const [flat, on, ui] = [spot?.flat ?? '#101214', spot?.on ?? '#ffffff', spot?.ui ?? '#101214'].map(colour)
  const seconds = Number(track.seconds)
  const wave = `<path d="${drawBars(track.peaks)}"/>`
  const box = `viewBox="0 0 ${(track.peaks.length || 64) * 3 - 1} 100" preserveAspectRatio="none" aria-hidden="true"`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${title} by ${artistName} / ${product}`)}</title>
<style>${STYLE}body { --spot: ${flat}; --on: ${on}; --ui: ${ui} }</style>
</head>
<body>
${cover ? `<img class="cover" src="${escapeHtml(cover)}" alt="">` : '<span class="cover"></span>'}
<main>
<div class="names">
<h1 dir="auto"><a href="${address}" target="_blank" rel="noopener">${escapeHtml(title)}</a></h1>
<p class="by">by <bdi>${escapeHtml(artistName)}</bdi></p>
</div>
<button type="button" aria-label="Play"><svg class="go" viewBox="0 0 24 24"><path d="M6 3.5v17L20.5 12z"/></svg><svg class="stop" viewBox="0 0 24 24"><path d="M5 3h5v18H5zm9 0h5v18h-5z"/></svg></button>
<div class="wave"><svg ${box}>${wave}</svg><svg class="heard" ${box}>${wave}</svg>
<input type="range" aria-label="Place in the track" min="0" max="${seconds.toFixed(2)}" step="0.1" value="0"></div>
<audio src="${escapeHtml(track.audio)}" preload="none" controls></audio>
<p class="foot"><time></time><a href="${address}" target="_blank" rel="noopener">${product}</a></p>
</main>
<script>${PLAYER_SCRIPT}</script>
</body>
</html>`
}

const colour = (hex: string) => (/^#[0-9a-f]{6}$/i.test(hex) ? hex : '#101214')

/** One bar of two units and a gap of one for each peak, as the page of the track draws them. */
function drawBars(peaks: readonly number[]) {
  if (peaks.length === 0) return 'M0 47h191v6H0z'
  const loudest = Math.max(...peaks, 1)
  return peaks
    .map((peak, bar) => {
      const tall = Math.round(Math.max(10, (peak / loudest) * 100))
      return `M${bar * 3} ${50 - tall / 2}h2v${tall}h-2z`
    })
    .join('')
}
