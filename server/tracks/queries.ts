import type { z } from 'zod'
import type { Track, TrackDetail } from '../../contract/tracks.ts'
import { type Db, one, rows, sql } from '../../db/sql.ts'
import type { AudioMeasure } from '../../media/media.ts'
import type { CoverFile } from '../cover-files.ts'

export type Card = z.input<typeof Track>

export const listTracksOf = (db: Db, personId: number, after: { createdAt: string; id: number }, limit: number) =>
  rows<Card>(
    db,
    sql`select * from track_card where person_id = ${personId} and (created, id) < (${after.createdAt}::timestamptz, ${after.id})
        order by created desc, id desc limit ${limit}`,
  )

export const findCard = (db: Db, id: number) => one<Card>(db, sql`select * from track_card where id = ${id}`)

export const findDetail = (db: Db, id: number) =>
  one<z.input<typeof TrackDetail>>(
    db,
    sql`select c.*, t.peaks as wave from track_card c join track t on t.id = c.id where c.id = ${id}`,
  )

export type NewTrack = {
  personId: number
  title: string
  artistName: string
  genre: string
  description: string
  coverId: string
  audioKey: string
  audioMime: string
  audioBytes: number
  seconds: number
  score: number
  createdAt: Date
}
export async function addTrack(db: Db, t: NewTrack) {
  const added = await one<{ id: number }>(
    db,
    sql`insert into track (person_id, title, artist_name, description, genre, cover_id, audio_key, audio_mime, audio_bytes, seconds, created_at)
        values (${t.personId}, ${t.title}, ${t.artistName}, ${t.description}, ${t.genre}, ${t.coverId}, ${t.audioKey}, ${t.audioMime},
                ${t.audioBytes}, ${t.seconds}, ${t.createdAt})
        returning id`,
  )
  const id = added!.id
  await db.query(sql`
    insert into track_stats (track_id, person_id, created_at, score) values (${id}, ${t.personId}, ${t.createdAt}, ${t.score})`)
  return id
}

export type Sound = {
  audio_key: string
  audio_mime: string
  copy_key: string | null
  copy_mime: string | null
  deleted: boolean
}
export const findSound = (db: Db, id: number) =>
  one<Sound>(
    db,
    sql`select audio_key, audio_mime, copy_key, copy_mime, deleted_at is not null as deleted from track where id = ${id}`,
  )

export async function saveMeasure(db: Db, id: number, measure: AudioMeasure & { gainDb: number; cardPeaks: number[] }) {
  await db.query(sql`
    update track set loudness = ${measure.loudnessLufs}, gain_db = ${measure.gainDb}, peaks = ${measure.peaks},
      card_peaks = ${measure.cardPeaks}, features = ${JSON.stringify(measure.features)}
    where id = ${id}`)
}

export async function saveCopy(db: Db, id: number, key: string, mime: string) {
  await db.query(sql`update track set copy_key = ${key}, copy_mime = ${mime} where id = ${id}`)
}

export const findCover = (db: Db, trackId: number) =>
  one<{ renditions: CoverFile[] | null; version: string | null }>(
    db,
    sql`select c.renditions, c.version from track t left join cover c on c.id = t.cover_id where t.id = ${trackId} and t.deleted_at is null`,
  )
