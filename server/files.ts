import { rm } from 'node:fs/promises'
import type { Pool } from 'pg'
import { rows, sql } from '../db/sql.ts'
import type { Storage } from '../storage/storage.ts'

/**
 * Which stored files there are.
 *
 * 1. A file is written down before it is kept, so that no crash can leave one that nobody knows of.
 * 2. Keeping a content again renews its day of grace: a sweep never takes what somebody is about to name.
 */
export async function keepFile({ pool, storage }: { pool: Pool; storage: Storage }, path: string, ext: string) {
  const { key } = await storage.keep(path, ext, async (key) => {
    await pool.query(sql`insert into kept_file (key) values (${key}) on conflict (key) do update set kept_at = now()`)
  })
  return key
}

/** Removes covers that nobody used for a day, and files that no row names. Answers how many files went. */
export async function sweepFiles({ pool, storage }: { pool: Pool; storage: Storage }) {
  await pool.query(sql`
    delete from cover c where created_at < now() - interval '1 day'
    and not exists (select 1 from track where cover_id = c.id)`)
  const unused = await rows<{ key: string }>(
    pool,
    sql`
    select key from kept_file k where kept_at < now() - interval '1 day'
      and not exists (select 1 from track where audio_key = k.key or copy_key = k.key)
      and not exists (select 1 from review where video_key = k.key or copy_key = k.key or poster_key = k.key)
      and not exists (select 1 from person where profile_image = k.key or cover_image = k.key)
      and not exists (select 1 from cover where audio_key = k.key or renditions @> jsonb_build_array(jsonb_build_object('key', k.key)))
    limit 1000`,
  )
  for (const { key } of unused) {
    await storage.remove(key)
    await pool.query(sql`delete from kept_file where key = ${key}`)
  }
  return unused.length
}

/** A fresh folder for a job's work, gone afterwards. */
export async function inScratch<Result>(storage: Storage, work: (path: string) => Promise<Result>) {
  const path = await storage.scratch()
  try {
    return await work(path)
  } finally {
    await rm(path, { recursive: true, force: true })
  }
}
