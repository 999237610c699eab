import { product } from './product.ts'

export const auth = {
  modes: { login: 'Login', register: 'Sign Up' },
  tabs: 'Login or Sign Up',
  fields: { displayName: 'Display name', username: 'Username', password: 'Password' },
  /** What is said before the link to the other form. */
  other: { login: 'No account yet?', register: 'Already have an account?' },
  guest: 'Continue browsing as guest',
  /** The name as it is set here, large and in two lines. */
  name: [product.slice(0, 4), product.slice(4)],
  pitch: 'Unsigned tracks, rated by people who say why. Record a review, earn points.',
  logOut: 'Log out',
  failed: { login: 'Login failed', register: 'Registration failed', logout: 'Logout failed' },
} as const

/** The sentences that the server would use. */
export const tooShort = {
  username: 'Username must be at least 3 characters',
  password: 'Password must be at least 6 characters',
  displayName: 'Display name must be at least 2 characters',
} as const
