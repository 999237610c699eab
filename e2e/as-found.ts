import { afterAll, inject } from 'vitest'
import type { Track } from '../contract/tracks.ts'
import { eventually } from './client.ts'

const { origin, tracks, reviewed } = inject('stage')
const found = tracks.map(({ id }) => (id === reviewed.id ? `${id}, reviewed` : `${id}`)).join()

// Every file meets the same stage, whichever ran before it: what a file adds to it, it takes back.
afterAll(async () => {
  const feed = async () => {
    const listed = (await (await fetch(`${origin}/api/tracks/feed/new`)).json()) as Track[]
    return listed.map(({ id, hasReviews }) => (hasReviews ? `${id}, reviewed` : `${id}`)).join()
  }
  await eventually(feed, (left) => left === found, 3)
})
