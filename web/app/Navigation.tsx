import { useQuery } from '@tanstack/react-query'
import type { ComponentType, MouseEvent } from 'react'
import { Link, useLocation } from 'wouter'
import { currentUser } from '../query.ts'
import { ActivityIcon, DiscoverIcon, HomeIcon, InvestIcon, ProfileIcon, SignInIcon, UploadIcon } from '../ui/icons.tsx'
import { toast } from '../ui/toast.ts'
import { Wordmark } from '../ui/Wordmark.tsx'
import { signIn } from '../words.ts'
import styles from './Navigation.module.css'
import { UploadHost, useOpenUpload } from './UploadHost.tsx'

/** Along the foot on phones, down the left side where there is room. */
export function Navigation() {
  const { data: user, isPending } = useQuery(currentUser)
  const [, navigate] = useLocation()
  const openUpload = useOpenUpload()

  function openActivity(event: MouseEvent) {
    if (user || isPending) return
    event.preventDefault()
    toast(signIn.activity)
    navigate('/auth')
  }

  return (
    <>
      <nav className={styles.nav} aria-label="Main">
        <Link href="/" className={styles.mark} aria-hidden="true" tabIndex={-1}>
          <Wordmark size={50} />
        </Link>
        <Item href="/" Icon={HomeIcon} word="Home" />
        <Item href="/discover" Icon={DiscoverIcon} word="Discover" />
        <button type="button" className={styles.upload} aria-label="Upload" onClick={() => openUpload()}>
          <span>
            <UploadIcon size={24} />
          </span>
        </button>
        <Item href="/invest" Icon={InvestIcon} word="Invest" />
        <Item href="/activity" Icon={ActivityIcon} word="Activity" onClick={openActivity} />
        {user ? (
          <Item href="/profile" Icon={ProfileIcon} word="Profile" />
        ) : (
          <Item href="/auth" Icon={SignInIcon} word="Sign In" />
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
  onClick,
}: {
  href: string
  Icon: ComponentType
  word: string
  onClick?: (event: MouseEvent) => void
}) {
  const [path] = useLocation()
  const isCurrent = href === '/' ? path === '/' : path.startsWith(href)
  return (
    <Link href={href} onClick={onClick} className={styles.item} aria-current={isCurrent ? 'page' : undefined}>
      <Icon />
      <span>{word}</span>
    </Link>
  )
}
