import { useQuery } from '@tanstack/react-query'
import type { ComponentType, MouseEvent } from 'react'
import { Link, useLocation } from 'wouter'
import { profileAddress } from '../profiles/address.ts'
import { currentUser } from '../query.ts'
import { ActivityIcon, DiscoverIcon, HomeIcon, InvestIcon, ProfileIcon, SignInIcon, UploadIcon } from '../ui/icons.tsx'
import { toast } from '../ui/toast.ts'
import { Wordmark } from '../ui/Wordmark.tsx'
import { common } from '../words/common.ts'
import { shell } from '../words/shell.ts'
import { signIn } from '../words/sign-in.ts'
import { useLine } from './line.ts'
import styles from './Navigation.module.css'
import { UploadHost, useOpenUpload } from './UploadHost.tsx'

/** Along the foot on phones, down the left side where there is room. */
export function Navigation() {
  const { data: user, isPending, isError } = useQuery(currentUser)
  const [path, navigate] = useLocation()
  const openUpload = useOpenUpload(path === '/discover' ? signIn.uploadOnDiscover : signIn.upload)
  const hasLine = useLine()

  function openActivity(event: MouseEvent) {
    if (user || isPending) return
    event.preventDefault()
    toast(signIn.activity)
    navigate('/auth')
  }

  return (
    <>
      <nav className={styles.nav} aria-label={shell.navigation}>
        <p className={styles.offline} role="status">
          {!hasLine && shell.offline}
        </p>
        <Link href="/" className={styles.mark} aria-hidden="true" tabIndex={-1}>
          <Wordmark size={50} />
        </Link>
        <Item href="/" Icon={HomeIcon} word={shell.home} />
        <Item href="/discover" Icon={DiscoverIcon} word={common.discover} />
        <button type="button" className={styles.upload} aria-label={common.upload} onClick={() => openUpload()}>
          <span>
            <UploadIcon size={24} />
          </span>
        </button>
        <Item href="/invest" Icon={InvestIcon} word={shell.invest} />
        <Item href="/activity" Icon={ActivityIcon} word={shell.activity} onClick={openActivity} />
        {user || isError ? (
          <Item
            href={user ? '/profile' : profileAddress(undefined)}
            Icon={ProfileIcon}
            word={shell.profile}
            // Somebody else's profile is not this one.
            isCurrent={path === '/profile' || path === profileAddress(user?.id)}
          />
        ) : (
          <Item href="/auth" Icon={SignInIcon} word={shell.signInHere} />
        )}
      </nav>
      <UploadHost />
    </>
  )
}

function Item({
  href,
  Icon,
  word,
  isCurrent,
  onClick,
}: {
  href: string
  Icon: ComponentType
  word: string
  isCurrent?: boolean
  onClick?: (event: MouseEvent) => void
}) {
  const [path] = useLocation()
  const isHere = isCurrent ?? (href === '/' ? path === '/' : path.startsWith(href))
  return (
    <Link href={href} onClick={onClick} className={styles.item} aria-current={isHere ? 'page' : undefined}>
      <Icon />
      <span>{word}</span>
    </Link>
  )
}
