import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const Line = z.string().trim().min(1)

/** What the operator says in their own name: the file content.json, or what replaces parts of it. */
export const Content = z.strictObject({
  company: Line,
  /** Where customers write to; at most three fit beside each other. */
  support: z.array(z.email()).min(1).max(3),
  privacy: z.strictObject({
    updated: Line,
    contact: z.email(),
    /** `text` are its paragraphs. */
    sections: z.array(z.strictObject({ title: Line, text: z.array(Line).min(1) })).min(1),
  }),
})
export type Content = z.output<typeof Content>

export const getContent = endpoint({
  method: 'GET',
  path: '/api/content',
  access: 'anyone',
  summary: 'What the operator says in their own name: who they are, where they are reached, the Privacy Policy.',
  answer: Content,
})
