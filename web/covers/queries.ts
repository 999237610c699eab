import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { GeneratedCover } from '../../contract/covers.ts'
import { call, sentenceOf } from '../call.ts'
import { send } from '../send.ts'
import { toast } from '../ui/toast.ts'
import { painted as words } from '../words/upload.ts'

export type CoverWish = { title: string; genre: string; audio: File }

/** How often the painter is asked how far it has come. */
const GLANCE = 600
/** The sound on its way up is the first part of the work, painting the rest. */
const SENDING = 0.2

/** Has a cover painted. `progress` is 0 to 1: what has been sent, then what the painter says. */
export function usePaintCover(onPainted: (cover: GeneratedCover) => void) {
  const [sent, setSent] = useState(0)
  const [ticket, setTicket] = useState<string>()

  const painting = useMutation({
    mutationFn: ({ title, genre, audio }: CoverWish) => {
      // Only a page from a safe origin may make one; without it there is no progress to ask for.
      const mine = crypto.randomUUID?.()
      setTicket(mine)
      setSent(0)
      const form = new FormData()
      form.set('title', title)
      form.set('genre', genre)
      if (mine) form.set('ticket', mine)
      form.set('audio', audio)
      return send('POST /api/tracks/generate-cover', { form, onProgress: (now) => setSent(now.sent / now.total) })
    },
    onSuccess: (cover) => {
      toast(words.done)
      onPainted(cover)
    },
    onError: (error) =>
      toast({
        title: words.failed.title,
        description: sentenceOf(error, words.failed.description),
        destructive: true,
      }),
  })

  const asking = painting.isPending && Boolean(ticket) && sent === 1
  const { data } = useQuery({
    queryKey: ['/api/covers/progress', ticket],
    queryFn: ({ signal }) => call('GET /api/covers/progress/:ticket', { params: { ticket: ticket ?? '' }, signal }),
    enabled: asking,
    refetchInterval: GLANCE,
    gcTime: 0,
  })
  const painted = asking ? (data?.fraction ?? 0) : 0
  return {
    paint: painting.mutate,
    isPainting: painting.isPending,
    progress: sent * SENDING + painted * (1 - SENDING),
    step: asking ? data?.step : undefined,
  }
}
