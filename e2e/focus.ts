import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** Where the focus is, and what is wrong with how it is shown; `problem` is null when it can be seen. */
const lookAtFocus = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement
    if (!at || at === document.body) return { name: 'nothing', problem: 'nothing has the focus' }
    const name = at.getAttribute('aria-label') ?? at.textContent?.trim().slice(0, 40) ?? at.tagName
    // The outline may be drawn on what stands for the control: the disc in a button, the box round a file's input.
    const near = [at, ...at.children, at.parentElement].filter((it) => it !== null)
    const outlined = near.filter((it) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(it)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    })
    const isSeen = (it: Element) => {
      const { left, top, width, height } = it.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return width > 8 && height > 8 && it.contains(hit)
    }
    return { name, problem: outlined.some(isSeen) ? null : `${name} shows no outline, or it is covered` }
  })

/** The focus is somewhere, and can be seen there: it may still be scrolling into view. */
export const seeFocus = (page: Page) =>
  expect.poll(async () => (await lookAtFocus(page)).problem, { timeout: 5000 }).toBeNull()

export const hasFocus = (locator: Locator) => locator.evaluate((it) => it === document.activeElement)

const END = 'the end of the page'
const isOutside = (page: Page) => page.evaluate(() => document.activeElement === document.body)

/** Presses Tab until this has the focus, which is seen at every stop on the way; the page's end may be passed once. */
export async function tabTo(page: Page, wanted: Locator) {
  await wanted.waitFor({ state: 'attached' })
  const passed: string[] = []
  for (let stop = 0; stop < 40; stop++) {
    if (await hasFocus(wanted)) return
    await page.keyboard.press('Tab')
    if ((await isOutside(page)) && !passed.includes(END)) {
      passed.push(END)
      continue
    }
    await seeFocus(page)
    passed.push((await lookAtFocus(page)).name)
  }
  throw new Error(`Tab never came there. It passed: ${passed.join(', ')}`)
}
