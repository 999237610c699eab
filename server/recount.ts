import { type Db, rows, sql } from '../db/sql.ts'
import { trendingScore } from './ranking.ts'

export type Difference = { what: string; id: number; stored: number; counted: number }

/** Sums of trust are floating-point: added and taken away a thousand times, they differ in the last digits. */
const ALIKE = 1e-6

/** Counts everything again that is kept as a number beside what it counts. Nothing is changed. */
export async function findDifferences(db: Db): Promise<Difference[]> {
  const people = await rows<Difference>(
    db,
    sql`
    with counted as (
      select p.id, p.points, p.followers, p.following, p.reviews_validated, p.artists_rated,
        (select coalesce(sum(amount), 0)::int from points_entry where person_id = p.id) as entries,
        (select count(*)::int from follow where artist_id = p.id) as follows,
        (select count(*)::int from follow where follower_id = p.id) as followed,
        (select count(*)::int from review where person_id = p.id and verdict = 'validated' and points_awarded > 0 and deleted_at is null) as validated,
        (select count(distinct t.person_id)::int from rating r join track t on t.id = r.track_id
           where r.person_id = p.id and t.person_id <> p.id) as artists
      from person p)
    select what, id, stored, counted from counted, lateral (values
      ('points', points, entries), ('followers', followers, follows), ('following', following, followed),
      ('validated reviews', reviews_validated, validated), ('rated artists', artists_rated, artists)
    ) as each (what, stored, counted) where stored <> counted order by id`,
  )

  const tracks = await rows<Difference>(
    db,
    sql`
    with counted as (
      select s.*,
        coalesce(r.fire, 0) as c_fire, coalesce(r.needs_work, 0) as c_needs_work, coalesce(r.trash, 0) as c_trash,
        coalesce(r.w_fire, 0) + coalesce(v.w_fire, 0) as c_w_fire,
        coalesce(r.w_needs_work, 0) + coalesce(v.w_needs_work, 0) as c_w_needs_work,
        coalesce(r.w_trash, 0) + coalesce(v.w_trash, 0) as c_w_trash,
        coalesce(v.reviews, 0) as c_reviews,
        (select coalesce(sum(amount), 0)::int from points_entry where track_id = s.track_id) as c_points,
        (select count(*)::int from listener_heard where track_id = s.track_id) as c_heard
      from track_stats s
      left join lateral (
        select count(*) filter (where type = 'FIRE')::int as fire, sum(weight) filter (where type = 'FIRE') as w_fire,
          count(*) filter (where type = 'NEEDS_WORK')::int as needs_work, sum(weight) filter (where type = 'NEEDS_WORK') as w_needs_work,
          count(*) filter (where type = 'TRASH')::int as trash, sum(weight) filter (where type = 'TRASH') as w_trash
        from rating where track_id = s.track_id and person_id <> s.person_id) r on true
      left join lateral (
        select count(*)::int as reviews, sum(weight) filter (where rating = 'FIRE') as w_fire,
          sum(weight) filter (where rating = 'NEEDS_WORK') as w_needs_work, sum(weight) filter (where rating = 'TRASH') as w_trash
        from review where track_id = s.track_id and verdict = 'validated' and deleted_at is null) v on true)
    select what, track_id as id, stored, counted from counted, lateral (values
      ('fire', fire::float8, c_fire::float8), ('needs work', needs_work, c_needs_work), ('trash', trash, c_trash),
      ('weight of fire', weight_fire, c_w_fire), ('weight of needs work', weight_needs_work, c_w_needs_work),
      ('weight of trash', weight_trash, c_w_trash), ('reviews', reviews, c_reviews), ('track points', points, c_points),
      ('listeners', heard, c_heard)
    ) as each (what, stored, counted) where abs(stored - counted) > ${ALIKE} order by track_id`,
  )

  const reviews = await rows<Difference>(
    db,
    sql`
    select 'review points' as what, r.id, r.points_awarded as stored,
      (select coalesce(sum(amount), 0)::int from points_entry where review_id = r.id) as counted
    from review r where case when r.deleted_at is null then r.points_awarded else 0 end
        <> (select coalesce(sum(amount), 0) from points_entry where review_id = r.id)
      or r.points_awarded <> (select coalesce(sum((line ->> 'points')::int), 0) from jsonb_array_elements(r.lines) line)
    order by r.id`,
  )

  const standings = await rows<{
    id: number
    score: number
    fire: number
    needsWork: number
    trash: number
    createdAt: Date
  }>(
    db,
    sql`
    select track_id as id, score, weight_fire as fire, weight_needs_work as "needsWork", weight_trash as trash,
      created_at as "createdAt" from track_stats`,
  )
  const scores = standings
    .map(({ id, score, createdAt, ...weights }) => ({
      what: 'score',
      id,
      stored: score,
      counted: trendingScore(weights, createdAt),
    }))
    .filter(({ stored, counted }) => Math.abs(stored - counted) > ALIKE)

  return [...people, ...tracks, ...reviews, ...scores]
}
