/** What a profile says, to the letter. */
export const profile = {
  loading: 'Loading profile...',
  missing: { title: 'User not found', text: "This user profile doesn't exist", goHome: 'Go Home' },
  failed: {
    title: 'This profile did not come',
    text: 'The server did not answer. Please try again.',
    again: 'Try again',
  },
  back: 'Back',
  counts: { following: 'Following', followers: 'Followers', points: 'Points' },
  upload: 'Upload',
  edit: 'Edit profile',
  cashOut: 'Cash Out Points',
  tabs: { tracks: 'Tracks', reviews: 'Reviews', about: 'About' },
  saidLast: 'Said last',
  banner: (name: string) => `The cover image of ${name}`,
} as const

export const profileTracks = {
  upload: 'Upload Track',
  none: 'No tracks yet',
  first: 'Upload your first track',
  failed: 'The tracks could not be loaded.',
  fires: (count: number) => `${count.toLocaleString('en')} FIRE`,
} as const

export const profileReviews = {
  none: 'No reviews yet',
  failed: 'The reviews could not be loaded.',
  points: (points: number) => `+${points} points`,
  noPrompt: 'No prompt available',
  noTranscript: 'No transcript available',
  checked: 'Being checked',
  refused: '✗ Not validated',
} as const

export const about = {
  noBio: 'No bio provided',
  bio: 'Bio',
  since: 'Member Since',
  recently: 'Recently joined',
} as const

export const follow = {
  follow: 'Follow',
  following: 'Following',
  followed: (username: string) => ({ title: 'Following user', description: `You are now following ${username}` }),
  unfollowed: (username: string) => ({ title: 'Unfollowed user', description: `You unfollowed ${username}` }),
  failed: { title: 'Error', description: 'Failed to update follow status. Please try again.' },
  guest: { title: 'Not logged in', description: 'Please log in to follow users' },
} as const

export const editProfile = {
  title: 'Edit Profile',
  change: 'Change',
  add: 'Add',
  remove: 'Remove',
  profileImage: {
    change: 'Change profile image',
    add: 'Add profile image',
    remove: 'Remove profile image',
    recommended: 'Profile image: recommended 400×400px',
    crop: 'Crop profile image',
  },
  coverImage: {
    change: 'Change cover image',
    add: 'Add cover image',
    remove: 'Remove cover image',
    recommended: 'Cover image: recommended 1200×400px',
    crop: 'Crop cover image',
  },
  displayName: 'Display Name',
  tooShort: 'Display name must be at least 2 characters',
  bio: 'Bio',
  bioHint: 'Max 500 characters',
  cancel: 'Cancel',
  save: 'Save Changes',
  saved: { title: 'Profile updated', description: 'Your profile has been updated successfully.' },
  failed: { title: 'Error', description: 'Failed to update profile. Please try again.' },
  noImage: {
    title: 'Invalid image file',
    description: 'Please select a valid image file (.jpg, .png, .gif, .webp).',
  },
} as const

export const crop = {
  hint: 'Drag the frame, or Tab to it and use the arrow keys; its corners make it larger or smaller.',
  back: 'Back',
  use: 'Use this part',
  area: 'The part that is kept. The arrow keys move it; with Shift further.',
  corner: (where: string) => `The ${where} of the frame. The arrow keys move it.`,
} as const

export const cashOut = {
  title: 'Cash Out Points',
  points: 'points',
  rate: (pointsPerUsd: number) => `${pointsPerUsd.toLocaleString('en')} points = 1 USD`,
  usd: (amount: number) => `${amount.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })} USD`,
  minimum: (points: number) => `minimum ${points.toLocaleString('en')}`,
  towards: 'Points towards the minimum',
  of: (balance: number, minimum: number) => `${balance.toLocaleString('en')} of ${minimum.toLocaleString('en')}`,
  missing: (points: number) => `${points.toLocaleString('en')} ${points === 1 ? 'point' : 'points'} missing`,
  /** Each validated review earns 10 to 30. */
  reviews: (least: number, most: number) =>
    most === 1 ? 'About one validated review.' : `About ${least} to ${most} validated reviews.`,
  enough: 'You have enough to cash out',
  later: 'Asking for it comes next. Until then your points stay where they are.',
  checking: (points: number) =>
    points === 1
      ? 'Another point is being checked. It can’t be cashed out yet.'
      : `Another ${points.toLocaleString('en')} points are being checked. They can’t be cashed out yet.`,
  failed: 'Your balance could not be loaded.',
  again: 'Try again',
} as const
