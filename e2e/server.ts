import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

export type Server = Awaited<ReturnType<typeof startServer>>

/** The whole program in a process of its own, with its own PostgreSQL, on a folder that goes when it goes. */
export async function startServer(settings: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'heatcheck-e2e-'))
  const port = await findPort()
  const environment = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    DEMO: 'off',
    LOG_LEVEL: 'warn',
    SPEECH_FETCH: 'off',
    ...settings,
  }
  const child = spawn(process.execPath, ['server/main.ts'], { cwd: ROOT, env: environment })
  let said = ''
  const listen = (chunk: Buffer) => {
    said += chunk.toString()
  }
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  const ended = once(child, 'exit')

  const stop = async () => {
    if (child.exitCode === null) child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  while (!said.includes('Heatcheck is at')) {
    await Promise.race([once(child.stdout, 'data'), ended])
    if (child.exitCode !== null) {
      rmSync(folder, { recursive: true, force: true })
      throw new Error(`The server did not start:\n${said}`)
    }
  }

  /** An operator's command beside the running server. */
  async function command(...words: string[]) {
    const tool = spawn(process.execPath, ['cli/main.ts', ...words], { cwd: ROOT, env: environment })
    let answer = ''
    for (const stream of [tool.stdout, tool.stderr])
      stream.on('data', (chunk: Buffer) => {
        answer += chunk.toString()
      })
    const [code] = await once(tool, 'close')
    return { code: code as number, said: answer }
  }
  return { origin: `http://127.0.0.1:${port}`, folder, command, stop, said: () => said }
}

/** A port that is free now. */
async function findPort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('There is no free port.')
  return address.port
}
