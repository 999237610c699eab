/** What every list of reviews says about one. */
export const reviewWords = {
  add: 'Add your Review',
  noPrompt: 'No prompt available',
  noTranscript: 'No transcript available',
  checking: 'Being checked',
  validated: '✓ Validated by AI',
  refused: '✗ Not validated',
} as const
