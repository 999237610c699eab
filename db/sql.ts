import { createHash } from 'node:crypto'
import { type Pool, type PoolClient, type QueryConfig, type QueryResultRow, types } from 'pg'

/** Anything that a statement can be sent to: the pool, or the client of a transaction. */
export type Db = Pick<Pool | PoolClient, 'query'>

// Ids, counts and sums arrive as numbers: nothing counted here comes near 2^53. An average keeps its fraction.
for (const type of [types.builtins.INT8, types.builtins.NUMERIC]) types.setTypeParser(type, Number)

const names = new WeakMap<TemplateStringsArray, { name: string; text: string }>()
let named = true

/** Off where a connection pooler hands each statement to another connection, as PgBouncer before 1.21 does. */
export function nameStatements(on: boolean) {
  named = on
}

/** A statement and its values. PostgreSQL prepares it once a connection, under a name made from its text. */
export function sql(parts: TemplateStringsArray, ...values: unknown[]): QueryConfig {
  let statement = names.get(parts)
  if (!statement) {
    const text = parts.reduce((text, part, i) => `${text}$${i}${part}`)
    statement = { text, name: createHash('sha1').update(text).digest('base64url') }
    names.set(parts, statement)
  }
  return named ? { ...statement, values } : { text: statement.text, values }
}

export async function rows<Row extends QueryResultRow>(db: Db, statement: QueryConfig): Promise<Row[]> {
  return (await db.query<Row>(statement)).rows
}

/** The first row, `undefined` where there is none. */
export async function one<Row extends QueryResultRow>(db: Db, statement: QueryConfig): Promise<Row | undefined> {
  return (await db.query<Row>(statement)).rows[0]
}

/** All of `work` happens, or none of it. A connection that cannot even roll back is thrown away. */
export async function transaction<Result>(pool: Pool, work: (db: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure
    })
    throw error
  } finally {
    client.release(broken)
  }
}
