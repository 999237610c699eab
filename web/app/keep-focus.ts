/**
 * When what has the focus goes from the page (a card that was deleted, a banner that was dismissed, "Try again" that
 * turns into what was waited for), browsers send whoever goes by key back to the top. Here the focus goes to what took
 * its place: the next of a list, or else what stood round it. Where that was a dialog it goes to what had opened it, or
 * took its place. Fetched with the first key that is pressed.
 */
const REGIONS = '[role=tabpanel], [role=dialog], section, main, #content'
/** So long, in milliseconds, whoever means to take the focus has the first right to it. */
const GRACE = 120
/** So many steps back it is looked for. */
const STEPS = 4

/** What had the focus and all that it stood in, from the inside out; `heir` once that has gone. */
type Place = { path: Element[]; heir?: Element | null }

export function keepFocus() {
  let places: Place[] = []
  const note = () => {
    const at = document.activeElement
    if (!at || at === document.body || at === places[0]?.path[0]) return
    const path: Element[] = []
    for (let it: Element | null = at; it && it !== document.body; it = it.parentElement) path.push(it)
    places = [{ path }, ...places].slice(0, STEPS)
  }
  note()
  document.addEventListener('focusin', note)

  let timer: ReturnType<typeof setTimeout> | undefined
  new MutationObserver((changes) => {
    for (const place of places)
      if (place.heir === undefined && !place.path[0]?.isConnected) place.heir = findHeir(place.path, changes)
    if (document.activeElement !== document.body || places[0]?.heir === undefined) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (document.activeElement !== document.body) return
      const [last, ...before] = places
      const wasDialog = last?.path.some((it) => it.matches('[role=dialog]'))
      const found = [last, ...(wasDialog ? before : [])]
        .map((place) => (place?.heir === undefined ? place?.path[0] : place.heir))
        .find((it) => it?.isConnected)
      const next = found ?? document.querySelector('#content')
      if (!(next instanceof HTMLElement)) return
      if (next.tabIndex < 0 && !next.hasAttribute('tabindex')) next.tabIndex = -1
      next.focus({ preventScroll: next.matches(REGIONS) })
    }, GRACE)
  }).observe(document.body, { childList: true, subtree: true })
}

function findHeir(path: Element[], changes: MutationRecord[]): Element | null {
  for (const { removedNodes, nextSibling, previousSibling } of changes) {
    const gone = [...removedNodes].find((it) => path.includes(it as Element))
    if (!gone) continue
    const beside = [nextSibling, previousSibling].find(
      (it) => it instanceof HTMLElement && it.nodeName === gone.nodeName && /^(LI|ARTICLE)$/.test(it.nodeName),
    )
    if (beside) return beside as Element
  }
  return path.find((it) => it.isConnected && it.matches(REGIONS)) ?? null
}
