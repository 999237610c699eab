import type { Page } from 'playwright-core'

/**
 * What a screen reader is told without being asked: the text of live regions, each time that it changes. Before the
 * page is opened; a region that says the same again is not heard again.
 */
export const listen = (page: Page) =>
  page.addInitScript(() => {
    const LIVE = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]'
    const heard: string[] = []
    const said = new WeakMap<Element, string>()
    Object.assign(window, { heard })
    const read = (node: Node): string => {
      if (node instanceof Text) return node.data
      if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return ''
      const isInline = getComputedStyle(node).display.startsWith('inline')
      const inside = [...node.childNodes].map(read).join('')
      return isInline ? inside : ` ${inside} `
    }
    const hear = (region: Element) => {
      if (region.closest('[aria-hidden=true], [aria-live=off]:not([role])')) return
      const text = read(region).replace(/\s+/g, ' ').trim()
      if (text && said.get(region) !== text) heard.push(text)
      said.set(region, text)
    }
    new MutationObserver((changes) => {
      const regions = new Set<Element>()
      for (const { target, addedNodes } of changes) {
        const at = target instanceof Element ? target : target.parentElement
        const region = at?.closest(LIVE)
        if (region) regions.add(region)
        for (const added of addedNodes)
          if (added instanceof Element)
            for (const one of [added, ...added.querySelectorAll(LIVE)]) if (one.matches(LIVE)) regions.add(one)
      }
      for (const region of regions) hear(region)
    }).observe(document, { childList: true, characterData: true, subtree: true })
  })

/** All that was heard since this was last asked. */
export const heard = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0))

/** What has the focus, as it is read out: its name, what it is, and its state. */
export async function readFocus(page: Page) {
  const session = await page.context().newCDPSession(page)
  try {
    const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' })
    const { nodes } = await session.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId ?? '',
      fetchRelatives: false,
    })
    const node = nodes.find(({ ignored }) => !ignored)
    if (!node) return 'nothing'
    const STATES = ['pressed', 'selected', 'expanded', 'checked', 'disabled', 'invalid', 'busy', 'valuetext'] as const
    const states = (node.properties ?? [])
      .filter(({ name, value }) => STATES.includes(name as never) && value.value !== false && value.value !== 'false')
      .map(({ name, value }) => (value.value === true || value.value === 'true' ? name : `${name} ${value.value}`))
    const { name, role, description } = node
    return [name?.value, role?.value, ...states, node.value?.value, description?.value].filter(Boolean).join(', ')
  } finally {
    await session.detach()
  }
}
