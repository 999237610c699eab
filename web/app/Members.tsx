import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { currentUser } from '../query.ts'
import { Spinner } from '../ui/Spinner.tsx'
import { type ToastContent, toast } from '../ui/toast.ts'
import { common } from '../words/common.ts'

/**
 * For signed-in people: a spinner until it is known who is here, and the way to /auth for a guest, with the reason.
 * `orUnknown` lets in also while the server cannot say who it is.
 */
export function Members({
  why,
  orUnknown,
  children,
}: {
  why?: ToastContent
  orUnknown?: boolean
  children: ReactNode
}) {
  const { data: user, isPending } = useQuery(currentUser)
  const wasMember = useRef(false)
  useEffect(() => {
    if (user) wasMember.current = true
  }, [user])
  // Once it is known that it cannot be known, asking again is no reason to take the screen away.
  const wasSettled = useRef(false)
  if (!isPending) wasSettled.current = true
  if (isPending && !wasSettled.current) return <Spinner label={common.loading} />
  if (user || (orUnknown && user === undefined)) return children
  // Whoever has just signed out knows why.
  return <SendAway why={wasMember.current ? undefined : why} />
}

function SendAway({ why }: { why: ToastContent | undefined }) {
  const [, navigate] = useLocation()
  const reason = useRef(why)
  useEffect(() => {
    if (reason.current) toast(reason.current)
    navigate('/auth', { replace: true })
  }, [navigate])
  return null
}
