import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ConfigError } from '../../config/config.ts'
import { Content } from '../../contract/content.ts'

const SAMPLE = fileURLToPath(new URL('../../content.json', import.meta.url))

/** The sample text that comes along, each part of it replaced by what the operator's own file says there. */
export function readContent(file?: string): Content {
  const parsed = Content.safeParse({ ...read(SAMPLE), ...(file && read(file)) })
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new ConfigError(`${file ?? SAMPLE}: ${issue?.path.join('.') || 'the file'}: ${issue?.message}.`)
}

function read(file: string): object {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (typeof value === 'object' && value !== null) return value
    throw new SyntaxError('It is not an object.')
  } catch (error) {
    throw new ConfigError(`The content file ${file} cannot be read. ${error instanceof Error ? error.message : error}`)
  }
}
