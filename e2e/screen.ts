import type { Locator, Page } from 'playwright-core'

/** The one toast that is visible. */
export const toastOf = (page: Page) => page.getByRole('region', { name: /Notification/ }).getByRole('listitem')

/** Waits for a toast with exactly this title and this description. */
export async function seeToast(page: Page, title: string, description: string) {
  const toast = toastOf(page).filter({ hasText: title })
  await toast.getByText(title, { exact: true }).waitFor()
  await toast.getByText(description, { exact: true }).waitFor()
  return toast
}

/** The item that is on screen: those before and after it are there too, but inert. */
export const currentItem = (page: Page) =>
  page.getByRole('list', { name: 'Tracks' }).getByRole('listitem').and(page.locator(':not([inert])'))

/** The item on screen is this track's. */
export const seeTrack = (page: Page, title: string) => currentItem(page).getByRole('heading', { name: title }).waitFor()

export const openTab = (page: Page, name: 'New' | 'Trending') => page.getByRole('tab', { name }).click()

export const ratingOf = (page: Page, word: 'FIRE' | 'NEEDS WORK' | 'TRASH') =>
  currentItem(page).getByRole('button', { name: word })

/** A place on the record that is seen also while it has slid into its sleeve. */
export const RIM = { x: 74, y: 18 }

type Drag = { from?: number; by: number; milliseconds: number }

/** A finger on the middle of the screen that moves by so many pixels (up is negative) in so long, and lifts. */
export async function drag(page: Page, { from = 0.6, by, milliseconds }: Drag) {
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 }
  const [x, y] = [Math.round(width * 0.3), Math.round(height * from)]
  const session = await page.context().newCDPSession(page)
  const at = (dy: number) => ({ touchPoints: [{ x, y: y + dy }] })
  // Each event carries its own time, so that a busy machine does not make a slow finger of a quick one.
  const begin = Date.now() / 1000
  const steps = 10
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(0), timestamp: begin })
  for (let step = 1; step <= steps; step++) {
    const timestamp = begin + (milliseconds * step) / steps / 1000
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at((by * step) / steps), timestamp })
  }
  const timestamp = begin + milliseconds / 1000
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp })
  await session.detach()
}

/** `level` is how loud it comes out: by its own volume, or by the graph that it is led through. */
export type Sounding = { src: string; time: number; paused: boolean; muted: boolean; level: number }

/** Notes every audio element that the page makes: the player's own stands in no document. Before the page is opened. */
export const watchSounds = (page: Page) =>
  page.addInitScript(() => {
    const made: HTMLAudioElement[] = []
    const seen = Object.assign(window, { soundsMade: made, gainSet: 1 })
    window.Audio = class extends Audio {
      constructor(src?: string) {
        super(src)
        made.push(this)
      }
    }
    const setTarget = AudioParam.prototype.setTargetAtTime
    AudioParam.prototype.setTargetAtTime = function (target, ...rest) {
      seen.gainSet = target
      return setTarget.call(this, target, ...rest)
    }
  })

/** Every audio element there is. */
export const soundElements = (page: Page): Promise<Sounding[]> =>
  page.evaluate(() => {
    const { soundsMade, gainSet } = window as unknown as { soundsMade: HTMLAudioElement[]; gainSet: number }
    return soundsMade.map((audio) => ({
      src: audio.getAttribute('src') ?? '',
      time: audio.currentTime,
      paused: audio.paused,
      muted: audio.muted,
      level: audio.volume * gainSet,
    }))
  })

/** The elements that make sound now. */
export const sounding = async (page: Page) =>
  (await soundElements(page)).filter(({ paused, muted }) => !paused && !muted)

export const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not on screen.')
  return box
}
