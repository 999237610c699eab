import { GENRES, type Genre } from '../../contract/limits.ts'
import type { ToastContent } from '../ui/toast.ts'
import { painted, upload } from '../words/upload.ts'

export type Fields = { title: string; artistName: string; genre: Genre | ''; description: string }
export type CoverMode = 'upload' | 'generate'
export const EMPTY: Fields = { title: '', artistName: '', genre: '', description: '' }

export const lacksRequired = ({ title, artistName, genre }: Fields, audio: File | null) =>
  !title.trim() || !artistName.trim() || !genre || !audio

/** Why a track cannot be uploaded yet, in the words of a toast; null when it can. */
export function whyNotUpload(form: {
  signedIn: boolean
  fields: Fields
  audio: File | null
  mode: CoverMode
  generated: boolean
}): ToastContent | null {
  if (!form.signedIn) return upload.signIn
  if (lacksRequired(form.fields, form.audio)) return upload.missingFields
  if (form.mode === 'generate' && !form.generated) return upload.missingCover
  return null
}

/** Why a cover cannot be generated yet. */
export function whyNotGenerate({ title, genre }: Fields, audio: File | null): ToastContent | null {
  if (title.trim() && genre && audio) return null
  return painted.missing
}

const DRAFT = 'heatcheck.upload'

/** What was typed before the page was loaded again. Files cannot be kept so. */
export function readDraft(memory: Pick<Storage, 'getItem'>): Fields {
  try {
    const kept: unknown = JSON.parse(memory.getItem(DRAFT) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return EMPTY
    const text = (key: string) => {
      const value: unknown = (kept as Record<string, unknown>)[key]
      return typeof value === 'string' ? value : ''
    }
    const genre = GENRES.find((one) => one === text('genre')) ?? ''
    return { title: text('title'), artistName: text('artistName'), genre, description: text('description') }
  } catch {
    return EMPTY
  }
}

/** Storage may be full or forbidden: then the words live as long as the page. */
export function writeDraft(memory: Pick<Storage, 'setItem' | 'removeItem'>, fields: Fields) {
  try {
    if (Object.values(fields).some(Boolean)) memory.setItem(DRAFT, JSON.stringify(fields))
    else memory.removeItem(DRAFT)
  } catch {}
}
