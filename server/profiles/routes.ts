import { z } from 'zod'
import { Refusal } from '../../contract/errors.ts'
import { coverImage, getUser, listUsers, profileImage, updateProfile } from '../../contract/profiles.ts'
import { pageOf, readCursor } from '../../db/page.ts'
import { transaction } from '../../db/sql.ts'
import type { Parts } from '../parts.ts'
import type { Serve } from '../serve.ts'
import { choosePicture, keepPicture } from './pictures.ts'
import {
  findPicture,
  findProfile,
  listPeople,
  listRising,
  type PictureKind,
  savePicture,
  saveWords,
} from './queries.ts'

const Position = z.object({ points: z.int(), id: z.int() })
const FIRST = { points: 2_147_483_647, id: 0 }

export function profiles(serve: Serve, parts: Parts) {
  const { pool } = parts

  serve(listUsers, async ({ query }) => {
    if (query.order === 'rising') return { items: await listRising(pool, query.limit), next: undefined }
    const after = query.cursor ? readCursor(Position, query.cursor) : FIRST
    return pageOf(await listPeople(pool, after, query.limit + 1), query.limit, ({ points, id }) => ({ points, id }))
  })

  serve(getUser, async ({ params }) => {
    const person = await findProfile(pool, params.id)
    if (!person) throw new Refusal('not_found', "This user profile doesn't exist")
    return person
  })

  serve(updateProfile, async ({ viewer, params, fields, files }) => {
    if (params.id !== viewer.id) throw new Refusal('forbidden', 'You can only change your own profile.')
    // Both are judged and kept before anything changes: a refused one leaves the profile as it was.
    const portrait = files.profileImage && (await keepPicture(parts, 'profile', files.profileImage.path))
    const banner = files.coverImage && (await keepPicture(parts, 'cover', files.coverImage.path))
    return transaction(pool, async (db) => {
      await saveWords(db, viewer.id, fields)
      if (portrait || fields.removeProfileImage) await savePicture(db, viewer.id, 'profile', portrait ?? null)
      if (banner || fields.removeCoverImage) await savePicture(db, viewer.id, 'cover', banner ?? null)
      return (await findProfile(db, viewer.id))!
    })
  })

  /** An address with the time of the picture means this picture for ever; without, whatever is there now. */
  const show = async (id: number, kind: PictureKind, { t, w }: { t?: string; w?: number }) => {
    const picture = await findPicture(pool, id, kind)
    const file = picture && choosePicture(picture.sizes, w)
    if (!file) throw new Refusal('not_found', 'There is no such image.')
    return { key: file.key, mime: 'image/webp', forever: t === String(picture.at) }
  }
  serve(profileImage, async ({ params, query }) => show(params.id, 'profile', query))
  serve(coverImage, async ({ params, query }) => show(params.id, 'cover', query))
}
