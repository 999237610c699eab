/** Said round every page: the banner, the footer, the Privacy Policy's frame. Its text is content.json's. */
export const bannerWords = { label: 'Customer service', alone: 'Questions?', dismiss: 'Dismiss' } as const

export const footerWords = {
  label: 'Legal',
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
  copyright: 'Copyright',
} as const

export const privacyWords = {
  title: 'Privacy Policy',
  updated: (date: string) => `Last updated ${date}`,
  contact: 'Contact',
  loading: 'Loading the Privacy Policy',
  failed: 'The Privacy Policy could not be fetched.',
  again: 'Try again',
  offline: { title: 'Privacy Policy', description: 'It could not be fetched. Try again in a moment.' },
  close: 'Close',
} as const

export const lineWords = { offline: 'Offline. What you opened before is still here.' } as const
