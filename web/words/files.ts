/** What is said about a file that is none of those that are taken. */
export const noImage = {
  title: 'Invalid image file',
  description: 'Please select a valid image file (.jpg, .png, .gif, .webp).',
} as const

export const noAudio = {
  title: 'Invalid audio file',
  description: 'Please select a valid audio file (.mp3, .wav, .ogg, .aac).',
} as const
