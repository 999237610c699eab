/** Said on the first screen: what is said later than the first item stands in files of its own. */
export const feed = {
  label: 'Feed',
  tabs: { new: 'New', trending: 'Trending' },
  loading: 'Loading tracks',
  list: 'Tracks',
  previous: 'Previous',
  next: 'Next',
  /** Where one is, for the ears. `total` is null while nobody knows. */
  place: (title: string, artist: string, place: number, total: number | null) =>
    `${title} by ${artist}, ${place} of ${total ?? 'many'}`,
  tap: 'Tap to play',
  swipe: 'Swipe up for next',
  more: 'more',
  raise: 'Show the whole sheet',
  sink: 'Show more of the cover',
  silent: { title: 'This track does not play', description: 'It did not come, or not whole. Try again in a moment.' },
} as const
