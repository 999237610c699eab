import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const Pixels = z.coerce.number('This is a number of pixels.').int().min(1).max(10_000)

/** https://oembed.com: how other people's pages turn a link to a track into a small player. */
export const oembed = endpoint({
  method: 'GET',
  path: '/api/oembed',
  access: 'anyone',
  summary: 'A link to a track as a small player, for other people’s pages.',
  query: z.object({
    url: z.string('url is the address of a track.').max(2000),
    format: z.enum(['json'], 'Only format=json is spoken here.').default('json'),
    maxwidth: Pixels.optional(),
    maxheight: Pixels.optional(),
  }),
  answer: z.object({
    type: z.literal('rich'),
    version: z.literal('1.0'),
    title: z.string(),
    author_name: z.string(),
    author_url: z.string(),
    provider_name: z.string(),
    provider_url: z.string(),
    cache_age: z.int(),
    thumbnail_url: z.string().optional(),
    thumbnail_width: z.int().optional(),
    thumbnail_height: z.int().optional(),
    html: z.string(),
    width: z.int(),
    height: z.int(),
  }),
  refusals: ['not_found'],
})
