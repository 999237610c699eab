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

export type Device = { browser: string | null; system: string | null }

/** Each browser also names those that it is made to look like: the first that is found is the one. */
const BROWSERS = [
  ['Edge', /\bEdg(A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const
const SYSTEMS = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const

/** What a person would call the device that sends this User-Agent header. */
export function deviceOf(userAgent: string): Device {
  const nameOf = (known: readonly (readonly [string, RegExp])[]) =>
    known.find(([, mark]) => mark.test(userAgent))?.[0] ?? null
  return { browser: nameOf(BROWSERS), system: nameOf(SYSTEMS) }
}
