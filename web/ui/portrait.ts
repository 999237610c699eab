type Pictured = { id: number; profileImage: boolean; profileImageAt: number | null }

/** The address of somebody's portrait for a place `size` px wide; null where there is none. A new portrait has a new one. */
export const portraitOf = (person: Pictured, size: number) =>
  person.profileImage
    ? `/api/users/${person.id}/profileImage?t=${person.profileImageAt}&w=${size > 48 ? 400 : 96}`
    : null
