import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismiss, shownToast, toast } from './toast.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('only one toast is visible: a new one takes the place of the old', () => {
  toast({ title: 'Error' })
  toast({ title: 'Track uploaded!' })
  expect(shownToast()).toMatchObject({ title: 'Track uploaded!', open: true })
})

test('a toast that was replaced cannot close its successor', () => {
  const close = toast({ title: 'Error' })
  toast({ title: 'Profile updated' })
  close()
  expect(shownToast()).toMatchObject({ title: 'Profile updated', open: true })
})

test('a dismissed toast is forgotten after 1,000,000 ms, not before', () => {
  toast({ title: 'Error' })
  dismiss(shownToast()!.id)
  expect(shownToast()).toMatchObject({ open: false })
  vi.advanceTimersByTime(999_999)
  expect(shownToast()).not.toBeNull()
  vi.advanceTimersByTime(1)
  expect(shownToast()).toBeNull()
})

test('the removal of an old toast does not take away a new one', () => {
  toast({ title: 'Error' })
  dismiss(shownToast()!.id)
  vi.advanceTimersByTime(500_000)
  toast({ title: 'Cover generated!' })
  vi.advanceTimersByTime(600_000)
  expect(shownToast()).toMatchObject({ title: 'Cover generated!', open: true })
})
