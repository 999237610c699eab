/** Said round every page: the banner, the footer, the Privacy Policy's frame. Its text is content.json's. */
export const bannerWords = { label: 'Customer service', alone: 'Questions?', dismiss: 'Dismiss' } as const

export const footerWords = {
  label: 'Legal',
  terms: 'Terms of Service',
  copyright: 'Copyright',
} as const

const privacy = 'Privacy Policy'

export const privacyWords = {
  title: privacy,
  updated: (date: string) => `Last updated ${date}`,
  contact: 'Contact',
  loading: 'Loading the Privacy Policy',
  failed: 'The Privacy Policy could not be fetched.',
  offline: { title: privacy, description: 'It could not be fetched. Try again in a moment.' },
} as const
