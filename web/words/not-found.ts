export const notFound = {
  page: 'Not found',
  title: 'Empty sleeve',
  text: 'There is no page at this address. The link may be mistyped, or the track was taken down.',
  home: 'Back to Home',
  stamp: '404',
} as const
