// `npm start`: everything between a fresh clone and a page that answers. Plain JavaScript without dependencies, since
// it begins on whatever Node is there. What is already done costs a few milliseconds. Started with a small young
// generation: measured under load it took 207 MB instead of 350 and answered as many.
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { buildPages } from './build.mjs'
import { installPackages } from './install.mjs'
import { ROOT, useNode } from './node.mjs'
import { Failure, main } from './step.mjs'

main(async () => {
  await useNode()
  process.chdir(ROOT)
  process.env.NODE_ENV ??= 'production'
  await installPackages({ dev: false })
  // What was compiled once is not compiled again. Asked for late: the Node that begins may not know it.
  const { enableCompileCache } = await import('node:module')
  enableCompileCache(join(ROOT, 'node_modules', '.cache', 'compiled'))
  const { readConfig } = await import('../config/config.ts')
  const config = readConfig(process.env)
  await mayListen(config)
  await buildPages()
  if (process.argv.includes('--dev')) return develop(config)
  const { startServer } = await import('../server/main.ts')
  await startServer(config)
})

/** Better said before the database has been started than after. */
async function mayListen({ host, port }) {
  const error = await new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', resolve)
    probe.listen(port, host, () => probe.close(() => resolve(undefined)))
  })
  if (!error) return
  if (error.code === 'EADDRINUSE')
    throw new Failure(`PORT ${port} is taken on ${host}: another program listens there. Stop it, or name another PORT.`)
  if (error.code === 'EACCES') throw new Failure(`PORT ${port} is not open to this user. Name one from 1024 up.`)
  throw new Failure(`HOST "${host}" is no address of this machine (${error.code}).`)
}

/** The server again after every change to it, and the pages by Vite, which sends each change to the browser. */
function develop({ host, port }) {
  const api = `http://${host}:${port}`
  const children = [
    ['--watch', '--watch-preserve-output', 'server/main.ts'],
    [join('node_modules', 'vite', 'bin', 'vite.js'), '--clearScreen', 'false'],
  ].map((args) => spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, API: api } }))
  const end = (signal) => {
    for (const child of children) child.kill(signal)
  }
  process.on('SIGINT', end).on('SIGTERM', end)
}
