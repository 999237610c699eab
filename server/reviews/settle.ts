import type { Pool } from 'pg'
import type { Verdict } from '../../contract/reviews.ts'
import { type Db, transaction } from '../../db/sql.ts'
import type { Transcript } from '../../speech/transcribe.ts'
import { enterPoints } from '../ledger.ts'
import { RANKING } from '../ranking.ts'
import { countRating, findTrust, holdStanding, type Standing, saveStanding } from '../standing.ts'
import {
  countValidated,
  earnsAlready,
  findEarlierTexts,
  findForVerdict,
  findUndecided,
  saveTranscript,
  saveVerdict,
  type Undecided,
} from './queries.ts'
import { acceptReview, judgeReview } from './rules.ts'

type Line = { points: number; text: string }
type Decision = {
  verdict: Verdict
  by: string
  reasons: string[]
  points: number
  lines: Line[]
  couldHaveEarned: string[]
}

const POSTED = 'Posted a review'

/** Judges a review by what was said. Once: a second run changes nothing. */
export async function settleReview(pool: Pool, reviewId: number, transcript: Transcript) {
  await transaction(pool, async (db) => {
    const held = await holdReview(db, reviewId)
    if (held?.review.verdict !== 'pending') return
    const { review, standing } = held
    const judgement = judgeReview({
      transcript,
      videoSeconds: review.seconds,
      prompt: review.prompt,
      ratingType: review.rating,
      trackTitle: review.title,
      artistName: review.artist_name,
      genre: review.genre,
      earlier: await findEarlierTexts(db, review),
      ...(await findPayment(db, review)),
    })
    await saveTranscript(db, reviewId, transcript)
    const decision = { ...judgement, by: judgement.engine }
    // An unsure one keeps what posting gave, until somebody settles it.
    await decide(db, standing, review, judgement.verdict === 'unsure' ? { ...decision, ...asPosted(review) } : decision)
  })
}

export const listUndecided = (pool: Pool) => findUndecided(pool)

/** An operator's word on a review that the rules were unsure of. False where it does not wait for one. */
export async function decideReview(pool: Pool, reviewId: number, verdict: 'validated' | 'refused', reason: string) {
  return transaction(pool, async (db) => {
    const held = await holdReview(db, reviewId)
    if (held?.review.verdict !== 'unsure') return false
    const { review, standing } = held
    const refused = {
      points: 0,
      lines: [],
      couldHaveEarned: [],
      reasons: [reason || 'Somebody listened, and it does not speak about the music.'],
    }
    const accepted = acceptReview({
      transcript: { text: review.transcript ?? '' },
      videoSeconds: review.seconds,
      prompt: review.prompt,
      ...(await findPayment(db, review)),
    })
    await decide(db, standing, review, { ...(verdict === 'refused' ? refused : accepted), verdict, by: 'operator' })
    return true
  })
}

/** Refuses a review that nothing can be said about any more. */
export async function closeReview(db: Db, reviewId: number, reason: string) {
  const held = await holdReview(db, reviewId)
  if (!held) return
  const closed = {
    verdict: 'refused',
    by: 'deletion',
    reasons: [reason],
    points: 0,
    lines: [],
    couldHaveEarned: [],
  } as const
  await decide(db, held.standing, held.review, { ...closed, reasons: [reason], lines: [], couldHaveEarned: [] })
}

const findPayment = async (db: Db, review: Undecided) => ({
  ownTrack: review.artist_id === review.person_id,
  alreadyPaid: await earnsAlready(db, review.track_id, review.person_id, review.id),
})

const asPosted = ({ points_awarded: points }: Undecided) => ({
  points,
  lines: points ? [{ points, text: POSTED }] : [],
})

/** The review and its track, locked: nobody else judges it, and no rating moves the track, until this is done. */
async function holdReview(db: Db, reviewId: number) {
  const known = await findForVerdict(db, reviewId)
  const standing = known && (await holdStanding(db, known.track_id, { evenDeleted: true }))
  const review = standing && (await findForVerdict(db, reviewId))
  return review && { review, standing }
}

/** Everything that follows from a verdict: points with their lines, the ledger, the counters, the track's rank. */
async function decide(db: Db, standing: Standing, review: Undecided, decision: Decision) {
  const { verdict, points } = decision
  const validated = verdict === 'validated'
  // Only the review that earns moves the track, so that saying it ten times is no louder.
  const rating = validated && points > 0 ? review.rating : null
  const weight = rating ? RANKING.reviewRatings * (await findTrust(db, review.person_id)) : 0
  await saveVerdict(db, review.id, { ...decision, weight })

  const change = points - review.points_awarded
  standing.points += change
  if (validated) standing.reviews += 1
  if (rating) countRating(standing, rating, 0, weight)
  await saveStanding(db, standing)

  const reason = verdict === 'refused' ? (decision.reasons[0] ?? 'Not validated') : 'Judged by what was said'
  await enterPoints(db, {
    personId: review.person_id,
    trackId: review.track_id,
    reviewId: review.id,
    amount: change,
    reason,
  })
  // Nobody becomes trusted by reviewing their own tracks, or one track again and again.
  if (validated && points > 0) await countValidated(db, review.person_id)
}
