import { ACCOUNT } from './states/account.ts'
import { ACTIVITY } from './states/activity.ts'
import { DISCOVER } from './states/discover.ts'
import { FEED } from './states/feed.ts'
import { GLOBAL } from './states/global.ts'
import { PROFILE } from './states/profile.ts'
import { REVIEW } from './states/review.ts'
import type { State } from './states/state.ts'
import { TRACK } from './states/track.ts'
import { UPLOAD } from './states/upload.ts'

export type { State }

/** Every screen that is built, in each of its states that looks different. */
export const STATES: readonly State[] = [
  ...FEED,
  ...REVIEW,
  ...UPLOAD,
  ...ACCOUNT,
  ...GLOBAL,
  ...DISCOVER,
  ...TRACK,
  ...ACTIVITY,
  ...PROFILE,
]
