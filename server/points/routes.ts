import { pointsBalance } from '../../contract/points.ts'
import type { Parts } from '../parts.ts'
import type { Serve } from '../serve.ts'
import { findBalance } from './queries.ts'

export function points(serve: Serve, { config, pool }: Pick<Parts, 'config' | 'pool'>) {
  serve(pointsBalance, async ({ viewer }) => {
    const { points, checking } = (await findBalance(pool, viewer.id))!
    return { balance: points - checking, checking, ...config.cashOut }
  })
}
