import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** What can be cashed out, and on which terms. `checking` points are not in the balance yet. */
export const PointsBalance = z.object({
  balance: z.int(),
  checking: z.int(),
  pointsPerUsd: z.int(),
  minimum: z.int(),
})
export type PointsBalance = z.output<typeof PointsBalance>

export const pointsBalance = endpoint({
  method: 'GET',
  path: '/api/user/points',
  access: 'member',
  summary: 'Your points that are final, those still being checked, and what points are worth.',
  answer: PointsBalance,
})
