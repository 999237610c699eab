import type { ComponentProps } from 'react'
import type { Track } from '../../contract/tracks.ts'
import { Button } from '../ui/Button.tsx'
import { ShareIcon } from '../ui/page-icons.tsx'
import { toast } from '../ui/toast.ts'
import { trackPage } from '../words/track.ts'

/** By the system's own sheet where there is one; else the link is copied. */
export function ShareButton({
  track,
  ...look
}: { track: Track } & Pick<ComponentProps<typeof Button>, 'tone' | 'className'>) {
  async function share() {
    const url = `${location.origin}/track/${track.id}`
    const words = trackPage.shareText(track.title, track.artistName)
    if (navigator.share) {
      const refused = await navigator.share({ title: words, text: words, url }).then(
        () => null,
        (error: unknown) => error,
      )
      // Who closes the sheet has not failed.
      if (!(refused instanceof DOMException) || refused.name === 'AbortError') return
    }
    const isCopied = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    )
    toast(isCopied ? trackPage.copied : { title: trackPage.notCopied, description: url, duration: 15_000 })
  }
  return (
    <Button icon={<ShareIcon size={20} />} onClick={() => void share()} {...look}>
      {trackPage.share}
    </Button>
  )
}
