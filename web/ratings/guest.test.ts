import { expect, test, vi } from 'vitest'
import { shownToast } from '../ui/toast.ts'
import { askToSignIn, askToSignInToReview } from './guest.ts'

test('a guest who rates is asked to sign in, and can', () => {
  const goToSignIn = vi.fn()
  askToSignIn(goToSignIn)
  expect(shownToast()).toMatchObject({
    title: 'Sign in to rate songs',
    description: 'Create an account to rate tracks and earn points',
    open: true,
  })
  expect(shownToast()?.actions?.map(({ label }) => label)).toEqual(['Sign up / Log in', 'Continue browsing'])
  shownToast()?.actions?.[0]?.onClick?.()
  expect(goToSignIn).toHaveBeenCalledOnce()
})

test('a guest who would rather browse is told what that means, for two seconds', () => {
  askToSignIn(() => {})
  shownToast()?.actions?.[1]?.onClick?.()
  expect(shownToast()).toMatchObject({
    title: 'Continue as guest',
    description: "You can browse songs but can't rate or review",
    duration: 2000,
  })
})

test('a guest who starts a review is told to sign in', () => {
  askToSignInToReview()
  expect(shownToast()).toMatchObject({ title: 'Sign in required', description: 'Please sign in to review tracks.' })
})
