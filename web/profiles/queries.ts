import { infiniteQueryOptions, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Profile } from '../../contract/profiles.ts'
import type { CurrentUser } from '../../contract/users.ts'
import { call, callPage, isSignedOut } from '../call.ts'
import { currentUser, listLifetime } from '../query.ts'
import { toast } from '../ui/toast.ts'
import { editProfile, follow } from '../words/profile.ts'
import { type Edited, formOf } from './form.ts'

const PAGE = 48
/** While a cover is being painted it is looked for again, in milliseconds. */
const PAINTING = 5000

export const personOptions = (id: number) =>
  queryOptions({
    queryKey: [`/api/users/${id}`],
    queryFn: ({ signal }) => call('GET /api/users/:id', { params: { id }, signal }),
    ...listLifetime,
  })

export const tracksOptions = (id: number) =>
  infiniteQueryOptions({
    queryKey: [`/api/users/${id}/tracks`, 'pages'],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      callPage('GET /api/users/:id/tracks', {
        params: { id },
        query: { limit: PAGE, cursor: pageParam ?? undefined },
        signal,
      }),
    getNextPageParam: (page) => page.next,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(({ coverImage }) => coverImage === null)) ? PAINTING : false,
    ...listLifetime,
  })

export const reviewsOptions = (id: number) =>
  infiniteQueryOptions({
    queryKey: [`/api/users/${id}/reviews`, 'pages'],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      callPage('GET /api/users/:id/reviews', {
        params: { id },
        query: { limit: PAGE, cursor: pageParam ?? undefined },
        signal,
      }),
    getNextPageParam: (page) => page.next,
    ...listLifetime,
  })

/** Asked each time the dialog opens: what is said there about money is true now. */
export const balanceOptions = queryOptions({
  queryKey: ['/api/user/points'],
  queryFn: ({ signal }) => call('GET /api/user/points', { signal }),
  staleTime: 0,
  gcTime: 0,
})

/** Whether the viewer follows somebody else. */
export const followingOptions = (id: number, viewer: CurrentUser | null | undefined) =>
  queryOptions({
    queryKey: [`/api/users/${id}/following`],
    enabled: Boolean(viewer) && viewer?.id !== id,
    queryFn: ({ signal }) => call('GET /api/users/:id/following', { params: { id }, signal }),
  })

/** The same, and what changes it. */
export function useFollow(person: Profile, viewer: CurrentUser | null | undefined) {
  const queries = useQueryClient()
  const asked = followingOptions(person.id, viewer)
  const { data: following = false, isPending } = useQuery(asked)
  const change = useMutation({
    mutationFn: (to: boolean) => {
      const whom = { params: { id: person.id } }
      return to ? call('POST /api/users/:id/follow', whom) : call('DELETE /api/users/:id/follow', whom)
    },
    onSuccess: (answer) => {
      queries.setQueryData(asked.queryKey, answer.following)
      queries.setQueryData(personOptions(person.id).queryKey, (now) => now && { ...now, followers: answer.followers })
      for (const path of ['/api/user', `/api/users/${viewer?.id}`]) queries.invalidateQueries({ queryKey: [path] })
      toast(answer.following ? follow.followed(person.username) : follow.unfollowed(person.username))
    },
    onError: (error) => {
      if (!isSignedOut(error)) return toast({ ...follow.failed, destructive: true })
      toast({ ...follow.guest, destructive: true })
      queries.setQueryData(currentUser.queryKey, null)
    },
  })
  return { following, isKnown: !isPending, isPending: change.isPending, toggle: () => change.mutate(!following) }
}

/** Saves the edited profile. Who it is, is known at once wherever it is shown. */
export function useSaveProfile(person: Profile, onSaved: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (edited: Edited) =>
      call('PUT /api/users/:id', { params: { id: person.id }, form: formOf(person, edited) }),
    onSuccess: (saved) => {
      queries.setQueryData(personOptions(person.id).queryKey, saved)
      queries.setQueryData(currentUser.queryKey, (now) => now && { ...now, ...saved })
      queries.invalidateQueries({ queryKey: currentUser.queryKey })
      // Everything that names its maker.
      queries.invalidateQueries({ predicate: ({ queryKey: [path] }) => /^\/api\/(tracks|users)\b/.test(String(path)) })
      toast(editProfile.saved)
      onSaved()
    },
    onError: () => toast({ ...editProfile.failed, destructive: true }),
  })
}
