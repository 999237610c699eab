/** Said round every screen. */
export const shell = {
  skip: 'Skip to content',
  offline: 'Offline. What you opened before is still here.',
  broken: 'Something broke on our side.',
  brokenMeans: 'What you had typed or recorded elsewhere is not touched. Loading the page again mostly helps.',
  loadAgain: 'Load again',
  navigation: 'Main',
  home: 'Home',
  invest: 'Invest',
  activity: 'Activity',
  profile: 'Profile',
  signInHere: 'Sign In',
  uploadOpened: {
    title: 'Upload your track',
    description: 'Share your music with the world and get valuable feedback',
  },
  uploadMissing: {
    title: 'Uploading needs a connection',
    description: 'The form did not come. Try again in a moment.',
  },
} as const
