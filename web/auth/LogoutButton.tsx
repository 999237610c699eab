import { IconButton } from '../ui/Button.tsx'
import { SignOutIcon } from '../ui/page-icons.tsx'
import { auth } from '../words/auth.ts'
import { useLogout } from './queries.ts'

/** Signs out; what is for members only then sends the guest on. */
export function LogoutButton({ className }: { className?: string }) {
  const logout = useLogout()
  return (
    <IconButton
      label={auth.logOut}
      shape="plate"
      className={className}
      aria-busy={logout.isPending || undefined}
      onClick={() => !logout.isPending && logout.mutate()}
    >
      <SignOutIcon />
    </IconButton>
  )
}
