/**
 * Every decoder runs in a process of its own, because the files come from strangers and decoders have bugs. What
 * that process may use is limited twice: by the kernel (CPU seconds, memory, size of a written file: these hold even
 * if we die first) and by us (wall time, memory in use, length of what it says).
 *
 * 1. A child is always gone when its promise settles: it leads a process group, and the group is killed.
 * 2. A child gets no environment of ours, so no secret can leak from it.
 * 3. What it prints on stdout is one JSON answer; what it cannot do is a MediaError, never a crash of ours.
 * 4. At most as many run at once as there are cores, for what a person waits for and for later work each.
 */
import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { availableParallelism, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { MediaError, type MediaErrorCode } from './media-error.ts'
import { turnstile } from './turnstile.ts'

export type ChildLimits = {
  /** Of wall time, from the moment that it starts. */
  seconds: number
  megabytes: number
  /** A person waits for `front`; `back` is later work and yields to everything else. */
  lane: 'front' | 'back'
}

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url))
const MOST_OUTPUT = 4 * 1024 * 1024
const MOST_FILE_MEGABYTES = 600
const WATCH_MS = 100
const PAGE_BYTES = 4096
/** Node sets some 600 MB aside that it never touches; the kernel counts them. */
const UNTOUCHED_MEGABYTES = 1500
const lanes = { front: turnstile(availableParallelism()), back: turnstile(availableParallelism()) }

type Ending = { output: string; complaint: string; how: 'exit' | 'timeout' | 'memory' | 'output' | 'missing' }

/** Runs one operation and gives its answer. Throws MediaError, and Error where the disk is at fault, not the file. */
export async function runChild<Answer>(
  operation: string,
  input: object,
  limits: ChildLimits,
  program = CHILD,
): Promise<Answer> {
  const { output, complaint, how } = await lanes[limits.lane](() => follow([program, operation], input, limits))
  if (how === 'timeout')
    throw new MediaError('timeout', 'This file took too long to read. Try a shorter or simpler one.', complaint)
  if (how === 'missing') throw new MediaError('unavailable', 'Media cannot be read on this machine.', complaint)
  const answer = readAnswer(output)
  if (answer && 'answer' in answer) return answer.answer as Answer
  if (answer && 'fault' in answer) throw new Error(`${operation}: ${answer.fault}`)
  if (answer && 'code' in answer) throw new MediaError(answer.code, answer.message, complaint)
  if (
    how === 'memory' ||
    /out of memory|cannot allocate|allocation failed|bad_alloc|failed to (allocate|map)/i.test(complaint)
  )
    throw new MediaError('out_of_memory', 'This file needs more memory than one file may use.', complaint)
  throw new MediaError('undecodable', 'This file is damaged and cannot be read.', complaint)
}

type Said = { answer: unknown } | { fault: string } | { code: MediaErrorCode; message: string }

function readAnswer(output: string): Said | undefined {
  try {
    return JSON.parse(output)
  } catch {
    return undefined
  }
}

function follow(program: string[], input: object, limits: ChildLimits): Promise<Ending> {
  const [command, args] = limited([process.execPath, '--max-old-space-size=512', ...program], limits)
  const child = spawn(command, args, {
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH },
  })
  const end = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL')
    } catch {
      // Nobody left in the group.
    }
  }
  return new Promise((settle) => {
    let how: Ending['how'] = 'exit'
    let output = ''
    let complaint = ''
    const clock = setTimeout(() => {
      how = 'timeout'
      end()
    }, limits.seconds * 1000)
    const watch = setInterval(async () => {
      if ((await residentMegabytes(child.pid)) <= limits.megabytes) return
      how = 'memory'
      end()
    }, WATCH_MS)
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if (output.length <= MOST_OUTPUT) return
      how = 'output'
      output = ''
      end()
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      complaint = (complaint + text).slice(-4000)
    })
    child.on('error', (error) => {
      how = 'missing'
      complaint = error.message
    })
    child.on('spawn', () => limits.lane === 'back' && child.pid && setPriority(child.pid, 10))
    child.on('close', () => {
      clearTimeout(clock)
      clearInterval(watch)
      end()
      settle({ output, complaint, how })
    })
    // The pipe stays open while we live: its end tells the child that nobody waits any more.
    child.stdin.on('error', () => {}).write(`${JSON.stringify(input)}\n`)
  })
}

/** Only Linux tells; elsewhere the kernel's limit stands alone. */
async function residentMegabytes(pid: number | undefined) {
  const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')
  return (Number(statm.split(' ')[1] ?? 0) * PAGE_BYTES) / 1024 / 1024
}

/** Behind a shell that lowers the kernel's limits first; file sizes are counted in blocks of 512 bytes. */
function limited(command: string[], { seconds, megabytes }: ChildLimits): [string, string[]] {
  if (process.platform === 'win32') return [command[0] ?? '', command.slice(1)]
  const blocks = MOST_FILE_MEGABYTES * 2048
  const data = (megabytes + UNTOUCHED_MEGABYTES) * 1024
  const limits = `ulimit -c 0; ulimit -t ${Math.ceil(seconds) * 2}; ulimit -f ${blocks}; ulimit -d ${data}`
  return ['/bin/sh', ['-c', `${limits}; exec "$@"`, 'sh', ...command]]
}
