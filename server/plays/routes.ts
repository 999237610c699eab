import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../contract/errors.ts'
import { reportPlays } from '../../contract/plays.ts'
import { transaction } from '../../db/sql.ts'
import type { Parts } from '../parts.ts'
import type { Serve } from '../serve.ts'
import { countTries } from '../tries.ts'
import { addPlay, countHeard } from './queries.ts'
import { HEARD, secondsHeard } from './rules.ts'

const COOKIE = 'heatcheck_ears'
const DAY = 24 * 3600

/**
 * What was heard. Guests count by a random id that names nobody and lasts a day; under Global Privacy Control none is
 * set, and each visit stands for itself. From one address only a few guests a track and day count as ears, so that
 * nobody can use up a rival's first ears; what they heard is kept all the same.
 */
export function plays(serve: Serve, { pool }: Pick<Parts, 'pool'>) {
  const batches = countTries(pool, 'plays', 600, 3600)
  const guestEars = countTries(pool, 'guest ears', 5, DAY)

  serve(reportPlays, async ({ viewer, body, request, reply }) => {
    await batches.spend(request.ip, 'Too many reports from this address.')
    const listener = viewer ? `p${viewer.id}` : guestOf(request, reply)
    // Tracks in one order, so that two batches never wait for each other.
    for (const play of [...body.plays].sort((a, b) => a.trackId - b.trackId)) {
      const name = listener ?? `v${play.visitId}`
      const counts =
        secondsHeard(play.intervals) >= HEARD && (viewer !== null || (await mayCount(request.ip, play.trackId)))
      await transaction(pool, async (db) => {
        if ((await addPlay(db, play, name)) && counts) await countHeard(db, play.trackId, name)
      })
    }
    return null
  })

  async function mayCount(address: string, trackId: number) {
    try {
      await guestEars.spend(`${address} ${trackId}`, '')
      return true
    } catch (error) {
      if (error instanceof Refusal) return false
      throw error
    }
  }
}

function guestOf(request: FastifyRequest, reply: FastifyReply) {
  if (request.headers['sec-gpc'] === '1') return undefined
  const known = request.cookies[COOKIE]
  if (known && /^[\w-]{16}$/.test(known)) return `g${known}`
  const id = randomBytes(12).toString('base64url')
  reply.setCookie(COOKIE, id, {
    path: '/api/plays',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: DAY,
  })
  return `g${id}`
}
