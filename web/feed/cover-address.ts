import type { Track } from '../../contract/tracks.ts'

/** A rendition of the cover. */
export const coverAddress = (track: Pick<Track, 'coverImage'>, shape: 'tall' | 'square', width: number) =>
  track.coverImage && `${track.coverImage}&shape=${shape}&w=${width}`
