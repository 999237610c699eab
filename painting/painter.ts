/**
 * Paints covers in a process of its own, so that half a second of drawing never holds up an answer and its memory goes
 * with it. Only our own code runs there, so wall time, the heap and the kernel's limits are enough.
 *
 * 1. The child is gone when the promise settles.
 * 2. It gets no environment of ours but PATH.
 */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { type CoverInput, ENGINE, type Progress } from './paint.ts'

export type { CoverInput, Progress } from './paint.ts'
export type PaintLimits = { seconds: number; megabytes: number }
export type Painted = { squarePath: string; tallPath: string; theme: string; mood: string; engine: typeof ENGINE }

const LIMITS: PaintLimits = { seconds: 60, megabytes: 700 }
/** Node sets this much aside without touching it; the kernel counts it. */
const UNTOUCHED_MEGABYTES = 1500
const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url))

/** Writes square.webp (1200 x 1200) and tall.webp (1080 x 2160) into `folder`, which must exist. */
export function paint(
  input: CoverInput,
  folder: string,
  onProgress: Progress = () => {},
  limits: PaintLimits = LIMITS,
): Promise<Painted> {
  const [command, args] = limited([process.execPath, '--max-old-space-size=256', CHILD, folder], limits)
  return new Promise((settle, refuse) => {
    const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'pipe'], env: { PATH: process.env.PATH } })
    let painted: Omit<Painted, 'engine'> | undefined
    let complaint = ''
    let late = false
    const clock = setTimeout(() => {
      late = true
      child.kill('SIGKILL')
    }, limits.seconds * 1000)
    createInterface({ input: child.stdout }).on('line', (line) => {
      const said = readLine(line)
      if (said && 'painted' in said) painted = said.painted
      else if (said) onProgress(said.fraction, said.step)
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      complaint = (complaint + text).slice(-2000)
    })
    child.on('error', (error) => {
      complaint = error.message
    })
    child.on('close', () => {
      clearTimeout(clock)
      if (painted) settle({ ...painted, engine: ENGINE })
      else refuse(new Error(late ? `Painting took longer than ${limits.seconds} s.` : `Painting failed: ${complaint}`))
    })
    child.stdin.on('error', () => {}).write(`${JSON.stringify(input)}\n`)
  })
}

type Said = { fraction: number; step: string } | { painted: Omit<Painted, 'engine'> }

function readLine(line: string): Said | undefined {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

function limited(command: string[], { seconds, megabytes }: PaintLimits): [string, string[]] {
  if (process.platform === 'win32') return [command[0]!, command.slice(1)]
  const data = (megabytes + UNTOUCHED_MEGABYTES) * 1024
  return [
    '/bin/sh',
    ['-c', `ulimit -c 0; ulimit -t ${Math.ceil(seconds) * 2}; ulimit -d ${data}; exec "$@"`, 'sh', ...command],
  ]
}
