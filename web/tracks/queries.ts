import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Progress, send } from '../send.ts'
import type { Fields } from './form.ts'

export type Upload = {
  fields: Fields
  audio: File
  /** An image of one's own, or the id of a generated cover, or neither: then one is painted. */
  cover?: File | null
  coverImage?: string | null
}

/** Sends a track and tells how much of it has gone. */
export function useUploadTrack() {
  const queries = useQueryClient()
  const [progress, setProgress] = useState<Progress | null>(null)
  const upload = useMutation({
    mutationFn: (track: Upload) => send('POST /api/tracks', { form: formOf(track), onProgress: setProgress }),
    onSuccess: () => renewLists(queries),
    onSettled: () => setProgress(null),
  })
  return { ...upload, progress }
}

function formOf({ fields, audio, cover, coverImage }: Upload) {
  const form = new FormData()
  form.set('title', fields.title)
  form.set('artistName', fields.artistName)
  form.set('genre', fields.genre)
  if (fields.description.trim()) form.set('description', fields.description)
  if (coverImage) form.set('coverImage', coverImage)
  form.set('audio', audio)
  if (cover) form.set('cover', cover)
  return form
}

/** The new track is first under New, and in every other list of tracks. */
function renewLists(queries: QueryClient) {
  queries.invalidateQueries({
    predicate: ({ queryKey: [path] }) => /^\/api\/(tracks|tracks\/feed\/new|users\/\d+\/tracks)$/.test(String(path)),
  })
}
