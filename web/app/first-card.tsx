import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'
import type { Track } from '../../contract/tracks.ts'
import type { CurrentUser } from '../../contract/users.ts'
import { SIZES } from '../feed/Cover.tsx'
import { coverAddress } from '../feed/cover-address.ts'
import { DrawnTitle } from '../feed/DrawnTitle.tsx'
import { Feed } from '../feed/Feed.tsx'
import { FeedFrame } from '../feed/FeedFrame.tsx'
import { FeedItem } from '../feed/FeedItem.tsx'
import { Times, Wave } from '../feed/Progress.tsx'
import { RatingRail } from '../ratings/RatingRail.tsx'
import { seed } from './first-page.ts'
import { Shell } from './Shell.tsx'

// As the browser fetches it: a part that is asked for in both ways cannot be one of its own.
const { drawBlur } = await import('../ui/blur.ts')

const nothing = () => {}
const silent = { isPlaying: false, isBlocked: false, toggle: nothing }

/**
 * The first screen as plain HTML, drawn by the components that will take it over, so that nothing moves when they do;
 * and what the page's head needs for it. Runs on the server, without a browser.
 */
export function drawFirstCard(track: Track, user: CurrentUser | null): { html: string; head: string } {
  const client = new QueryClient()
  seed(client, { tracks: [track], user })
  const html = renderToStaticMarkup(
    <Router ssrPath="/">
      <QueryClientProvider client={client}>
        <div data-drawn="">
          <Shell ground="feed">
            <FeedFrame kind="new" onKind={nothing}>
              <Feed
                tracks={[track]}
                index={0}
                hasMore
                canStep={(step) => step === 'next'}
                onLeave={nothing}
                onStep={nothing}
                onToggle={nothing}
                handle={{ current: null }}
                renderItem={() => (
                  <FeedItem
                    track={track}
                    sound={silent}
                    isFirst
                    isSunk={false}
                    onSink={nothing}
                    blur={track.blur && drawBlur(track.blur)}
                    title={<DrawnTitle text={track.title} />}
                    rail={<RatingRail track={track} chosen={null} onRate={nothing} small={false} />}
                    wave={<Wave track={track} at={0} />}
                    time={<Times track={track} at={0} />}
                  />
                )}
              />
            </FeedFrame>
          </Shell>
        </div>
      </QueryClientProvider>
    </Router>,
  )
  client.clear()
  return { html, head: renderToStaticMarkup(<Preload track={track} />) }
}

function Preload({ track }: { track: Track }) {
  const small = coverAddress(track, 'tall', 480)
  const large = coverAddress(track, 'tall', 780)
  if (!small || !large) return null
  return (
    <link
      rel="preload"
      as="image"
      href={large}
      imageSrcSet={`${small} 480w, ${large} 780w`}
      imageSizes={SIZES}
      fetchPriority="high"
    />
  )
}
