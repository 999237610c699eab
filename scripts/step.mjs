import { spawn } from 'node:child_process'

/** Something that a person can mend. Its message is all that they are shown. */
export class Failure extends Error {}

/** Does `work`, and says on one line what it was and how long it took. */
export async function step(name, work) {
  const begun = performance.now()
  process.stdout.write(`  ${`${name} …`.padEnd(34)}`)
  try {
    const result = await work()
    process.stdout.write(`${seconds(begun)}\n`)
    return result
  } catch (error) {
    process.stdout.write('failed\n')
    throw error
  }
}

export const seconds = (begun) => `${((performance.now() - begun) / 1000).toFixed(1).padStart(6)} s`

/** Runs a program quietly. What it said is returned, and shown in the failure if it fails. */
export async function run(command, args, { timeout = 0, ...options } = {}) {
  const { code, said } = await attempt(command, args, { timeout, ...options })
  if (code !== 0) throw new Failure(`${[command, ...args].join(' ')} failed (${code}):\n${lastLines(said, 30)}`)
  return said
}

/** Like `run`, but a failure is an answer. `code` is the exit code, or why there is none. */
export function attempt(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk) => {
        said += chunk
      })
    }
    child.once('error', (error) => resolve({ code: error.message, said }))
    child.once('close', (code, signal) => resolve({ code: code ?? signal, said }))
  })
}

const lastLines = (text, count) => text.trim().split('\n').slice(-count).join('\n')

/** The outermost frame of a script: a failure ends it with its sentence, a bug with its trace. */
export async function main(work) {
  try {
    await work()
  } catch (error) {
    const expected = error instanceof Failure || error?.constructor?.name === 'ConfigError'
    console.error(expected ? `\n${error.message}` : error)
    process.exit(1)
  }
}
