import { access, constants } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { run } from './run.ts'
import type { Word } from './transcript.ts'
import type { Voice } from './voice.ts'

export type Pocketsphinx = {
  command: string
  /** The one of Debian 12 prints lines; the later `pocketsphinx` prints JSON. */
  speaks: 'lines' | 'json'
  args: string[]
  env: Record<string, string>
}

/**
 * Weights of the language model below the defaults (6.5, 9.5, 8.5), because people who review music say what its news
 * text never said. Fewer hypotheses at once (30000) change no word of clear speech and end sooner where there is none.
 */
const TUNED = ['-lw', '5', '-bestpathlw', '7', '-fwdflatlw', '6.5', '-maxhmmpf', '5000']
/** Below this many dB between loud and quiet its noise removal helps; above, it takes parts of the voice away. */
const NOISY = 45

const tuned = (voice: Voice) => [...TUNED, '-remove_noise', voice.clearance < NOISY ? 'yes' : 'no']

export const unpackedFolder = (dataDir: string) => join(dataDir, 'speech', 'pocketsphinx')

/** The one installed, or the one unpacked into the data folder. */
export async function findPocketsphinx(dataDir: string): Promise<Pocketsphinx | undefined> {
  for (const folder of (process.env.PATH ?? '').split(delimiter).filter(Boolean)) {
    for (const [name, speaks] of [
      ['pocketsphinx_continuous', 'lines'],
      ['pocketsphinx', 'json'],
    ] as const) {
      const command = join(folder, name)
      if (await runnable(command)) return { command, speaks, args: [], env: {} }
    }
  }
  const root = unpackedFolder(dataDir)
  const model = join(root, 'usr/share/pocketsphinx/model/en-us')
  for (const [name, speaks] of [
    ['pocketsphinx_continuous', 'lines'],
    ['pocketsphinx', 'json'],
  ] as const) {
    const command = join(root, 'usr/bin', name)
    if (!(await runnable(command))) continue
    const triplet = { x64: 'x86_64', arm64: 'aarch64' }[process.arch as string] ?? process.arch
    const libraries = ['usr/lib', 'lib'].flatMap((at) => [
      join(root, at, `${triplet}-linux-gnu`),
      join(root, at, `${triplet}-linux-gnu`, 'pulseaudio'),
      join(root, at, `${triplet}-linux-gnu`, 'blas'),
      join(root, at, `${triplet}-linux-gnu`, 'lapack'),
    ])
    return {
      command,
      speaks,
      args: [
        '-hmm',
        join(model, 'en-us'),
        '-lm',
        join(model, 'en-us.lm.bin'),
        '-dict',
        join(model, 'cmudict-en-us.dict'),
      ],
      env: { LD_LIBRARY_PATH: libraries.join(':') },
    }
  }
}

const runnable = (path: string) =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  )

export async function hearWithPocketsphinx(engine: Pocketsphinx, wavPath: string, voice: Voice): Promise<Word[]> {
  const limits = { seconds: 30 + voice.seconds * 8, env: engine.env }
  if (engine.speaks === 'json')
    return wordsOfJson(await run(engine.command, [...engine.args, ...tuned(voice), 'single', wavPath], limits))
  const args = ['-infile', wavPath, '-time', 'yes', '-logfn', '/dev/null', ...engine.args, ...tuned(voice)]
  return wordsOfLines(await run(engine.command, args, limits))
}

/** One line a word: `beat 0.380 0.670 0.745`; sentences, silences and noises stand between. */
export function wordsOfLines(output: string): Word[] {
  return output.split('\n').flatMap((line) => {
    const found = /^(\S+) (\d+\.\d+) (\d+\.\d+) (\d+\.\d+)$/.exec(line.trim())
    return found ? wordOf(found[1]!, Number(found[2]), Number(found[3]), Number(found[4])) : []
  })
}

/** One object a line: b is the beginning, d the duration, p the probability, t the word, w the words. */
export function wordsOfJson(output: string): Word[] {
  type Said = { b: number; d: number; p: number; t: string; w?: Said[] }
  return output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .flatMap((line) => (JSON.parse(line) as Said).w ?? [])
    .flatMap(({ b, d, p, t }) => wordOf(t, b, b + d, p))
}

function wordOf(said: string, start: number, end: number, confidence: number): Word[] {
  // `and(2)` is the second way to pronounce "and"; <sil>, [NOISE] and ++COUGH++ are no words.
  const word = said.replace(/\(\d+\)$/, '')
  if (!/^[a-z0-9.'-]+$/i.test(word)) return []
  return [{ word, start, end, confidence: Math.max(0, Math.min(1, confidence)) }]
}
