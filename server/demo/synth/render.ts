import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { compose } from './compose.ts'
import { master, wear } from './master.ts'
import { mix } from './mix.ts'
import { randomFrom } from './random.ts'
import type { Stereo } from './signal.ts'
import type { Song } from './song.ts'
import { writeWav } from './wav.ts'

/** The whole track: 44.1 kHz, stereo, -14 LUFS, true peak under -1 dB. The same song gives the same samples. */
export function renderTrack(song: Song): Stereo {
  const sound = mix(song, compose(song))
  if (song.production.tape) wear(sound, song.production.tape, randomFrom(song.seed))
  master(sound)
  return sound
}

if (import.meta.main) {
  const { catalogue } = await import('../catalogue.ts')
  const [wanted = 'all', folder = '.'] = process.argv.slice(2)
  const tracks = catalogue.filter(({ slug }) => wanted === 'all' || wanted.split(',').includes(slug))
  if (!tracks.length) {
    console.error(`No demo track is called ${wanted}.`)
    process.exit(1)
  }
  await mkdir(folder, { recursive: true })
  for (const track of tracks) {
    const path = join(folder, `${track.slug}.wav`)
    await writeWav(renderTrack(track), path)
    console.log(path)
  }
}
