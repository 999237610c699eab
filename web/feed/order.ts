type Listed = { id: number }

/**
 * The list as a person walks it. A refetch renews what is shown and appends; nothing up to the item after the current
 * one moves, because that one is already mounted, decoded and preloaded. What a later page repeats is dropped.
 */
export function settle<T extends Listed>(shown: readonly T[], current: number, fresh: readonly T[]): T[] {
  const renewed = new Map(fresh.map((item) => [item.id, item]))
  const kept = shown.slice(0, shown.length > 0 ? current + 2 : 0).map((item) => renewed.get(item.id) ?? item)
  for (const { id } of kept) renewed.delete(id)
  // A Map keeps the place of the first and the value of the last: each item once, where it came first.
  return [...kept, ...renewed.values()]
}
