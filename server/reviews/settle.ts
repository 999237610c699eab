import type { Pool } from 'pg'
import { transaction } from '../../db/sql.ts'
import type { Transcript } from '../../speech/transcribe.ts'
import { enterPoints } from '../ledger.ts'
import { RANKING } from '../ranking.ts'
import { countRating, findTrust, holdStanding, saveStanding } from '../standing.ts'
import {
  countValidated,
  earnsAlready,
  findEarlierTexts,
  findForVerdict,
  saveTranscript,
  saveVerdict,
} from './queries.ts'
import { type Judgement, judgeReview } from './rules.ts'

/**
 * Judges a review by what was said, and settles everything that follows in one transaction: transcript, verdict,
 * points with their lines, the ledger, the counters, the track's rank. Judged once: a second run changes nothing.
 */
export async function settleReview(pool: Pool, reviewId: number, transcript: Transcript) {
  return transaction(pool, async (db) => {
    const known = await findForVerdict(db, reviewId)
    if (!known) return
    const standing = await holdStanding(db, known.track_id)
    const review = await findForVerdict(db, reviewId) // again, now that nobody else can judge it
    if (!standing || review?.verdict !== 'pending') return

    const ownTrack = review.artist_id === review.person_id
    const judgement = judgeReview({
      transcript,
      videoSeconds: review.seconds,
      prompt: review.prompt,
      ratingType: review.rating,
      trackTitle: review.title,
      artistName: review.artist_name,
      genre: review.genre,
      earlier: await findEarlierTexts(db, review),
      ownTrack,
      alreadyPaid: await earnsAlready(db, review.track_id, review.person_id, reviewId),
    })
    // An unsure one keeps what posting gave, until somebody settles it.
    const points = judgement.verdict === 'unsure' ? review.points_awarded : judgement.points
    const lines = judgement.verdict === 'unsure' && points ? [{ points, text: 'Posted a review' }] : judgement.lines
    const ranks = judgement.verdict === 'validated' && points > 0 && review.rating !== null
    const weight = ranks ? RANKING.reviewRatings * (await findTrust(db, review.person_id)) : 0

    await saveTranscript(db, reviewId, transcript)
    await saveVerdict(db, reviewId, { ...judgement, by: judgement.engine, points, lines, weight })
    const change = points - review.points_awarded
    standing.points += change
    if (judgement.verdict === 'validated') standing.reviews += 1
    if (ranks && review.rating) countRating(standing, review.rating, 0, weight)
    await saveStanding(db, standing)
    await enterPoints(db, {
      personId: review.person_id,
      trackId: review.track_id,
      reviewId,
      amount: change,
      reason: reasonOf(judgement),
    })
    if (judgement.verdict === 'validated') await countValidated(db, review.person_id)
  })
}

const reasonOf = ({ verdict, reasons }: Judgement) =>
  verdict === 'refused' ? (reasons[0] ?? 'Not validated') : 'Judged by what was said'
