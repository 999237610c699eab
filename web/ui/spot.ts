import type { CSSProperties } from 'react'
import type { Spot } from '../../contract/tracks.ts'

type SpotProperties = CSSProperties & Record<`--${string}`, string>

/**
 * Spread on an element, gives it and all in it a track's spot colours; without one they stay the ink that the
 * page has.
 */
export function spotted(spot: Spot | null | undefined): { 'data-spot'?: ''; style?: SpotProperties } {
  if (!spot) return {}
  return {
    'data-spot': '',
    style: {
      '--spot': spot.flat,
      '--on': spot.on,
      '--sink': spot.sink,
      '--sui': spot.ui,
      '--night': spot.night,
      '--tint': spot.tint,
      '--deep': spot.deep,
    },
  }
}
