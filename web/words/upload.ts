import { actions } from './actions.ts'
import { signInRequired } from './sign-in.ts'

export const upload = {
  title: 'Upload Music',
  audio: { choose: 'Choose an audio file', kinds: '.mp3 .wav .ogg .aac' },
  image: {
    choose: 'Choose an image',
    kinds: '.jpg .png .gif .webp',
    yours: 'Your cover',
    without: 'Without an image, one is painted from the sound.',
  },
  trackTitle: 'Title',
  artistName: 'Artist name',
  genre: 'Genre',
  chooseGenre: 'Choose',
  description: 'Description',
  descriptionHint: 'Optional. What should people listen for?',
  cover: 'Cover art',
  tabs: { upload: 'Upload Image', generate: 'Generate with AI' },
  progress: 'Uploading',
  uploading: 'Uploading...',
  submit: actions.uploadTrack,
  done: { title: 'Track uploaded!', description: 'Your track has been successfully uploaded.' },
  failed: { title: 'Upload failed', description: 'There was an error uploading your track. Please try again.' },
  signIn: { title: signInRequired, description: 'Please sign in to upload tracks.' },
  missingFields: {
    title: 'Missing fields',
    description: 'Please fill in all required fields including artist name.',
  },
  missingCover: {
    title: 'Missing cover art',
    description: 'Please generate cover art or switch to upload mode.',
  },
} as const

/** A cover that is painted from the sound. */
export const painted = {
  running: 'AI Cover Generation in Progress',
  doing: 'Extracting lyrics, analyzing content, and creating unique art for your track',
  cover: (title: string) => `Generated cover for ${title}`,
  theme: 'Theme',
  mood: 'Mood',
  what: 'Painted from the sound and the title of your track. Every try gives another one.',
  generate: 'Generate',
  again: 'Generate again',
  done: {
    title: 'Cover generated!',
    description: 'AI has extracted lyrics, analyzed them, and created unique cover art based on your track.',
  },
  failed: {
    title: 'Generation failed',
    description: 'There was an error creating your cover art. Please try again or upload an image instead.',
  },
  missing: {
    title: 'Missing information',
    description: 'Please upload an audio file and enter title and genre to generate cover art.',
  },
} as const
