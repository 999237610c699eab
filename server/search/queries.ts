import type { z } from 'zod'
import type { FoundArtist, FoundTrack } from '../../contract/search.ts'
import { type Db, rows, sql } from '../../db/sql.ts'
import type { queriesOf, Typed } from './rules.ts'

type Queries = ReturnType<typeof queriesOf>

/**
 * The typed words as the index writes them (eight are enough), each with words that are near: alike by trigrams, with
 * it inside, or with the same beginning, which finds errors that trigrams miss and works in every script. What is
 * materialized is read by an index, as if all of it were wanted, and only as far as it is wanted.
 */
export const readWords = (db: Db, said: string) =>
  rows<Typed>(
    db,
    sql`
    select typed.word, coalesce(found.near, '{}') as near
    from (
      select word collate "C" as word, min(place) as place
      from unnest(string_to_array(search_text(${said}), ' ')) with ordinality as it (word, place) group by 1 order by 2 limit 8) typed
    left join lateral (
      with alike as materialized (select word from search_word where word % typed.word),
      having_it as materialized (select word from search_word where word like '%' || typed.word || '%'),
      beginning as materialized (
        select word from search_word where word >= left(typed.word, 2) and word < left(typed.word, 2) || chr(1114111))
      select array_agg(word) as near from (
        (select word from alike limit 200) union (select word from having_it limit 60)
        union (select word from beginning limit 300)) known
    ) found on length(typed.word) > 2
    order by typed.place`,
  )

/*
 * Candidates come from three bounded reads, so that a word that half of all have costs no more than a rare one: those
 * that have the whole words, the best known of those that have anything that could be meant, and any that have it.
 */
export const findTracks = (db: Db, query: Queries, limit: number) =>
  rows<z.input<typeof FoundTrack>>(
    db,
    sql`
    with whole as materialized (select track_id, words from search_track where words @@ ${query.whole}::tsquery),
    having_all as materialized (select track_id, words from search_track where words @@ ${query.all}::tsquery),
    candidate as (
      (select * from whole limit 100)
      union
      (select s.track_id, s.words
       from (select track_id from track_stats where fire > 0 and not deleted order by fire desc, track_id desc limit 200) known
       join search_track s on s.track_id = known.track_id and s.words @@ ${query.all}::tsquery)
      union
      (select * from having_all limit 200)
    ), best as (
      select c.track_id,
             4 * ts_rank('{.1, .3, .7, 1}', words, ${query.anyWhole}::tsquery, 1)
           + 2 * ts_rank('{.1, .3, .7, 1}', words, ${query.anyBegun}::tsquery, 1)
           + ts_rank('{.1, .3, .7, 1}', words, ${query.any}::tsquery, 1) + .03 * ln(1 + s.fire) as rank
      from candidate c join track_stats s on s.track_id = c.track_id
      where not s.deleted order by rank desc, c.track_id desc limit ${limit}
    )
    select t.id, t.title, t."artistName", t."coverImage", t.spot
    from best join track_card t on t.id = best.track_id order by best.rank desc, t.id desc`,
  )

/** Who has tracks comes before who has none. */
export const findArtists = (db: Db, query: Queries, limit: number) =>
  rows<z.input<typeof FoundArtist>>(
    db,
    sql`
    with whole as materialized (select person_id, words from search_person where words @@ ${query.whole}::tsquery),
    having_all as materialized (select person_id, words from search_person where words @@ ${query.all}::tsquery),
    candidate as (
      (select * from whole limit 100)
      union
      (select s.person_id, s.words
       from (select id from person order by points desc, id limit 200) known
       join search_person s on s.person_id = known.id and s.words @@ ${query.all}::tsquery)
      union
      (select * from having_all limit 200)
    ), best as (
      select c.person_id,
             4 * ts_rank('{.1, .3, .7, 1}', words, ${query.anyWhole}::tsquery, 1)
           + 2 * ts_rank('{.1, .3, .7, 1}', words, ${query.anyBegun}::tsquery, 1)
           + ts_rank('{.1, .3, .7, 1}', words, ${query.any}::tsquery, 1) + .02 * ln(1 + greatest(p.points, 0))
           + case when exists (select from track t where t.person_id = p.id and t.deleted_at is null) then .3 else 0 end as rank
      from candidate c join person p on p.id = c.person_id
      order by rank desc, c.person_id limit ${limit}
    )
    select p.id, p.username, p."displayName", p."profileImage", p."profileImageAt", p.spot
    from best join person_card p on p.id = best.person_id order by best.rank desc, p.id`,
  )

/** How many tracks these genres have, counted up to `most`. */
export const countGenres = (db: Db, genres: string[], most: number) =>
  rows<{ genre: string; trackCount: number }>(
    db,
    sql`
    select genre, (
      select count(*) from (select from track t where t.genre = asked.genre and t.deleted_at is null limit ${most}) counted
    ) as "trackCount" from unnest(${genres}::text[]) as asked (genre)`,
  )
