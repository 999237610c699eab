/** Time, so that tests can move it. `after` returns what calls it off. */
export type Clock = { now: () => number; after: (milliseconds: number, act: () => void) => () => void }

export const systemClock: Clock = {
  now: () => performance.now(),
  after(milliseconds, act) {
    const timer = setTimeout(act, milliseconds)
    return () => clearTimeout(timer)
  },
}
