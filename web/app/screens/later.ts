import { lazy } from 'react'

/** What the first item does without: fetched when it is needed, or when the first one has come to rest. */
const review = () => import('../../feed/ReviewItem.tsx')
const empty = () => import('../../feed/EmptyFeed.tsx')

export const ReviewItem = lazy(() => review().then((it) => ({ default: it.ReviewItem })))
export const Desk = lazy(() => import('../../feed/Desk.tsx').then((it) => ({ default: it.Desk })))
export const BlankDesk = lazy(() => import('../../feed/Desk.tsx').then((it) => ({ default: it.BlankDesk })))
export const LegalLinks = lazy(() => import('../../content/Footer.tsx').then((it) => ({ default: it.LegalLinks })))
export const EmptyFeed = lazy(() => empty().then((it) => ({ default: it.EmptyFeed })))
export const FailedFeed = lazy(() => empty().then((it) => ({ default: it.FailedFeed })))
export const ReviewDialog = lazy(() =>
  import('../../reviews/ReviewDialog.tsx').then((it) => ({ default: it.ReviewDialog })),
)
export const AddReview = lazy(() => import('../../ratings/AddReview.tsx').then((it) => ({ default: it.AddReview })))

/** Offline there is nothing to fetch it from: it must be there before. */
export const fetchLater = () => Promise.all([review(), empty()]).catch(() => undefined)
