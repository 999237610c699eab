const TARGET_LUFS = -14
const CEILING_DB = -1

/** Decibels that bring a track to -14 LUFS, as far as its true peak leaves room; quiet ones are lifted by 12 at most. */
export function gainFor({ loudnessLufs, truePeakDb }: { loudnessLufs: number; truePeakDb: number }) {
  if (loudnessLufs <= -69) return 0
  const wanted = TARGET_LUFS - loudnessLufs
  const room = Math.max(0, CEILING_DB - truePeakDb)
  return Math.max(-24, Math.min(wanted, room, 12))
}

/** Fewer peaks for a small waveform: the highest of each stretch. */
export function thinPeaks(peaks: readonly number[], count: number) {
  return Array.from({ length: peaks.length ? count : 0 }, (_, i) => {
    const from = Math.floor((i * peaks.length) / count)
    const to = Math.max(from + 1, Math.floor(((i + 1) * peaks.length) / count))
    return Math.max(...peaks.slice(from, to))
  })
}
