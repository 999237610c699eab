/** How long a session lasts, in days. */
export const SESSION_DAYS = 60

/**
 * Whether a request that changes something comes from our own pages. Browsers say so themselves (`Sec-Fetch-Site`);
 * older ones send `Origin`; a program that sends neither has no cookies of somebody else's to misuse.
 */
export function isOwnOrigin(headers: { 'sec-fetch-site'?: string; origin?: string }, hosts: readonly string[]) {
  const { 'sec-fetch-site': site, origin } = headers
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  if (origin === undefined) return true
  return URL.canParse(origin) && hosts.includes(new URL(origin).host)
}
