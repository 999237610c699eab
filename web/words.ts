/** The product's words that more than one place says, to the letter. A word said once stands where it is said. */
export const product = 'Heatcheck'

export const ratingWords = { FIRE: 'FIRE', NEEDS_WORK: 'NEEDS WORK', TRASH: 'TRASH' } as const

export const signIn = {
  rate: { title: 'Sign in to rate songs', description: 'Create an account to rate tracks and earn points' },
  rateActions: { signUp: 'Sign up / Log in', browse: 'Continue browsing' },
  asGuest: { title: 'Continue as guest', description: "You can browse songs but can't rate or review" },
  startReview: { title: 'Sign in required', description: 'Please sign in to review tracks.' },
  recordReview: { title: 'Sign in required', description: 'Please sign in to record reviews and earn points' },
  upload: { title: 'Sign in required', description: 'Please sign in to upload your tracks' },
  uploadOnDiscover: { title: 'Sign in required', description: 'Please sign in to upload tracks' },
  uploadSubmit: { title: 'Sign in required', description: 'Please sign in to upload tracks.' },
  follow: { title: 'Sign in required', description: 'Please sign in to follow artists' },
  activity: { title: 'Sign in required', description: 'Please sign in to view activity' },
  profile: { title: 'Sign in required', description: 'Please sign in to view profiles' },
} as const

export const uploadOpened = {
  title: 'Upload your track',
  description: 'Share your music with the world and get valuable feedback',
} as const

/** 217 is "HC 00217": a track's catalogue number. */
export const catalogueNumber = (id: number) => `HC ${String(id).padStart(5, '0')}`

/** 178.4 seconds are "2:58". */
export function clock(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** 37 seconds are "00:37". */
export const timer = (seconds: number) => clock(seconds).padStart(5, '0')

/** "Low Tide Union" is "LT", "mono" is "MO". */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const letters = words.length > 1 ? words.slice(0, 2).map((word) => [...word][0]) : [...(words[0] ?? '?')].slice(0, 2)
  return letters.join('').toUpperCase()
}
