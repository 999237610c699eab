/** A review in the feed, and what is said over it. */
export const reviewItem = {
  badge: 'A&R',
  review: 'review',
  enlarge: 'Enlarge the video',
  shrink: 'Make the video small',
  countdown: (seconds: number) => `Music in ${seconds}s...`,
  prompt: 'Prompt',
  noVideo: {
    title: 'Video playback issue',
    description: "Couldn't play the video review. Showing audio player instead.",
  },
  noMusic: { title: 'Playback issue', description: 'Tap the record to play this track' },
} as const
