export const deletion = {
  word: 'Delete',
  keep: 'Keep it',
  undo: 'Undo',
  undoFor: 'Undo within ten seconds',
  review: {
    word: 'Delete review',
    ask: 'Delete this review?',
    means: 'The video, what was said and its points go, for you and for everybody.',
    done: { title: 'Review deleted', description: 'Its points are gone with it.' },
    back: { title: 'Review restored', description: 'It is where it was, with its points.' },
  },
  track: {
    word: 'Delete track',
    ask: 'Delete this track?',
    means: 'The sound, the cover, its ratings and its place in Trending go. Who reviewed it keeps what they earned.',
    done: { title: 'Track deleted', description: 'Nobody can find it any more.' },
    back: { title: 'Track restored', description: 'It is where it was.' },
  },
  failed: 'Nothing was deleted. Please try again.',
  notRestored: 'It could not be brought back.',
} as const
