import { whenWanted } from '../when-wanted.ts'

/** What the first item does without: fetched when it is needed, or when the first one has come to rest. */
const review = () => import('../../feed/ReviewItem.tsx')
const empty = () => import('../../feed/EmptyFeed.tsx')

export const ReviewItem = whenWanted(() => review().then((it) => it.ReviewItem))
export const Desk = whenWanted(() => import('../../feed/Desk.tsx').then((it) => it.Desk))
export const BlankDesk = whenWanted(() => import('../../feed/Desk.tsx').then((it) => it.BlankDesk))
export const LegalLinks = whenWanted(() => import('../../content/Footer.tsx').then((it) => it.LegalLinks))
export const EmptyFeed = whenWanted(() => empty().then((it) => it.EmptyFeed))
export const FailedFeed = whenWanted(() => empty().then((it) => it.FailedFeed))
export const ReviewDialog = whenWanted(() => import('../../reviews/ReviewDialog.tsx').then((it) => it.ReviewDialog))
export const AddReview = whenWanted(() => import('../../ratings/AddReview.tsx').then((it) => it.AddReview))

/** Offline there is nothing to fetch it from: it must be there before. */
export const fetchLater = () => Promise.all([review(), empty()]).catch(() => undefined)
