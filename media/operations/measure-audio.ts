import { measureFeatures } from '../features.ts'
import { MediaError } from '../media-error.ts'
import type { AudioMeasure } from '../shapes.ts'
import { filteredSound, joinSamples } from '../sound.ts'

const RATE = 22_050
const PEAKS = 200
const SILENCE_LUFS = -70
const SILENCE_DB = -100

/** Loudness is measured on the sound as it is, everything else on one channel at half the usual rate. */
export async function measureAudio({ path }: { path: string }): Promise<AudioMeasure> {
  let loudnessLufs = SILENCE_LUFS
  let truePeakDb = SILENCE_DB
  const mono = joinSamples(
    (function* () {
      const filters = `ebur128=peak=true:metadata=1,aformat=sample_fmts=flt:sample_rates=${RATE}:channel_layouts=mono`
      for (const frame of filteredSound(path, filters)) {
        const said = frame.getMetadata().getAll()
        loudnessLufs = Math.max(SILENCE_LUFS, read(said['lavfi.r128.I'], loudnessLufs))
        for (const [name, value] of Object.entries(said))
          if (name.startsWith('lavfi.r128.true_peaks_ch'))
            truePeakDb = Math.max(truePeakDb, 20 * Math.log10(Math.max(1e-5, read(value, 0))))
        yield frame
      }
    })(),
  )
  if (mono.length === 0) throw new MediaError('undecodable', 'This audio file is damaged and cannot be played.')
  return {
    seconds: mono.length / RATE,
    loudnessLufs: round(loudnessLufs),
    truePeakDb: round(truePeakDb),
    peaks: findPeaks(mono),
    features: measureFeatures(mono, RATE),
  }
}

const read = (value: string | undefined, otherwise: number) => {
  const number = Number(value ?? Number.NaN)
  return Number.isFinite(number) ? number : otherwise
}
const round = (decibels: number) => Math.round(decibels * 10) / 10

/** The loudest sample of each 200th, against the loudest of all. */
export function findPeaks(mono: Float32Array): number[] {
  const peaks = Array.from({ length: PEAKS }, (_, i) => {
    const end = Math.max(Math.floor(((i + 1) * mono.length) / PEAKS), Math.floor((i * mono.length) / PEAKS) + 1)
    let peak = 0
    for (let at = Math.floor((i * mono.length) / PEAKS); at < Math.min(end, mono.length); at++)
      peak = Math.max(peak, Math.abs(mono[at] ?? 0))
    return peak
  })
  const loudest = Math.max(...peaks)
  return peaks.map((peak) => (loudest > 1e-4 ? Math.round((peak / loudest) * 255) : 0))
}
