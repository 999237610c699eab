const CLOSED = 'banner-closed'

/** Whether the banner was dismissed on this device. */
export function wasBannerClosed() {
  try {
    return localStorage.getItem(CLOSED) !== null
  } catch {
    return false
  }
}

/** Where nothing may be kept it is dismissed for this visit. */
export function closeBanner() {
  try {
    localStorage.setItem(CLOSED, 'yes')
  } catch {}
}
