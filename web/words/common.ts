/** Said by several parts, the first screen among them. */
export const common = {
  by: 'by',
  discover: 'Discover',
  error: 'Error',
  loading: 'Loading...',
  pause: 'Pause',
  play: 'Play',
  upload: 'Upload',
} as const
