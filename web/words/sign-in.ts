export const signInRequired = 'Sign in required'

/** What a guest is told where something needs an account; what only later screens say stands with their words. */
export const signIn = {
  rate: { title: 'Sign in to rate songs', description: 'Create an account to rate tracks and earn points' },
  rateActions: { signUp: 'Sign up / Log in', browse: 'Continue browsing' },
  asGuest: { title: 'Continue as guest', description: "You can browse songs but can't rate or review" },
  startReview: { title: signInRequired, description: 'Please sign in to review tracks.' },
  upload: { title: signInRequired, description: 'Please sign in to upload your tracks' },
  uploadOnDiscover: { title: signInRequired, description: 'Please sign in to upload tracks' },
  activity: { title: signInRequired, description: 'Please sign in to view activity' },
  profile: { title: signInRequired, description: 'Please sign in to view profiles' },
} as const
