import { TOAST } from '../../contract/limits.ts'
import { toast } from '../ui/toast.ts'
import { signIn } from '../words/sign-in.ts'

/** A guest rates: what to do about it, or go on without. */
export function askToSignIn(goToSignIn: () => void) {
  toast({
    ...signIn.rate,
    actions: [
      { label: signIn.rateActions.signUp, onClick: goToSignIn },
      {
        label: signIn.rateActions.browse,
        onClick: () => toast({ ...signIn.asGuest, duration: TOAST.guestDuration }),
      },
    ],
  })
}

/** A guest starts a review on a review item. */
export const askToSignInToReview = () => toast(signIn.startReview)
