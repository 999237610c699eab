import { type Db, rows, sql } from '../../db/sql.ts'

type Edge = { follower: number; artist: number }

/** Says whether anything changed: following twice is following once. */
export async function addFollow(db: Db, { follower, artist }: Edge) {
  const added = await rows(
    db,
    sql`
    insert into follow (follower_id, artist_id) values (${follower}, ${artist})
    on conflict do nothing returning 1`,
  )
  return added.length > 0
}

export async function removeFollow(db: Db, { follower, artist }: Edge) {
  const removed = await rows(
    db,
    sql`
    delete from follow where follower_id = ${follower} and artist_id = ${artist} returning 1`,
  )
  return removed.length > 0
}

export async function countFollow(db: Db, { follower, artist }: Edge, by: 1 | -1) {
  await db.query(sql`update person set followers = followers + ${by} where id = ${artist}`)
  await db.query(sql`update person set following = following + ${by} where id = ${follower}`)
}

export async function follows(db: Db, { follower, artist }: Edge) {
  const found = await rows(db, sql`select 1 from follow where follower_id = ${follower} and artist_id = ${artist}`)
  return found.length > 0
}

/**
 * The artist's followers, `undefined` where there is no such person. Holds both people until the transaction ends,
 * always the lower id first: two who follow each other at the same moment would otherwise wait for one another.
 */
export async function holdBoth(db: Db, { follower, artist }: Edge) {
  const people = await rows<{ id: number; followers: number }>(
    db,
    sql`
    select id, followers from person where id in (${follower}, ${artist}) order by id for update`,
  )
  return people.find((person) => person.id === artist)?.followers
}
