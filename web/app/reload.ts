const TRIED = 'reloaded-for'

/**
 * A part of this page cannot be fetched. Where the page's own script is gone from the server too, a newer build has
 * taken its place, and the page is loaded anew: once, whatever comes of it.
 */
export function reloadWhenGone() {
  addEventListener('vite:preloadError', async () => {
    const script = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src
    if (!script || sessionStorage.getItem(TRIED) === script) return
    const answer = await fetch(script, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
    if (answer?.status !== 404) return
    sessionStorage.setItem(TRIED, script)
    location.reload()
  })
}
