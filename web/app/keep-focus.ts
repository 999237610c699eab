/**
 * When what has the focus goes from the page (a card that was deleted, a banner that was dismissed, "Try again" that
 * turns into what was waited for), browsers send whoever goes by key back to the top. Here the focus goes to what took
 * its place: the next of a list, or else what stood round it. Fetched with the first key that is pressed.
 */
const REGIONS = '[role=tabpanel], [role=dialog], section, main, #content'

/** So long, in milliseconds, whoever means to take the focus has the first right to it. */
const GRACE = 120

export function keepFocus() {
  /** What has the focus, and all that it stands in, from the inside out. */
  let path: Element[] = []
  const note = () => {
    const at = document.activeElement
    if (!at || at === document.body) return
    path = []
    for (let it: Element | null = at; it && it !== document.body; it = it.parentElement) path.push(it)
  }
  note()
  document.addEventListener('focusin', note)

  new MutationObserver((changes) => {
    const [gone] = path
    if (!gone || gone.isConnected || document.activeElement !== document.body) return
    const lost = path
    path = []
    const removal = changes.find(({ removedNodes }) => [...removedNodes].some((it) => lost.includes(it as Element)))
    const removed = removal && [...removal.removedNodes].find((it) => lost.includes(it as Element))
    const beside = [removal?.nextSibling, removal?.previousSibling].find(
      (it) => it instanceof HTMLElement && it.nodeName === removed?.nodeName && /^(LI|ARTICLE)$/.test(it.nodeName),
    )
    setTimeout(() => {
      if (document.activeElement !== document.body) return
      const round = lost.find((it) => it.isConnected && it.matches(REGIONS)) ?? document.querySelector('#content')
      const heir = beside?.isConnected ? beside : round
      if (!(heir instanceof HTMLElement)) return
      if (!heir.hasAttribute('tabindex')) heir.tabIndex = -1
      heir.focus({ preventScroll: heir === round })
    }, GRACE)
  }).observe(document.body, { childList: true, subtree: true })
}
