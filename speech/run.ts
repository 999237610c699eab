import { spawn } from 'node:child_process'
import { EngineError } from './transcript.ts'

const MOST_OUTPUT = 4 * 1024 * 1024

/**
 * Runs an engine in a process group of its own, which is gone when the promise settles. It gets no environment of ours
 * but PATH and what is named; it may not use more than `seconds` of wall time. Gives what it printed.
 */
export function run(
  command: string,
  args: string[],
  { seconds, env = {}, cwd }: { seconds: number; env?: Record<string, string>; cwd?: string },
): Promise<string> {
  return new Promise((settle, fail) => {
    const child = spawn(command, args, {
      cwd,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', HOME: '/nonexistent', ...env },
    })
    let output = ''
    let complaint = ''
    let why = ''
    const end = (reason: string) => {
      why ||= reason
      try {
        if (child.pid) process.kill(-child.pid, 'SIGKILL')
      } catch {
        // Nobody left in the group.
      }
    }
    const clock = setTimeout(() => end(`took more than ${seconds} seconds`), seconds * 1000)
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if (output.length > MOST_OUTPUT) end('said too much')
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      complaint = (complaint + text).slice(-2000)
    })
    child.on('error', (error) => end(error.message))
    child.on('close', (code, signal) => {
      clearTimeout(clock)
      if (!why && code === 0) return settle(output)
      end('')
      fail(new EngineError(`${command} ${why || `ended with ${signal ?? code}`}: ${complaint.trim().slice(-400)}`))
    })
  })
}
