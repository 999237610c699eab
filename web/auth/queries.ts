import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CurrentUser } from '../../contract/users.ts'
import { call, sentenceOf } from '../call.ts'
import { currentUser } from '../query.ts'
import { toast } from '../ui/toast.ts'
import { noAnswer } from '../words/actions.ts'
import { auth } from '../words/auth.ts'
import type { Credentials, Registration } from './check.ts'

/** The signed-in person; null for a guest, undefined until it is known. */
export const useUser = () => useQuery(currentUser).data

export const useLogin = () =>
  useSession(auth.failed.login, (form: Credentials) => call('POST /api/login', { body: form }))

export const useRegister = () =>
  useSession(auth.failed.register, (form: Registration) => call('POST /api/register', { body: form }))

export const useLogout = () => useSession(auth.failed.logout, () => call('POST /api/logout'))

function useSession<Form>(failed: string, ask: (form: Form) => Promise<CurrentUser | null>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ask,
    onSuccess: (user) => becomeUser(queries, user),
    onError: (error) =>
      toast({
        title: failed,
        description: sentenceOf(error, noAnswer),
        destructive: true,
      }),
  })
}

/** From here on the page is this person's, or a guest's. */
export async function becomeUser(queries: QueryClient, user: CurrentUser | null) {
  // An answer about the one before must not arrive after this.
  await queries.cancelQueries({ queryKey: currentUser.queryKey })
  queries.removeQueries({ predicate: ({ queryKey: [path] }) => String(path).startsWith('/api/user/') })
  queries.setQueryData(currentUser.queryKey, user)
}
