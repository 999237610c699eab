/** Sound for tests, made when it is needed and never checked in. Needs flite and ffmpeg. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** Words that pocketsphinx hears rightly, about three things that a review may name. */
export const SPOKEN =
  'The beat of this song is very strong, and the bass is deep and warm. ' +
  'The vocals in the second verse are clear and beautiful. The rhythm of the drums makes me want to dance.'

/** Writes what Chromium's fake microphone reads: 48 kHz, 16 bit, mono, with half a second of quiet before the voice. */
export function makeSpeechWav(path: string, text: string = SPOKEN): string {
  mkdirSync(dirname(path), { recursive: true })
  const raw = `${path}.raw.wav`
  const whole = `${path}.whole.wav`
  execFileSync('flite', ['-voice', 'kal16', '--setf', 'duration_stretch=1.08', '-t', text, '-o', raw])
  const filter = 'adelay=500,apad=pad_dur=0.5'
  const ffmpeg = ['-nostdin', '-v', 'error', '-y', '-i', raw, '-af', filter, '-ar', '48000', '-ac', '1']
  execFileSync('ffmpeg', [...ffmpeg, '-c:a', 'pcm_s16le', whole])
  rmSync(raw)
  // Whole or not at all: another test may be waiting for the same file.
  renameSync(whole, path)
  return path
}

/** The usual sentence, made once for a folder. */
export function speechWav(folder = '.cache/test-media'): string {
  const path = resolve(join(folder, 'speech.wav'))
  return existsSync(path) ? path : makeSpeechWav(path)
}

if (import.meta.main) console.log(speechWav(process.argv[2]))
