import { Refusal } from '../../contract/errors.ts'
import { follow, isFollowing, unfollow } from '../../contract/follows.ts'
import { transaction } from '../../db/sql.ts'
import type { Parts } from '../parts.ts'
import { expectPerson } from '../people.ts'
import type { Serve } from '../serve.ts'
import { addFollow, countFollow, follows as followsAlready, holdBoth, removeFollow } from './queries.ts'

export function follows(serve: Serve, { pool }: Pick<Parts, 'pool'>) {
  const change = (edge: { follower: number; artist: number }, following: boolean) =>
    transaction(pool, async (db) => {
      const followers = await holdBoth(db, edge)
      if (followers === undefined) throw new Refusal('not_found', "This user profile doesn't exist.")

      const by = following ? 1 : -1
      const changed = following ? await addFollow(db, edge) : await removeFollow(db, edge)
      if (changed) await countFollow(db, edge, by)
      return { following, followers: followers + (changed ? by : 0) }
    })

  serve(follow, async ({ viewer, params }) => {
    if (params.id === viewer.id) throw new Refusal('forbidden', 'You cannot follow yourself.')
    return change({ follower: viewer.id, artist: params.id }, true)
  })
  serve(unfollow, async ({ viewer, params }) => change({ follower: viewer.id, artist: params.id }, false))
  serve(isFollowing, async ({ viewer, params }) => {
    await expectPerson(pool, params.id)
    return followsAlready(pool, { follower: viewer.id, artist: params.id })
  })
}
