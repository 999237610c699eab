import { rm } from 'node:fs/promises'
import type { Pool } from 'pg'
import { one, rows, sql, transaction } from '../db/sql.ts'
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
    select key from kept_file where kept_at < now() - interval '1 day'
    except (
      select unnest(array[audio_key, copy_key]) from track
      union all select unnest(array[video_key, copy_key, poster_key]) from review
      union all select unnest(array[profile_image, cover_image]) from person
      union all select jsonb_array_elements(sizes) ->> 'key' from picture
      union all select audio_key from cover
      union all select jsonb_array_elements(renditions) ->> 'key' from cover)
    limit 1000`,
  )
  let removed = 0
  for (const { key } of unused) if (await removeUnused(pool, storage, key)) removed += 1
  return removed
}

/** The row is held until the file is gone: who keeps the same content at this moment waits, and then stores it again. */
const removeUnused = (pool: Pool, storage: Storage, key: string) =>
  transaction(pool, async (db) => {
    const old = await one(
      db,
      sql`delete from kept_file where key = ${key} and kept_at < now() - interval '1 day' returning 1`,
    )
    if (old) await storage.remove(key)
    return old !== undefined
  })

/** A fresh folder for a job's work, gone afterwards. */
export async function inScratch<Result>(storage: Storage, work: (path: string) => Promise<Result>) {
  const path = await storage.scratch()
  try {
    return await work(path)
  } finally {
    await rm(path, { recursive: true, force: true })
  }
}
