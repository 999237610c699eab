import { z } from 'zod'
import { endpoint, typed } from './endpoint.ts'
import { LENGTH } from './limits.ts'
import { CoverSize, Genre } from './tracks.ts'

export const GeneratedCover = z.object({
  coverImageId: z.uuid(),
  analysis: z.object({ theme: z.string(), mood: z.string() }),
})
export type GeneratedCover = z.output<typeof GeneratedCover>

export const generateCover = endpoint({
  method: 'POST',
  path: '/api/tracks/generate-cover',
  access: 'member',
  summary: 'Paints a cover from the sound and the title. Again with the same sound gives another variation.',
  form: {
    fields: z.object({
      title: typed('Title', { min: 1, max: LENGTH.title }),
      genre: Genre,
      /** Chosen by the client, to ask how far the work has come. */
      ticket: z.uuid('ticket is a UUID.').optional(),
    }),
    files: { audio: { kind: 'audio' } },
  },
  answer: GeneratedCover,
  refusals: ['too_large', 'too_long', 'unsupported', 'undecodable', 'too_many', 'unavailable'],
})
export const coverProgress = endpoint({
  method: 'GET',
  path: '/api/covers/progress/:ticket',
  access: 'member',
  summary: 'How far the painting of one’s own cover has come, 0 to 1.',
  params: z.object({ ticket: z.uuid('ticket is a UUID.') }),
  answer: z.object({ fraction: z.number(), step: z.string() }),
  refusals: ['not_found'],
})
export const coverPicture = endpoint({
  method: 'GET',
  path: '/api/covers/:coverImageId',
  access: 'anyone',
  summary: 'A generated cover.',
  params: z.object({ coverImageId: z.uuid('There is no such cover.') }),
  query: CoverSize,
  media: ['image/webp'],
  answer: z.unknown(),
  refusals: ['not_found', 'range'],
})
