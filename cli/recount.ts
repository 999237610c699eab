import type { Parts } from '../server/parts.ts'
import { findDifferences } from '../server/recount.ts'

export async function recount({ pool }: Parts) {
  const differences = await findDifferences(pool)
  for (const { what, id, stored, counted } of differences)
    console.log(`${what} of ${id}: stored ${stored}, counted ${counted}`)
  console.log(
    differences.length
      ? `${differences.length} differences.`
      : 'Every counter, balance and score is what it should be.',
  )
  return differences.length ? 1 : 0
}
