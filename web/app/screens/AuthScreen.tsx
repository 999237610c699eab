import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { Link, Redirect } from 'wouter'
import { AuthForm, type AuthMode } from '../../auth/AuthForm.tsx'
import { useUser } from '../../auth/queries.ts'
import { RecoverForm } from '../../auth/RecoverForm.tsx'
import { supportOptions } from '../../content/queries.ts'
import { feedOptions } from '../../feed/queries.ts'
import { classes } from '../../ui/classes.ts'
import { FitTitle } from '../../ui/FitTitle.tsx'
import { RightIcon } from '../../ui/page-icons.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { recoverWords } from '../../words/account.ts'
import { auth } from '../../words/auth.ts'
import { pageTitle } from '../../words/page-title.ts'
import { product } from '../../words/product.ts'
import styles from './AuthScreen.module.css'

const TABS = [
  { value: 'login', label: auth.modes.login },
  { value: 'register', label: auth.modes.register },
] as const

/** Login and sign up. Who is signed in has no business here. */
export function AuthScreen() {
  const user = useUser()
  const panel = useId()
  const [mode, setMode] = useState<AuthMode>('login')
  const [isRecovering, setRecovering] = useState(false)
  useEffect(() => {
    document.title = pageTitle(auth.modes[mode])
    return () => {
      document.title = product
    }
  }, [mode])
  if (user) return <Redirect to="/" replace />
  if (isRecovering)
    return (
      <Frame>
        <h2 className={styles.recover}>{recoverWords.title}</h2>
        <div className={styles.panel}>
          <RecoverForm onBack={() => setRecovering(false)} help={<NoCode />} />
        </div>
      </Frame>
    )
  const other = mode === 'login' ? 'register' : 'login'
  return (
    <Frame>
      <Tabs label={auth.tabs} value={mode} onChange={setMode} tabs={TABS.map((tab) => ({ ...tab, controls: panel }))} />
      <div id={panel} role="tabpanel" aria-label={auth.modes[mode]} className={styles.panel}>
        <AuthForm mode={mode} />
        {mode === 'login' && (
          <button type="button" className={classes(styles.link, styles.forgot)} onClick={() => setRecovering(true)}>
            {recoverWords.open}
          </button>
        )}
        <p className={styles.other}>
          {auth.other[mode]}{' '}
          <button type="button" className={styles.link} onClick={() => setMode(other)}>
            {auth.modes[other]}
          </button>
        </p>
      </div>
      <Link href="/" className={styles.guest}>
        <span>{auth.guest}</span>
        <RightIcon size={20} />
      </Link>
    </Frame>
  )
}

/** The marketing text, and beside or below it what is to be done. */
function Frame({ children }: { children: ReactNode }) {
  return (
    <main className={styles.screen}>
      <div className={styles.side}>
        <h1 className="for-ears">{product}</h1>
        <div className={styles.name} aria-hidden="true">
          {auth.name.map((line) => (
            <FitTitle key={line} as="p" text={line} height={74} lines={1} />
          ))}
        </div>
        <ControlStrip />
        <p className={styles.pitch}>{auth.pitch}</p>
      </div>
      <div className={styles.desk}>{children}</div>
    </main>
  )
}

/** Somebody can still help: the operator has a command for it. */
function NoCode() {
  const { data: [address] = [] } = useQuery(supportOptions)
  return (
    address && (
      <p>
        {recoverWords.noCode} <a href={`mailto:${address}`}>{address}</a>
      </p>
    )
  )
}

const SLICES = Array.from({ length: 8 }, (_, place) => place)

/** The colours of this screen: slices of the covers that are in the feed now, each from another part of its cover. */
function ControlStrip() {
  const { data } = useInfiniteQuery(feedOptions('new'))
  const tracks = data?.pages.flatMap((page) => page.items) ?? []
  return (
    <div className={styles.strip} aria-hidden="true">
      {SLICES.map((place) => {
        const track = tracks[place % Math.max(1, Math.min(tracks.length, SLICES.length))]
        return (
          <i
            key={place}
            style={{
              backgroundColor: track?.spot?.flat,
              backgroundImage: track?.coverImage ? `url("${track.coverImage}&w=320")` : undefined,
              backgroundPosition: `${(100 * (place + 0.5)) / SLICES.length}%`,
            }}
          />
        )
      })}
    </div>
  )
}
