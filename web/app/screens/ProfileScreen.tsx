import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useId, useState } from 'react'
import { Redirect } from 'wouter'
import type { Profile } from '../../../contract/profiles.ts'
import type { CurrentUser } from '../../../contract/users.ts'
import { LogoutButton } from '../../auth/LogoutButton.tsx'
import { CallError } from '../../call.ts'
import { useWideScreen } from '../../feed/screen.ts'
import { AboutTab } from '../../profiles/AboutTab.tsx'
import { profileAddress } from '../../profiles/address.ts'
import { FollowButton } from '../../profiles/FollowButton.tsx'
import styles from '../../profiles/Profile.module.css'
import { Banner, Facts, Name, Portrait } from '../../profiles/ProfileHead.tsx'
import { LoadingProfile, NoProfile } from '../../profiles/ProfileStates.tsx'
import { followingOptions, personOptions, reviewsOptions, tracksOptions } from '../../profiles/queries.ts'
import { ReviewsTab, SaidLast } from '../../profiles/ReviewsTab.tsx'
import { TracksTab } from '../../profiles/TracksTab.tsx'
import { currentUser } from '../../query.ts'
import { Button } from '../../ui/Button.tsx'
import { useLead } from '../../ui/lead.ts'
import { EditIcon, SendIcon } from '../../ui/page-icons.tsx'
import { spotted } from '../../ui/spot.ts'
import { Tabs } from '../../ui/Tabs.tsx'
import { common } from '../../words/common.ts'
import { product } from '../../words/product.ts'
import { profile as words } from '../../words/profile.ts'
import { useOpenUpload } from '../UploadHost.tsx'

const EditProfile = lazy(() => import('../../profiles/EditProfile.tsx').then((it) => ({ default: it.EditProfile })))
const AccountSettings = lazy(() =>
  import('../../auth/AccountSettings.tsx').then((it) => ({ default: it.AccountSettings })),
)
const CashOutDialog = lazy(() =>
  import('../../profiles/CashOutDialog.tsx').then((it) => ({ default: it.CashOutDialog })),
)

const TABS = [
  { value: 'tracks', label: words.tabs.tracks },
  { value: 'reviews', label: words.tabs.reviews },
  { value: 'about', label: words.tabs.about },
] as const

/** One's own profile, or with an id anybody's. */
export function ProfileScreen({ id: given }: { id?: number }) {
  const { data: viewer } = useQuery(currentUser)
  const id = given ?? viewer?.id
  if (id === undefined) return <Redirect to={profileAddress(undefined)} replace />
  return <Someone key={id} id={id} viewer={viewer} />
}

function Someone({ id, viewer }: { id: number; viewer: CurrentUser | null | undefined }) {
  const queries = useQueryClient()
  const { data: person, error, refetch } = useQuery(personOptions(id))
  // What its parts show is asked for at the same moment, not after.
  const { data: tracks } = useInfiniteQuery(tracksOptions(id))
  useQuery(followingOptions(id, viewer))
  useInfiniteQuery({ ...reviewsOptions(id), enabled: useWideScreen() })
  const lead = person && (person.coverSpot ?? tracks?.pages[0]?.items[0]?.spot)
  useLead(lead)
  useTitle(person?.displayName)

  const status = error instanceof CallError ? error.status : undefined
  useEffect(() => {
    // The session is over: from here on that is known.
    if (status === 401) queries.setQueryData(currentUser.queryKey, null)
  }, [status, queries])

  if (person) return <Shown person={person} viewer={viewer} lead={lead} />
  if (error) return <NoProfile isMissing={status === 404 || status === 400} onRetry={() => refetch()} />
  return <LoadingProfile isOwn={viewer?.id === id} tabs={TABS} />
}

function Shown({
  person,
  viewer,
  lead,
}: {
  person: Profile
  viewer: CurrentUser | null | undefined
  lead: Profile['coverSpot'] | undefined
}) {
  const isOwn = viewer?.id === person.id
  const isWide = useWideScreen()
  const openUpload = useOpenUpload()
  const panel = useId()
  const [tab, setTab] = useState<(typeof TABS)[number]['value']>('tracks')
  const [open, setOpen] = useState<'edit' | 'cash-out' | null>(null)
  const dialog = { spot: spotted(lead), onClose: () => setOpen(null) }

  return (
    <main className={styles.screen}>
      <Banner person={person} lead={lead} logout={isOwn && <LogoutButton />} />
      <div className={styles.sheet}>
        <Portrait person={person} />
        <div className={styles.side}>
          <div className={styles.actions}>
            {isOwn ? (
              <>
                <Button tone="outline" icon={<SendIcon size={19} />} onClick={() => openUpload()}>
                  {common.upload}
                </Button>
                <Button tone="outline" icon={<EditIcon size={18} />} onClick={() => setOpen('edit')}>
                  {words.edit}
                </Button>
              </>
            ) : (
              <FollowButton person={person} viewer={viewer} />
            )}
          </div>
          {!isWide && <Name person={person} isWide={false} />}
          <Facts person={person} />
          {isOwn && (
            <Button wide className={styles.cashOut} onClick={() => setOpen('cash-out')}>
              {words.cashOut}
            </Button>
          )}
          {isWide && <SaidLast personId={person.id} />}
        </div>
        {isWide && <Name person={person} isWide />}
        <div className={styles.work}>
          <Tabs
            label={person.displayName}
            value={tab}
            onChange={setTab}
            tabs={TABS.map((one) => ({ ...one, controls: panel }))}
          />
          <div id={panel} role="tabpanel" aria-label={words.tabs[tab]} className={styles.panel}>
            {tab === 'tracks' && <TracksTab personId={person.id} onUpload={isOwn ? () => openUpload() : undefined} />}
            {tab === 'reviews' && <ReviewsTab personId={person.id} />}
            {tab === 'about' && <AboutTab person={person} />}
          </div>
        </div>
      </div>
      <Suspense>
        {open === 'edit' && (
          <EditProfile
            person={person}
            {...dialog}
            account={
              viewer && (
                <Suspense>
                  <AccountSettings user={viewer} />
                </Suspense>
              )
            }
          />
        )}
        {open === 'cash-out' && <CashOutDialog {...dialog} />}
      </Suspense>
    </main>
  )
}

function useTitle(name: string | undefined) {
  useEffect(() => {
    if (!name) return
    document.title = `${name} / ${product}`
    return () => {
      document.title = product
    }
  }, [name])
}
