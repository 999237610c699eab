import { type Db, one, sql } from '../../db/sql.ts'
import type { CoverFile } from '../cover-files.ts'

export type CoverRow = {
  id: string
  person_id: number
  audio_key: string | null
  variation: number
  fraction: number
  step: string
  refusal: string | null
  renditions: CoverFile[] | null
  version: string | null
  theme: string | null
  mood: string | null
}

export const addCover = async (
  db: Db,
  cover: { personId: number; source: string; audioKey: string | null; ticket?: string | undefined },
) =>
  (await one<{ id: string }>(
    db,
    sql`insert into cover (person_id, source, audio_key, ticket, variation)
        values (${cover.personId}, ${cover.source}, ${cover.audioKey}, ${cover.ticket ?? null},
                (select count(*) from cover where person_id = ${cover.personId} and audio_key = ${cover.audioKey}))
        on conflict (person_id, ticket) do update set ticket = excluded.ticket returning id`,
  ))!.id

export const findCover = (db: Db, id: string) =>
  one<CoverRow>(
    db,
    sql`select id, person_id, audio_key, variation, fraction, step, refusal, renditions, version, theme, mood
        from cover where id = ${id}`,
  )

export const findByTicket = (db: Db, personId: number, ticket: string) =>
  one<{ fraction: number; step: string }>(
    db,
    sql`select fraction, step from cover where person_id = ${personId} and ticket = ${ticket}`,
  )

export async function saveProgress(db: Db, id: string, fraction: number, step: string) {
  await db.query(sql`update cover set fraction = ${fraction}, step = ${step} where id = ${id}`)
}

export async function saveRefusal(db: Db, id: string, refusal: string) {
  await db.query(sql`update cover set refusal = ${refusal} where id = ${id}`)
}

export type Made = {
  source: string
  theme: string | null
  mood: string | null
  renditions: CoverFile[]
  version: string
  blur: string
  spot: unknown
}
export async function saveMade(db: Db, id: string, made: Made) {
  await db.query(sql`
    update cover set source = ${made.source}, theme = ${made.theme}, mood = ${made.mood}, version = ${made.version},
      renditions = ${JSON.stringify(made.renditions)}, blur = ${made.blur}, spot = ${JSON.stringify(made.spot)},
      fraction = 1, step = 'done', refusal = null
    where id = ${id}`)
}

/** What was measured already, where this sound belongs to a track. */
export const findFeatures = (db: Db, audioKey: string) =>
  one<{ features: unknown }>(
    db,
    sql`select features from track where audio_key = ${audioKey} and features is not null limit 1`,
  )
