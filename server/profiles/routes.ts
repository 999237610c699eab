import { z } from 'zod'
import { Refusal } from '../../contract/errors.ts'
import { getUser, listUsers } from '../../contract/users.ts'
import { pageOf, readCursor } from '../../db/page.ts'
import type { Parts } from '../parts.ts'
import type { Serve } from '../serve.ts'
import { findPerson, listPeople } from './queries.ts'

const Position = z.object({ points: z.int(), id: z.int() })
const FIRST = { points: 2_147_483_647, id: 0 }

export function profiles(serve: Serve, { pool }: Pick<Parts, 'pool'>) {
  serve(listUsers, async ({ query }) => {
    const after = query.cursor ? readCursor(Position, query.cursor) : FIRST
    return pageOf(await listPeople(pool, after, query.limit + 1), query.limit, ({ points, id }) => ({ points, id }))
  })
  serve(getUser, async ({ params }) => {
    const person = await findPerson(pool, params.id)
    if (!person) throw new Refusal('not_found', "This user profile doesn't exist")
    return person
  })
}
