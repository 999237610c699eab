export const diamonds = (count: number) => (count === 1 ? '1 diamond' : `${count} diamonds`)
