import { useState } from 'react'
import type { Session } from '../../contract/account.ts'
import type { CurrentUser } from '../../contract/users.ts'
import { Button } from '../ui/Button.tsx'
import { Bone } from '../ui/Skeleton.tsx'
import { accountWords } from '../words/account.ts'
import { actions } from '../words/actions.ts'
import styles from './AccountSettings.module.css'
import { useAccount, useEndSession, useEndSessions } from './account.ts'
import { PasswordSetting } from './PasswordSetting.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

const { sessions: words } = accountWords

/** Password, recovery codes and sessions. It has forms of its own: it stands in none. */
export function AccountSettings({ user }: { user: CurrentUser }) {
  const { data: account, isError, refetch } = useAccount()
  return (
    <section className={styles.account} aria-label={accountWords.title}>
      <PasswordSetting username={user.username} />
      <RecoveryCodes username={user.username} codes={account?.recoveryCodes} />
      <div className={styles.setting}>
        <h3 className={styles.title}>{words.title}</h3>
        {account ? (
          <Sessions sessions={account.sessions} />
        ) : isError ? (
          <div className={styles.form} role="alert">
            <p>{words.failed}</p>
            <Button tone="outline" onClick={() => void refetch()}>
              {actions.again}
            </Button>
          </div>
        ) : (
          <div role="status" aria-label={words.loading} className={styles.bones}>
            <Bone width="60%" />
            <Bone width="40%" />
          </div>
        )}
      </div>
    </section>
  )
}

function Sessions({ sessions }: { sessions: Session[] }) {
  const end = useEndSession()
  const endAll = useEndSessions()
  const [ending, setEnding] = useState<number>()
  return (
    <>
      <ul className={styles.sessions}>
        {sessions.map(({ id, isThis, browser, system, seenAt }) => {
          const device = words.device(browser, system)
          return (
            <li key={id}>
              <div className={styles.device}>
                <b>{device}</b>
                <small>{isThis ? words.here : words.seen(seenAt)}</small>
              </div>
              {!isThis && (
                <Button
                  tone="outline"
                  aria-label={words.endOf(device)}
                  busy={end.isPending && ending === id}
                  onClick={() => {
                    if (end.isPending) return
                    setEnding(id)
                    end.mutate({ id, device })
                  }}
                >
                  {words.end}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      <Button
        tone="outline"
        wide
        busy={endAll.isPending}
        onClick={() => {
          if (!endAll.isPending) endAll.mutate()
        }}
      >
        {words.everywhere}
      </Button>
    </>
  )
}
