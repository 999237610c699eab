import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import type { FileField, UploadedFile } from '../contract/endpoint.ts'
import { Refusal } from '../contract/errors.ts'
import type { Parts } from './parts.ts'

/**
 * Multipart bodies, streamed to a scratch folder.
 *
 * 1. No file is ever whole in memory, and none grows beyond its kind's limit on disk.
 * 2. Whatever happens, `discard` (or the throw) leaves nothing behind: what is kept was moved away before.
 * 3. A required file that is missing or empty is the client's mistake, said by its name.
 */
export async function receiveForm(
  request: FastifyRequest,
  form: { files: Record<string, FileField> },
  { config, storage }: Pick<Parts, 'config' | 'storage'>,
) {
  if (!request.isMultipart()) throw new Refusal('bad_request', 'Send this as a multipart form.')
  const most = Object.values(form.files).reduce((sum, { kind }) => sum + config.limits[kind].bytes, 100_000)
  if (Number(request.headers['content-length'] ?? 0) > most)
    throw tooLarge(Math.max(...Object.values(form.files).map(({ kind }) => config.limits[kind].bytes)))

  const fields: Record<string, string> = {}
  const files: Record<string, UploadedFile> = {}
  const made: string[] = []
  const discard = async () => {
    await Promise.all(made.map((path) => rm(path, { force: true })))
  }

  try {
    for await (const part of request.parts({
      limits: { fileSize: most, files: 4, fields: 20, fieldSize: 10_000, parts: 24 },
    })) {
      if (part.type === 'field') {
        if (part.valueTruncated)
          throw new Refusal('bad_request', `${part.fieldname} is too long.`, {
            fields: { [part.fieldname]: 'This is too long.' },
          })
        fields[part.fieldname] = String(part.value)
        continue
      }
      const expected = Object.hasOwn(form.files, part.fieldname) ? form.files[part.fieldname] : undefined
      if (!expected || files[part.fieldname]) {
        part.file.resume()
        continue
      }
      const path = await storage.scratch()
      made.push(path)
      const { bytes, sha256 } = await save(part.file, path, config.limits[expected.kind].bytes)
      // Browsers send an empty part for a file input that nobody used.
      if (bytes > 0 || part.filename) files[part.fieldname] = { path, filename: part.filename, bytes, sha256 }
    }
    for (const [name, { optional }] of Object.entries(form.files)) {
      const file = files[name]
      if (!file && !optional)
        throw new Refusal('bad_request', `The ${name} file is missing.`, {
          fields: { [name]: 'This file is missing.' },
        })
      if (file?.bytes === 0)
        throw new Refusal('undecodable', `The ${name} file is empty.`, { fields: { [name]: 'This file is empty.' } })
    }
    return { fields, files, discard }
  } catch (error) {
    await discard()
    throw isOfTheForm(error)
      ? new Refusal('bad_request', 'This upload broke off or is no multipart form. Please send it again.')
      : error
  }
}

/** The parser's errors are bare sentences; the disk's, ours and Fastify's all bring a code. */
const isOfTheForm = (error: unknown) => error instanceof Error && !('code' in error)

async function save(source: Readable, path: string, limit: number) {
  const hash = createHash('sha256')
  let bytes = 0
  const count = new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length
      // What is too much is read and thrown away: whoever is still sending would not hear an answer before.
      if (bytes > limit) return done()
      hash.update(chunk)
      done(null, chunk)
    },
  })
  await pipeline(source, count, createWriteStream(path, { flags: 'wx' }))
  if (bytes > limit) throw tooLarge(limit)
  return { bytes, sha256: hash.digest('hex') }
}

const tooLarge = (limit: number) =>
  new Refusal('too_large', `This file is larger than ${Math.floor(limit / 1024 / 1024)} MB.`)
