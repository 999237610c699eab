import { accompanists } from './accompanists.ts'
import type { Instrument } from './instrument.ts'
import { soloists } from './soloists.ts'

/** By the name that a song and its reviewers call them. */
export const instruments: Record<string, Instrument> = { ...accompanists, ...soloists }
