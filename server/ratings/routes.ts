import type { Pool } from 'pg'
import { Refusal } from '../../contract/errors.ts'
import { ownMarks, rateTrack } from '../../contract/ratings.ts'
import type { RatingType } from '../../contract/tracks.ts'
import { transaction } from '../../db/sql.ts'
import type { Parts } from '../parts.ts'
import type { Serve } from '../serve.ts'
import { countRating, findTrust, holdStanding, saveStanding } from '../standing.ts'
import { countArtist, findOwnRatings, findOwnUndecided, findRating, saveRating } from './queries.ts'

/** One rating a person and track: another type moves it, the same one changes nothing. */
export async function rate(
  pool: Pool,
  { trackId, personId, type }: { trackId: number; personId: number; type: RatingType },
) {
  return transaction(pool, async (db) => {
    const standing = await holdStanding(db, trackId)
    if (!standing) throw new Refusal('not_found', 'There is no such track.')
    const before = await findRating(db, trackId, personId)
    if (before?.type !== type) {
      // An artist may mark their own track, but it never counts.
      const own = standing.artistId === personId
      const weight = own ? 0 : await findTrust(db, personId)
      if (!own) {
        if (before) countRating(standing, before.type, -1, -before.weight)
        countRating(standing, type, 1, weight)
        await saveStanding(db, standing)
        if (!before) await countArtist(db, personId, trackId, standing.artistId)
      }
      await saveRating(db, { trackId, personId, type, weight })
    }
    const { fire: fireCount, needsWork: needsWorkCount, trash: trashCount } = standing
    return { fireCount, needsWorkCount, trashCount, ratingType: type }
  })
}

export function ratings(serve: Serve, { pool }: Pick<Parts, 'pool'>) {
  serve(rateTrack, async ({ viewer, params, body }) => {
    if (body.userId !== viewer.id) throw new Refusal('forbidden', 'You can only rate as yourself.')
    return rate(pool, { trackId: params.id, personId: viewer.id, type: body.ratingType })
  })

  serve(ownMarks, async ({ viewer, query }) => {
    const [ratings, reviews] = await Promise.all([
      findOwnRatings(pool, viewer.id, query.tracks),
      findOwnUndecided(pool, viewer.id, query.tracks),
    ])
    return { ratings, reviews }
  })
}
