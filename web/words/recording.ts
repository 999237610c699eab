import { signInRequired } from './sign-in.ts'

/** The review dialog, from the camera to what the review earned. */
export const recording = {
  titles: {
    recording: 'Answer the prompt below',
    preview: 'Review your video',
    submitting: 'Posting your review',
    success: 'Review posted!',
  },
  settingUp: 'Setting up camera...',
  noCamera: "Could not access camera. Please ensure you've given permission to use your camera and microphone.",
  noStart: 'Failed to start recording. Please try refreshing the page.',
  camera: 'Camera',
  start: 'Start recording',
  stop: 'Stop recording',
  least: '0',
  most: '60 s',
  public: 'Once posted, anyone can watch it.',
  of: 'of',
  kept: 'This take was still here.',
  tapToPost: 'Tap ✓ to post',
  video: 'Your video',
  retake: 'Re-record',
  redo: 'Redo',
  post: 'Post',
  /** The timer for the ears. */
  told: {
    ready: 'The camera is ready.',
    begun: 'Recording. It stops by itself at 60 seconds.',
    half: '30 seconds.',
    soon: '50 seconds. 10 left.',
    stopped: (seconds: number) => `Stopped at ${seconds} seconds. Tap ✓ to post.`,
  },
  stillHere: 'Your video is still here. Nothing was posted.',
  arrived: 'All of it has arrived. One look at the file, and it is posted.',
  leaveOpen: 'Leave this open. Your video is still here if the upload breaks off.',
  stopUpload: 'Stop',
  signIn: { title: signInRequired, description: 'Please sign in to record reviews and earn points' },
  noVideo: 'No video recorded',
  noUser: 'User not logged in',
  failed: 'Failed to submit review. Try again.',
} as const

export const posted = {
  points: 'points',
  checked: 'Being checked.',
  means: 'It can rise to 30 or drop to 0.',
  /** Along the edge of the label, after the track's number. */
  print: (number: string, createdAt: string) =>
    `${number} / posted ${new Date(createdAt).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: '2-digit' })}`,
} as const
