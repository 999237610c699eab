import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Redirect } from 'wouter'
import { currentUser } from '../query.ts'
import { Spinner } from '../ui/Spinner.tsx'

/** For signed-in people: a spinner until it is known who is here, and the way to /auth for a guest. */
export function Members({ children }: { children: ReactNode }) {
  const { data: user, isPending } = useQuery(currentUser)
  if (isPending) return <Spinner label="Loading..." />
  return user ? children : <Redirect to="/auth" replace />
}
