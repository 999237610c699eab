/** Lets at most `places` of the given works run at once, the others in the order in which they came. */
export function turnstile(places: number) {
  const waiting: (() => void)[] = []
  let free = places
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1
    else await new Promise<void>((enter) => waiting.push(enter))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
