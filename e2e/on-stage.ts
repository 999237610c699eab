import { afterAll, inject } from 'vitest'
import type { Track } from '../contract/tracks.ts'
import { eventually } from './client.ts'

/** This worker's own stage: files run beside each other, and each meets it as the others did. */
export const stage = inject('stages')[Number(process.env.VITEST_POOL_ID) - 1]!

const { origin, tracks, reviewed } = stage
const found = tracks.map(({ id }) => (id === reviewed.id ? `${id}, reviewed` : `${id}`)).join()

// What a file adds to the stage, it takes back.
afterAll(async () => {
  const feed = async () => {
    const listed = (await (await fetch(`${origin}/api/tracks/feed/new`)).json()) as Track[]
    return listed.map(({ id, hasReviews }) => (hasReviews ? `${id}, reviewed` : `${id}`)).join()
  }
  await eventually(feed, (left) => left === found, 3)
})
