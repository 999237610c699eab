// Runs one of the other programs in package.json on the Node and the packages that it needs.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildPages } from './build.mjs'
import { installPackages } from './install.mjs'
import { ROOT, useNode } from './node.mjs'
import { Failure, main } from './step.mjs'

main(async () => {
  const [program, ...args] = process.argv.slice(2)
  if (!program) throw new Failure('Name a program to run, like cli/main.ts.')
  await useNode()
  const isTool = program.startsWith('scripts/')
  await installPackages({ dev: isTool })
  if (isTool) await buildPages()
  const child = spawn(process.execPath, [join(ROOT, program), ...args], { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.once('exit', (code) => process.exit(code ?? 1))
})
