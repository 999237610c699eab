import { expect, test } from 'vitest'
import type { Track } from '../../contract/tracks.ts'
import { drawFirstCard } from './first-card.tsx'

const track: Track = {
  id: 17,
  title: 'Fuse Box',
  artistName: 'Auntie Voltage',
  description: 'Four on the floor.',
  genre: 'R&B',
  creator: {
    id: 2,
    username: 'auntievoltage',
    displayName: 'Auntie Voltage',
    profileImage: false,
    profileImageAt: null,
  },
  fireCount: 1284,
  needsWorkCount: 2,
  trashCount: 1,
  hasReviews: false,
  reviewCount: 0,
  totalPoints: 0,
  coverImage: '/api/tracks/17/cover?v=abc',
  blur: null,
  spot: null,
  audio: '/api/tracks/17/audio?v=abc',
  seconds: 34.1,
  gainDb: 0,
  peaks: [],
  createdAt: '2026-11-21T10:00:00.000Z',
}

test('the first card says without any script what the track is, who made it and how it is rated', () => {
  const { html } = drawFirstCard(track, null)
  for (const words of [
    'Fuse Box',
    'Auntie Voltage',
    '@auntievoltage',
    'HC 00017',
    '#R&amp;B #Indie',
    '1,284',
    '0:34',
  ]) {
    expect(html).toContain(words)
  }
  expect(html).toContain('Swipe up for next')
  expect(html).toContain('Sign In')
})

test('its cover is fetched before anything else, in the size of the screen', () => {
  const { head, html } = drawFirstCard(track, null)
  expect(head).toContain('rel="preload"')
  for (const part of [head, html]) expect(part).toContain('/api/tracks/17/cover?v=abc&amp;shape=tall&amp;w=480 480w')
})

test('what an artist typed stays text', () => {
  const hostile = '<img src=x onerror=alert(1)>"\'&'
  const { html } = drawFirstCard({ ...track, title: hostile, artistName: hostile, description: hostile }, null)
  expect(html).not.toContain('<img src=x')
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
})

test('a track whose cover is still being painted has a blank sleeve and nothing to preload', () => {
  const { head, html } = drawFirstCard({ ...track, coverImage: null }, null)
  expect(head).toBe('')
  expect(html).toContain('Fuse Box')
})
