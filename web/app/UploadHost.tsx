import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { currentUser } from '../query.ts'
import { isUploadOpen, setUploadOpen, watchUpload } from '../tracks/opening.ts'
import { toast } from '../ui/toast.ts'
import { shell } from '../words/shell.ts'
import { signIn } from '../words/sign-in.ts'
import { usePart } from './use-part.ts'

const openDialog = () => import('./UploadDialog.tsx').then((module) => module.UploadDialog)

/** Opens the Upload Music dialog for who is signed in, and sends a guest to sign in, with `asGuest` as the reason. */
export function useOpenUpload(asGuest: { title: string; description: string } = signIn.upload) {
  const queries = useQueryClient()
  const [, go] = useLocation()
  return useCallback(async () => {
    const user = await queries.ensureQueryData(currentUser).catch(() => null)
    if (user) {
      toast(shell.uploadOpened)
      setUploadOpen(true)
    } else {
      toast(asGuest)
      go('/auth')
    }
  }, [queries, go, asGuest])
}

/** Where the dialog appears. Mounted once, by the shell. */
export function UploadHost() {
  const open = useSyncExternalStore(watchUpload, isUploadOpen, () => false)
  const UploadDialog = usePart(openDialog, open, () => {
    setUploadOpen(false)
    toast(shell.uploadMissing)
  })
  return open && UploadDialog ? <UploadDialog onClose={() => setUploadOpen(false)} /> : null
}
