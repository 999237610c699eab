import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const RENDER = fileURLToPath(new URL('../server/demo/synth/render.ts', import.meta.url))
const REVIEWER = fileURLToPath(new URL('../server/demo/reviews/lid--snaredetective.webm', import.meta.url))
const ffmpeg = (...args: string[]) => execFileSync('ffmpeg', ['-v', 'error', '-nostdin', '-y', ...args])

/** What the reviewer says: a sentence about the beat, as somebody would say it. */
export const SENTENCE =
  'The beat in this song is very strong. I like how the drums and the bass move together. ' +
  'The melody stays in my head, and the sound of the mix is clear.'

export type Media = ReturnType<typeof makeMedia>

/** Real files for everything that is uploaded or said: music from the demo's own synthesiser, a voice, pictures. */
export function makeMedia(folder: string) {
  mkdirSync(folder, { recursive: true })
  const at = (name: string) => join(folder, name)
  execFileSync(process.execPath, [RENDER, 'late-bus-sermon,puddle-standard', folder])

  /** A piece of music of its own: `seconds` of a song from `start` on, as an mp3. */
  function cutSong(name: string, { start = 0, seconds = 14 } = {}) {
    const song = at(start % 2 ? 'puddle-standard.wav' : 'late-bus-sermon.wav')
    ffmpeg('-ss', String(start), '-t', String(seconds), '-i', song, '-b:a', '128k', at(name))
    return at(name)
  }
  /** A second of silence first: a browser needs a moment from opening the microphone to recording it. */
  function speak(name: string, text: string) {
    execFileSync('flite', ['-voice', 'slt', '-t', text, '-o', at(`${name}.raw.wav`)])
    const filters = 'adelay=1000:all=1,apad=pad_dur=1,loudnorm=I=-18'
    ffmpeg('-i', at(`${name}.raw.wav`), '-af', filters, '-ar', '48000', '-ac', '1', '-c:a', 'pcm_s16le', at(name))
    return at(name)
  }
  function drawCover(name: string, colours: readonly [string, string], size = 1200) {
    const [from, to] = colours
    const picture = `gradients=s=${size}x${size}:c0=${from}:c1=${to}:n=2:type=circular:seed=7,format=rgb24`
    ffmpeg('-f', 'lavfi', '-i', picture, '-frames:v', '1', at(name))
    return at(name)
  }
  /** Somebody in front of a camera: a drawn reviewer of the demo. */
  function filmReviewer(name: string) {
    ffmpeg('-i', REVIEWER, '-an', '-vf', 'scale=720:960', '-c:v', 'mjpeg', '-q:v', '3', at(name))
    return at(name)
  }

  const voice = speak('voice.wav', SENTENCE)
  const review = at('review.webm')
  const codecs = ['-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '8', '-b:v', '300k', '-c:a', 'libopus']
  ffmpeg('-f', 'lavfi', '-i', 'testsrc2=s=240x320:r=12', '-i', voice, '-shortest', ...codecs, review)
  return { at, cutSong, drawCover, filmReviewer, voice, review }
}
