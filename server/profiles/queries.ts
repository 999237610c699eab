import type { z } from 'zod'
import type { User } from '../../contract/users.ts'
import { type Db, one, rows, sql } from '../../db/sql.ts'

export type Card = z.input<typeof User>

export const listPeople = (db: Db, after: { points: number; id: number }, limit: number) =>
  rows<Card>(
    db,
    sql`select * from user_card where points <= ${after.points} and (points < ${after.points} or id > ${after.id})
        order by points desc, id limit ${limit}`,
  )

export const findPerson = (db: Db, id: number) => one<Card>(db, sql`select * from user_card where id = ${id}`)
