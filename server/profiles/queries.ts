import type { z } from 'zod'
import type { Person, Profile } from '../../contract/profiles.ts'
import { type Db, one, rows, sql } from '../../db/sql.ts'
import type { Picture, PictureFile } from './pictures.ts'

export type Card = z.input<typeof Person>
export type PictureKind = 'profile' | 'cover'

export const listPeople = (db: Db, after: { points: number; id: number }, limit: number) =>
  rows<Card>(
    db,
    sql`select * from person_card where points <= ${after.points} and (points < ${after.points} or id > ${after.id})
        order by points desc, id limit ${limit}`,
  )

/** The artists of the tracks that rank highest, then whoever has the most points. */
export const listRising = (db: Db, limit: number) =>
  rows<Card>(
    db,
    sql`
    select c.* from (
      select person_id, max(score) as score from (
        (select person_id, score from track_stats where not deleted order by score desc, track_id desc limit ${limit * 4})
        union all
        (select id, null from person order by points desc, id limit ${limit})) known
      group by person_id) best
    join person_card c on c.id = best.person_id
    order by best.score desc nulls last, c.points desc, c.id limit ${limit}`,
  )

export const findProfile = (db: Db, id: number) =>
  one<z.input<typeof Profile>>(
    db,
    sql`select u.*, c.spot as "coverSpot", c.blur as "coverBlur"
        from user_card u left join picture c on c.person_id = u.id and c.kind = 'cover' where u.id = ${id}`,
  )

export async function saveWords(db: Db, id: number, words: { displayName: string; bio?: string | undefined }) {
  await db.query(sql`
    update person set display_name = ${words.displayName}, bio = coalesce(${words.bio ?? null}, bio) where id = ${id}`)
}

/** `null` takes the picture away. The files themselves go with the sweep. */
export async function savePicture(db: Db, id: number, kind: PictureKind, picture: Picture | null) {
  const widest = picture?.sizes[0]?.key ?? null
  const at = picture && new Date()
  await db.query(
    kind === 'profile'
      ? sql`update person set profile_image = ${widest}, profile_image_at = ${at} where id = ${id}`
      : sql`update person set cover_image = ${widest}, cover_image_at = ${at} where id = ${id}`,
  )
  if (!picture) {
    await db.query(sql`delete from picture where person_id = ${id} and kind = ${kind}`)
    return
  }
  const [sizes, spot] = [JSON.stringify(picture.sizes), JSON.stringify(picture.spot)]
  await db.query(sql`
    insert into picture (person_id, kind, sizes, blur, spot) values (${id}, ${kind}, ${sizes}, ${picture.blur}, ${spot})
    on conflict (person_id, kind) do update set sizes = excluded.sizes, blur = excluded.blur, spot = excluded.spot`)
}

/** `at` is when it came, in milliseconds: the `t` of its address. */
export const findPicture = (db: Db, id: number, kind: PictureKind) =>
  one<{ sizes: PictureFile[]; at: number }>(
    db,
    sql`select i.sizes, milliseconds(case i.kind when 'profile' then p.profile_image_at else p.cover_image_at end) as at
        from picture i join person p on p.id = i.person_id where i.person_id = ${id} and i.kind = ${kind}`,
  )
