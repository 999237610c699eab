import { LENGTH } from '../../contract/limits.ts'
import type { Profile } from '../../contract/profiles.ts'

/** What becomes of an image: it stays, it goes, or another takes its place. */
export type ImageChange = 'stays' | 'goes' | File
export type Edited = { displayName: string; bio: string; profileImage: ImageChange; coverImage: ImageChange }

/** What was typed and chosen and is neither saved nor cancelled: Escape or the way back lose nothing. */
export const drafts = new Map<Profile['id'], Edited>()

export const isNameTooShort = (name: string) => [...name.normalize('NFC').trim()].length < LENGTH.displayName.min

/** A removal is told only where there was an image. */
export function formOf(person: Pick<Profile, 'profileImage' | 'coverImage'>, edited: Edited) {
  const form = new FormData()
  form.set('displayName', edited.displayName)
  form.set('bio', edited.bio)
  for (const [name, flag] of [
    ['profileImage', 'removeProfileImage'],
    ['coverImage', 'removeCoverImage'],
  ] as const) {
    const change = edited[name]
    if (change instanceof File) form.set(name, change)
    else if (change === 'goes' && person[name]) form.set(flag, 'true')
  }
  return form
}
