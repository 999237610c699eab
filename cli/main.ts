import { parseArgs } from 'node:util'
import pino from 'pino'
import { ConfigError, readConfig } from '../config/config.ts'
import { openParts } from '../server/open.ts'
import type { Parts } from '../server/parts.ts'
import { listDead, retryDead } from './dead.ts'
import { resetPassword } from './password.ts'
import { recount } from './recount.ts'
import { listUnsure, settle } from './settle.ts'

export type Command = { usage: string; says: string; run(parts: Parts, words: string[]): Promise<number> }

/** Each answers its exit code: 0 where all is well. */
const COMMANDS: Record<string, Command> = {
  recount: {
    usage: 'recount',
    says: 'adds every counter and balance up again, and reports each difference',
    run: recount,
  },
  dead: { usage: 'dead', says: 'lists the jobs that failed every time', run: listDead },
  retry: { usage: 'retry', says: 'sends the dead jobs to work again', run: retryDead },
  unsure: { usage: 'unsure', says: 'lists the reviews that wait for somebody to decide', run: listUnsure },
  settle: { usage: 'settle REVIEW validated|refused [REASON]', says: 'decides such a review', run: settle },
  password: {
    usage: 'password USERNAME',
    says: 'gives an account a new password, printed once, and ends its sessions',
    run: resetPassword,
  },
}

const HELP = `Usage: npm run heatcheck -- COMMAND

${Object.values(COMMANDS)
  .map(({ usage, says }) => `  ${usage.padEnd(42)}${says}`)
  .join('\n')}

They work beside a running server, on the same DATA_DIR or DATABASE_URL.`

async function run() {
  const { positionals } = parseArgs({ allowPositionals: true, strict: false })
  const [name = '', ...words] = positionals
  const command = COMMANDS[name]
  if (!command) {
    console.error(HELP)
    return name ? 2 : 0
  }
  const { parts, close } = await openParts(readConfig(process.env), pino({ level: 'warn' }), {
    join: true,
    works: false,
  })
  try {
    return await command.run(parts, words)
  } finally {
    await close()
  }
}

try {
  process.exitCode = await run()
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
