import type { Page } from 'playwright-core'

/** What the finger and the eye need of a page, as one line for each thing that is wrong. */

const TARGETS = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab], [role=option]'

/** Everything that can be pressed and is smaller than 44 × 44 px. Links in running text are exempt, as WCAG has it. */
export const findSmallTargets = (page: Page) =>
  page.evaluate((targets) => {
    const TAP = 43.5
    const isSeen = (it: Element) =>
      it.checkVisibility({ visibilityProperty: true }) && !it.closest('[inert], [aria-hidden=true], .for-ears')
    const inText = (it: Element) =>
      getComputedStyle(it).display === 'inline' &&
      [...(it.parentElement?.childNodes ?? [])].some((near) => near !== it && near.textContent?.trim())
    // What is pressed may be larger than what is drawn: the label round a control, or a box laid over it.
    const sizeOf = (it: Element) => {
      const label = it instanceof HTMLInputElement ? it.labels?.[0] : null
      const boxes = [it, ...(label ? [label] : [])].map((one) => one.getBoundingClientRect())
      const laid = ['::before', '::after'].map((part) => {
        const style = getComputedStyle(it, part)
        const isLaid = style.content !== 'none' && style.position === 'absolute'
        return isLaid ? { width: Number.parseFloat(style.width), height: Number.parseFloat(style.height) } : null
      })
      const sizes = [...boxes, ...laid.filter((one) => one !== null)]
      return [Math.max(...sizes.map(({ width }) => width)), Math.max(...sizes.map(({ height }) => height))] as const
    }
    return [...document.querySelectorAll(targets)]
      .filter((it) => isSeen(it) && !inText(it))
      .map((it) => ({ it, size: sizeOf(it) }))
      .filter(({ size: [width, height] }) => width < TAP || height < TAP)
      .map(
        ({ it, size }) =>
          `${it.getAttribute('aria-label') ?? it.textContent?.trim() ?? it.tagName}: ${size.map(Math.round).join('×')}`,
      )
  }, TARGETS)

/** Where words are cut off, lie on other words, or make the page wider than the window. */
export const findLostWords = (page: Page) =>
  page.evaluate(() => {
    const wrong = new Set<string>()
    const scrolls = (box: Element) => /auto|scroll/.test(getComputedStyle(box).overflowX)
    const boxes = [document.documentElement, ...document.querySelectorAll('[role=dialog], [role=dialog] div')]
    for (const box of boxes)
      if (box.scrollWidth > box.clientWidth && (box === document.documentElement || scrolls(box)))
        wrong.add(`${box.tagName} is ${box.scrollWidth - box.clientWidth} px too wide`)

    // Read and not seen: in a box of a pixel, or clipped away.
    const isHidden = (it: Element) => {
      for (let box: Element | null = it; box; box = box.parentElement) {
        const { width, height } = box.getBoundingClientRect()
        const { overflow, clipPath } = getComputedStyle(box)
        if (clipPath === 'inset(50%)' || (overflow === 'hidden' && width <= 1 && height <= 1)) return true
      }
      return false
    }
    type Words = { said: string; of: Element; rect: DOMRect }
    const words: Words[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const of = node.parentElement
      const said = node.textContent?.trim()
      if (!of || !said || of.closest('.for-ears, [inert], svg, script, style, noscript, option')) continue
      if (!of.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || isHidden(of)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const rect of range.getClientRects()) if (rect.width > 1) words.push({ said: said.slice(0, 40), of, rect })
    }

    // Ellipses and folded lines are meant, at any size: what they shorten is whole elsewhere.
    const isShortened = (box: Element) => {
      const style = getComputedStyle(box)
      return style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none' || box.hasAttribute('data-cut')
    }
    for (const { said, of, rect } of words) {
      for (let box: Element | null = of; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(box)
        if (isShortened(box)) break
        const edge = box.getBoundingClientRect()
        const cut = Math.max(
          /hidden|clip/.test(overflowX) ? Math.max(edge.left - rect.left, rect.right - edge.right) : 0,
          /hidden|clip/.test(overflowY) ? Math.max(edge.top - rect.top, rect.bottom - edge.bottom) : 0,
        )
        // A line is higher than its letters.
        if (cut > Math.max(2, rect.height * 0.2)) wrong.add(`"${said}" is cut by ${Math.round(cut)} px`)
        if (/auto|scroll/.test(overflowX + overflowY) || position === 'fixed') break
      }
    }

    // Paper that lies over the page hides what is under it, and so does what stands still while the page scrolls.
    const layerOf = (it: Element) => {
      for (let box: Element | null = it; box; box = box.parentElement) {
        const { position, zIndex, backgroundColor } = getComputedStyle(box)
        const isPaper = zIndex !== 'auto' && backgroundColor !== 'rgba(0, 0, 0, 0)'
        if (/fixed|sticky/.test(position) || isPaper) return box
        if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box
      }
      return null
    }
    const seen = words
      .map((one) => ({ ...one, layer: layerOf(one.of), isShort: isShortened(one.of) }))
      .filter(({ isShort }) => !isShort)
    for (const [at, one] of seen.entries()) {
      for (const other of seen.slice(at + 1)) {
        if (one.of === other.of || one.layer !== other.layer) continue
        const over = (from: 'left' | 'top', to: 'right' | 'bottom') =>
          Math.min(one.rect[to], other.rect[to]) - Math.max(one.rect[from], other.rect[from])
        const least = Math.min(one.rect.height, other.rect.height)
        if (over('left', 'right') > 3 && over('top', 'bottom') > least * 0.4)
          wrong.add(`"${one.said}" lies on "${other.said}"`)
      }
    }
    return [...wrong]
  })

/** What a person with the browser's letters at twice their size finds. */
export async function findLostInLargeText(page: Page) {
  const session = await page.context().newCDPSession(page)
  try {
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    return await findLostWords(page)
  } finally {
    await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
    await session.detach()
  }
}

/** In the colours that a person has forced on every page: what is chosen and looks like what is not beside it. */
export async function findLookalikes(page: Page) {
  await page.emulateMedia({ forcedColors: 'active' })
  const found = await page.evaluate(() => {
    const STATES = ['aria-selected', 'aria-pressed', 'aria-current'] as const
    const PARTS = [null, '::before', '::after'] as const
    const lookOf = (it: Element) =>
      PARTS.map((part) => {
        const style = getComputedStyle(it, part)
        if (part && style.content === 'none') return null
        const { color, backgroundColor, borderStyle, borderWidth, outlineStyle, textDecorationLine, fontWeight } = style
        return [color, backgroundColor, borderStyle, borderWidth, outlineStyle, textDecorationLine, fontWeight].join()
      }).join(' | ')
    return STATES.flatMap((state) =>
      [...document.querySelectorAll(`[${state}]:not([${state}=false], [inert] *)`)].flatMap((chosen) => {
        const beside = [...(chosen.parentElement?.children ?? [])].find(
          (it) => it !== chosen && it.tagName === chosen.tagName && (it.getAttribute(state) ?? 'false') === 'false',
        )
        if (!beside || !chosen.checkVisibility() || lookOf(chosen) !== lookOf(beside)) return []
        return [`${chosen.textContent?.trim()} looks like ${beside.textContent?.trim()}`]
      }),
    )
  })
  await page.emulateMedia({ forcedColors: 'none' })
  return found
}
