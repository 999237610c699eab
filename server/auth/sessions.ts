import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../../db/sql.ts'
import { addSession, findSession, markSeen, removeSession } from './queries.ts'
import { deviceOf, SESSION_DAYS } from './rules.ts'

const COOKIE = 'heatcheck_session'
const digest = (token: string) => createHash('sha256').update(token).digest()
const tokenOf = (request: FastifyRequest) => {
  const token = request.cookies[COOKIE]
  return token && /^[\w-]{43}$/.test(token) ? token : undefined
}

export async function viewerOf(db: Db, request: FastifyRequest) {
  const token = tokenOf(request)
  const session = token && (await findSession(db, digest(token)))
  if (!session) return null
  if (session.isStale) await markSeen(db, digest(token))
  return { id: session.id }
}

/** What the session of a signed-in request is found by. */
export const sessionOf = (request: FastifyRequest) => digest(tokenOf(request) ?? '')

/** A new token at every sign-in; the one that came with the request ends, so that none can be planted. */
export async function startSession(db: Db, request: FastifyRequest, reply: FastifyReply, personId: number) {
  const old = tokenOf(request)
  if (old) await removeSession(db, digest(old))
  const token = randomBytes(32).toString('base64url')
  await addSession(db, digest(token), personId, deviceOf(request.headers['user-agent'] ?? ''))
  reply.setCookie(COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: SESSION_DAYS * 24 * 3600,
  })
}

export async function endSession(db: Db, request: FastifyRequest, reply: FastifyReply) {
  const token = tokenOf(request)
  if (token) await removeSession(db, digest(token))
  reply.clearCookie(COOKIE, { path: '/' })
}
