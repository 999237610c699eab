import { Refusal } from '../../contract/errors.ts'
import type { CoverShop } from '../cover-files.ts'
import type { Parts } from '../parts.ts'
import { paintCover } from './jobs.ts'
import { addCover, findCover, saveMade } from './queries.ts'

export function coverShop({ queue }: Pick<Parts, 'queue'>): CoverShop {
  return {
    async claim(db, personId, coverId) {
      const cover = await findCover(db, coverId)
      if (!cover?.renditions || cover.person_id !== personId) {
        throw new Refusal('not_found', 'The generated cover is not there any more. Please generate it again.', {
          fields: { coverImage: 'There is no such cover.' },
        })
      }
    },
    async addUploaded(db, personId, files) {
      const id = await addCover(db, { personId, source: 'uploaded', audioKey: null })
      await saveMade(db, id, { ...files, source: 'uploaded', theme: null, mood: null })
      return id
    },
    async order(db, { personId, audioKey, title, artistName, genre }) {
      const coverId = await addCover(db, { personId, source: 'painter', audioKey })
      await queue.send(db, paintCover, { coverId, title, artist: artistName, genre })
      return coverId
    },
  }
}
