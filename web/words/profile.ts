import { actions, noAnswer } from './actions.ts'
import { common } from './common.ts'
import { count } from './format.ts'

const cashOutPoints = 'Cash Out Points'

/** What a profile says, to the letter. */
export const profile = {
  loading: 'Loading profile...',
  missing: { title: 'User not found', text: "This user profile doesn't exist", goHome: 'Go Home' },
  failed: {
    title: 'This profile did not come',
    text: noAnswer,
  },
  counts: { following: 'Following', followers: 'Followers', points: 'Points' },
  edit: 'Edit profile',
  cashOut: cashOutPoints,
  tabs: { tracks: 'Tracks', reviews: 'Reviews', about: 'About' },
  saidLast: 'Said last',
  banner: (name: string) => `The cover image of ${name}`,
} as const

export const profileTracks = {
  upload: actions.uploadTrack,
  none: 'No tracks yet',
  first: 'Upload your first track',
  failed: 'The tracks could not be loaded.',
  fires: (fires: number) => `${count(fires)} FIRE`,
} as const

export const profileReviews = {
  none: 'No reviews yet',
  failed: 'The reviews could not be loaded.',
  points: (points: number) => `+${points} points`,
} as const

export const about = {
  noBio: 'No bio provided',
  bio: 'Bio',
  since: 'Member Since',
} as const

export const follow = {
  follow: actions.follow,
  following: 'Following',
  followed: (username: string) => ({ title: 'Following user', description: `You are now following ${username}` }),
  unfollowed: (username: string) => ({ title: 'Unfollowed user', description: `You unfollowed ${username}` }),
  failed: { title: common.error, description: 'Failed to update follow status. Please try again.' },
  guest: { title: 'Not logged in', description: 'Please log in to follow users' },
} as const

export const editProfile = {
  title: 'Edit Profile',
  add: 'Add',
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
  bio: 'Bio',
  bioHint: 'Max 500 characters',
  save: 'Save Changes',
  saved: { title: 'Profile updated', description: 'Your profile has been updated successfully.' },
  failed: { title: common.error, description: 'Failed to update profile. Please try again.' },
} as const

const handle = (where: string) => `The ${where} of the frame. The arrow keys move it.`

export const crop = {
  hint: 'Drag the frame, or Tab to it and use the arrow keys; its corners make it larger or smaller.',
  use: 'Use this part',
  handles: {
    cropArea: 'The part that is kept. The arrow keys move it; with Shift further.',
    nwDragHandle: handle('upper left corner'),
    nDragHandle: handle('upper edge'),
    neDragHandle: handle('upper right corner'),
    eDragHandle: handle('right edge'),
    seDragHandle: handle('lower right corner'),
    sDragHandle: handle('lower edge'),
    swDragHandle: handle('lower left corner'),
    wDragHandle: handle('left edge'),
  },
} as const

export const cashOut = {
  title: cashOutPoints,
  points: 'points',
  rate: (pointsPerUsd: number) => `${count(pointsPerUsd)} points = 1 USD`,
  usd: (amount: number) => `${amount.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })} USD`,
  minimum: (points: number) => `minimum ${count(points)}`,
  towards: 'Points towards the minimum',
  of: (balance: number, minimum: number) => `${count(balance)} of ${count(minimum)}`,
  missing: (points: number) => `${count(points)} ${points === 1 ? 'point' : 'points'} missing`,
  /** Each validated review earns 10 to 30. */
  reviews: (least: number, most: number) =>
    most === 1 ? 'About one validated review.' : `About ${least} to ${most} validated reviews.`,
  enough: 'You have enough to cash out',
  later: 'Asking for it comes next. Until then your points stay where they are.',
  checking: (points: number) =>
    points === 1
      ? 'Another point is being checked. It can’t be cashed out yet.'
      : `Another ${count(points)} points are being checked. They can’t be cashed out yet.`,
  failed: 'Your balance could not be loaded.',
} as const
