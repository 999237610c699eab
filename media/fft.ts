/**
 * Magnitude spectra of two real windows for the price of one complex transform (radix-2, in place): one window travels
 * as the real part, the other as the imaginary part, and their symmetry takes them apart again.
 * Cooley & Tukey 1965; the pairing is in Press et al., Numerical Recipes, 12.3.
 */
export function spectrumMeter(size: number) {
  const [re, im] = [new Float64Array(size), new Float64Array(size)]
  const [cos, sin] = [new Float64Array(size / 2), new Float64Array(size / 2)]
  for (let i = 0; i < size / 2; i++) {
    cos[i] = Math.cos((2 * Math.PI * i) / size)
    sin[i] = Math.sin((2 * Math.PI * i) / size)
  }
  const hann = Float64Array.from({ length: size }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / size))
  const reversed = new Uint32Array(size)
  for (let i = 0; i < size; i++) reversed[i] = (reversed[i >> 1]! >> 1) | (i & 1 ? size >> 1 : 0)

  function transform() {
    for (let half = 1; half < size; half *= 2) {
      const stride = size / (2 * half)
      for (let start = 0; start < size; start += 2 * half) {
        for (let k = 0; k < half; k++) {
          const low = start + k
          const high = low + half
          const c = cos[k * stride]!
          const s = sin[k * stride]!
          const r = re[high]! * c + im[high]! * s
          const i = im[high]! * c - re[high]! * s
          re[high] = re[low]! - r
          im[high] = im[low]! - i
          re[low] = re[low]! + r
          im[low] = im[low]! + i
        }
      }
    }
  }

  /** Writes size/2 magnitudes each for the windows that begin at `first` and `second`; a full-scale sine reads 1. */
  return (samples: Float32Array, first: number, second: number, one: Float64Array, two: Float64Array) => {
    for (let i = 0; i < size; i++) {
      const place = reversed[i]!
      re[place] = (samples[first + i] ?? 0) * hann[i]!
      im[place] = (samples[second + i] ?? 0) * hann[i]!
    }
    transform()
    const scale = 2 / size
    one[0] = two[0] = 0
    for (let k = 1; k < size / 2; k++) {
      const sumRe = re[k]! + re[size - k]!
      const sumIm = im[k]! + im[size - k]!
      const gapRe = re[size - k]! - re[k]!
      const gapIm = im[k]! - im[size - k]!
      one[k] = Math.sqrt(sumRe * sumRe + gapIm * gapIm) * scale
      two[k] = Math.sqrt(sumIm * sumIm + gapRe * gapRe) * scale
    }
  }
}
