import { type Kit, kits } from './kit.ts'
import type { PluckedSound } from './strings.ts'
import type { StruckSound, TineSound } from './struck.ts'
import type { WaveSound } from './waves.ts'

/** What happens to an instrument's own channel before it is mixed. */
export type Channel = {
  pan?: number
  highpass?: number
  lowpass?: number
  bell?: { hz: number; q: number; db: number }
  /** Valve-like saturation; the cabinet is a loudspeaker's band. */
  drive?: number
  cabinet?: boolean
  chorus?: number
  tremolo?: { hz: number; depth: number }
  /** 0–1, into the room. */
  room: number
  /** Played twice, once on each side. */
  doubled?: boolean
}

export type Instrument = { channel: Channel } & (
  | { kind: 'wave'; sound: WaveSound }
  | { kind: 'string'; sound: PluckedSound }
  | { kind: 'struck'; sound: StruckSound }
  | { kind: 'tine'; sound: TineSound }
  | { kind: 'kit'; sound: Kit }
)

export const wave = (channel: Channel, sound: WaveSound): Instrument => ({ kind: 'wave', channel, sound })
export const string = (channel: Channel, sound: PluckedSound): Instrument => ({ kind: 'string', channel, sound })
export const struck = (channel: Channel, sound: StruckSound): Instrument => ({ kind: 'struck', channel, sound })
export const kit = (name: string, room: number): Instrument => ({ kind: 'kit', channel: { room }, sound: kits[name]! })
