import type { z } from 'zod'
import type { Track } from '../../contract/tracks.ts'
import { type Db, one, sql } from '../../db/sql.ts'

export type Shared = z.input<typeof Track>

export const findShared = (db: Db, id: number) =>
  id <= 2_147_483_647 ? one<Shared>(db, sql`select * from track_card where id = ${id}`) : undefined
