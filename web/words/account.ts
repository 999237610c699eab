const day = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', year: 'numeric' })
const moment = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' })

const newPassword = 'New password'
const passwordChanged = 'Password changed'

/** What people do about their own account, and the way back in without a password. */
export const accountWords = {
  title: 'Account',
  password: {
    title: 'Password',
    says: 'Changing it signs you out everywhere else.',
    open: 'Change',
    old: 'Current password',
    fresh: newPassword,
    submit: 'Change Password',
    done: { title: passwordChanged, description: 'Every other device is signed out.' },
  },
  codes: {
    title: 'Recovery codes',
    none: 'We have no e-mail address of yours: without a code a forgotten password stays forgotten.',
    left: (count: number, madeAt: string) => `${count} of 10 left, made on ${day.format(new Date(madeAt))}.`,
    open: 'Make codes',
    openAgain: 'Make new codes',
    password: 'Your password',
    submit: 'Make Recovery Codes',
    replaces: 'The codes that you have now stop working.',
    shown: 'Keep these where you keep keys. They are shown only now, and each sets a new password once.',
    list: 'Your recovery codes',
    copy: 'Copy',
    copied: { title: 'Copied', description: 'Paste the codes where you will find them again.' },
    download: 'Download',
    file: 'heatcheck-recovery-codes.txt',
    done: 'Done',
  },
  sessions: {
    title: 'Signed in on',
    device: (browser: string | null, system: string | null) =>
      browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'Unknown device'),
    here: 'This device',
    seen: (seenAt: string) => `Last here ${moment.format(new Date(seenAt))}`,
    end: 'Sign out',
    endOf: (device: string) => `Sign out ${device}`,
    ended: (device: string) => ({ title: 'Signed out', description: device }),
    everywhere: 'Sign out everywhere',
    loading: 'Loading your sessions',
    failed: 'Your sessions could not be fetched.',
  },
} as const

export const recoverWords = {
  open: 'Forgot your password?',
  title: 'Set a new password',
  says: 'With one of the recovery codes that you made in Edit Profile. It is used up by this.',
  code: 'Recovery code',
  codeMissing: 'Recovery code is required.',
  fresh: newPassword,
  submit: 'Set New Password',
  back: 'Back to Login',
  noCode: 'No code left? Write to',
  failed: 'Recovery failed',
  done: { title: passwordChanged, description: 'You are signed in. That code is used up.' },
} as const
