export const product = 'Heatcheck'

export const ratingWords = { FIRE: 'FIRE', NEEDS_WORK: 'NEEDS WORK', TRASH: 'TRASH' } as const

/** The genre with spaces removed, and a fixed one: "Hip Hop" → #HipHop, #Indie. */
export const hashtags = (genre: string) => [`#${genre.replaceAll(' ', '')}`, '#Indie']

/** On the label of a record. */
export const recordPrint = { side: 'A', speed: '33 1/3' } as const
