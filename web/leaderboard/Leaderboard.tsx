import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Listed } from '../ui/Listed.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { leaderboard as words } from '../words/discover.ts'
import styles from './Leaderboard.module.css'
import { topTracks, topUsers } from './queries.ts'
import { BlankRow, TopTrack, TopUser } from './Rows.tsx'

type Tab = 'tracks' | 'users'

/** Top Tracks by fires, Top A&Rs by points. */
export function Leaderboard({ className }: { className?: string }) {
  const panel = useId()
  const [tab, setTab] = useState<Tab>('tracks')
  const tracks = useQuery(topTracks)
  const users = useQuery({ ...topUsers, enabled: tab === 'users' })
  const most = tracks.data?.[0]?.fireCount ?? 0
  const shared = {
    loading: words.loading[tab],
    empty: words.empty[tab],
    failed: words.failed[tab],
    className: styles.rows,
    ranked: true,
    blanks: [1, 2, 3, 4, 5].map((rank) => <BlankRow key={rank} rank={rank} isRound={tab === 'users'} />),
  }
  return (
    <section className={className} aria-labelledby={`${panel}-title`}>
      <div className={styles.head}>
        <h2 id={`${panel}-title`}>{words.title}</h2>
        <Tabs
          label={words.title}
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'tracks', label: words.tabs.tracks, controls: panel },
            { value: 'users', label: words.tabs.users, controls: panel },
          ]}
        />
      </div>
      <div id={panel} role="tabpanel" aria-label={words.tabs[tab]} className={styles.panel}>
        {tab === 'tracks' ? (
          <Listed query={tracks} {...shared}>
            {tracks.data?.map((track, place) => (
              <TopTrack key={track.id} track={track} rank={place + 1} most={most} />
            ))}
          </Listed>
        ) : (
          <Listed query={users} {...shared}>
            {users.data?.map((user, place) => (
              <TopUser key={user.id} user={user} rank={place + 1} />
            ))}
          </Listed>
        )}
      </div>
    </section>
  )
}
