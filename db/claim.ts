import { rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'

/**
 * Whose data folder is it? A claim is a listening socket, because the system takes it back however its process ends:
 * a lock file would outlive a kill -9. Whoever connects is told the process number of the owner.
 */
export type Claim = { release(): Promise<void> }

/** The claim, or the number of the process that has it. */
export async function claim(path: string): Promise<Claim | { owner: number }> {
  for (let attempt = 0; ; attempt++) {
    const server = await listen(path)
    if (server) return { release: () => new Promise((resolve) => server.close(() => resolve())) }
    const owner = await askOwner(path)
    if (owner !== undefined) return { owner }
    // Bound, but nobody answers: a socket file that a killed process left behind, or an owner just ending.
    if (attempt === 20) throw new Error(`The claim at ${path} can neither be had nor asked.`)
    if (!path.startsWith('\0')) rmSync(path, { force: true })
  }
}

function listen(path: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.on('error', () => {}).end(String(process.pid)))
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    )
    server.listen(path, () => resolve(server.unref()))
  })
}

function askOwner(path: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(path)
    socket.setTimeout(5000, () => socket.destroy())
    socket.on('data', (chunk) => {
      answer += chunk
    })
    // An owner too busy to answer is an owner all the same.
    socket.once('connect', () => {
      answer ||= '0'
    })
    socket.on('error', () => {})
    socket.once('close', () => resolve(answer ? Number(answer) : undefined))
  })
}
