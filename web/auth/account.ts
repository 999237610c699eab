import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CallError, call, sentenceOf } from '../call.ts'
import { toast } from '../ui/toast.ts'
import { accountWords, recoverWords } from '../words/account.ts'
import { noAnswer } from '../words/actions.ts'
import { common } from '../words/common.ts'
import { becomeUser } from './queries.ts'

/** Always asked for again when it is looked at: a list of sessions that is old is no help. */
const accountOptions = queryOptions({
  queryKey: ['/api/user/account'],
  queryFn: ({ signal }) => call('GET /api/user/account', { signal }),
  staleTime: 0,
})
export const useAccount = () => useQuery(accountOptions)

/** What went wrong at which field, if the server said so. */
export const fieldsOf = (error: unknown) => (error instanceof CallError && error.refusal?.fields) || {}

function tell(error: unknown, title: string = common.error) {
  if (Object.keys(fieldsOf(error)).length === 0)
    toast({ title, description: sentenceOf(error, noAnswer), destructive: true })
}

export function useChangePassword() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: { oldPassword: string; newPassword: string }) => call('POST /api/user/password', { body }),
    onSuccess: () => {
      toast(accountWords.password.done)
      return queries.invalidateQueries(accountOptions)
    },
    onError: (error) => tell(error),
  })
}

export function useMakeCodes() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (password: string) => call('POST /api/user/recovery-codes', { body: { password } }),
    onSuccess: () => queries.invalidateQueries(accountOptions),
    onError: (error) => tell(error),
    // They are shown once: nothing remembers them.
    gcTime: 0,
  })
}

export function useEndSession() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: { id: number; device: string }) => call('DELETE /api/user/sessions/:id', { params: { id } }),
    onSuccess: (_, { device }) => toast(accountWords.sessions.ended(device)),
    onError: (error) => tell(error),
    onSettled: () => queries.invalidateQueries(accountOptions),
  })
}

export function useEndSessions() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call('DELETE /api/user/sessions'),
    onSuccess: () => becomeUser(queries, null),
    onError: (error) => tell(error),
  })
}

export function useRecover() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: { username: string; code: string; newPassword: string }) => call('POST /api/recover', { body }),
    onSuccess: async (user) => {
      toast(recoverWords.done)
      await becomeUser(queries, user)
    },
    onError: (error) => tell(error, recoverWords.failed),
  })
}
