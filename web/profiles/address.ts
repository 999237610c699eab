import type { Profile } from '../../contract/profiles.ts'

type Covered = Pick<Profile, 'id' | 'coverImage' | 'coverImageAt'>

/** The address of somebody's cover image; null where there is none. A new image has a new one. */
export const coverAddress = (person: Covered, width: 600 | 1200) =>
  person.coverImage ? `/api/users/${person.id}/coverImage?t=${person.coverImageAt}&w=${width}` : null

/** Whose profile the navigation leads to: where no id is known, the first one's. */
export const profileAddress = (id: number | undefined) => `/profile/${id ?? 1}`
