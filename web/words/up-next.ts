export const upNext = {
  title: 'Up next',
  keys: [
    ['↑ ↓', 'previous, next'],
    ['space', 'play, pause'],
    ['1 2 3', 'rate it'],
  ],
} as const
