import { Refusal } from '../contract/errors.ts'
import { type Db, one, sql } from '../db/sql.ts'

/** Refuses where there is nobody of this id. */
export async function expectPerson(db: Db, id: number) {
  if (!(await one(db, sql`select 1 from person where id = ${id}`)))
    throw new Refusal('not_found', "This user profile doesn't exist")
}
