import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Profile } from '../contract/profiles.ts'
import { openBrowser, visit } from './browser.ts'
import { type Person, signUp } from './client.ts'
import { hasFocus, tabTo } from './focus.ts'
import { stage } from './on-stage.ts'
import { boxOf, seeToast } from './screen.ts'

const { origin } = stage

let browser: Browser
let owner: Person
beforeAll(async () => {
  ;[browser, owner] = await Promise.all([openBrowser(), signUp(origin, 'velvet.edits', 'Velvet Minor')])
})
afterAll(() => browser?.close())

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const editOf = (page: Page) => page.getByRole('dialog', { name: 'Edit Profile' })
async function openEdit(person: Person) {
  const opened = await visit(browser, origin, { person, path: '/profile' })
  await button(opened.page, 'Edit profile').click()
  await editOf(opened.page).waitFor()
  return { ...opened, dialog: editOf(opened.page) }
}
const picture = async (width: number, height: number, background: string) => ({
  name: 'me.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer(),
})
async function crop(page: Page, name: 'profileImage' | 'coverImage', size: [number, number], colour = '#b04020') {
  await page.locator(`input[name=${name}]`).setInputFiles(await picture(...size, colour))
  await page.getByRole('button', { name: 'Use this part' }).and(page.locator(':enabled')).click()
  await editOf(page).waitFor()
}
/** What the form carried when it was sent: fields as text, files by their size in bytes. */
function noteForms(page: Page) {
  const sent: Record<string, string>[] = []
  page.on('request', (request) => {
    if (request.method() !== 'PUT') return
    const parts =
      request
        .postDataBuffer()
        ?.toString('latin1')
        .split(/\r\n--/) ?? []
    const fields = parts.flatMap((part) => {
      const [, name, rest = ''] = /name="(\w+)"([\s\S]*)/.exec(part) ?? []
      return name ? [[name, rest.includes('filename=') ? 'file' : rest.trim()]] : []
    })
    sent.push(Object.fromEntries(fields))
  })
  return sent
}

test('PROF-11 Escape leaves the cropper alone, and what was typed is there again after the dialog was left; Cancel drops it', async () => {
  const { context, page, dialog } = await openEdit(owner)
  await dialog.getByLabel('Bio').fill('Typed on the night bus.')
  await page.locator('input[name=profileImage]').setInputFiles(await picture(400, 400, '#308050'))
  await button(page, 'Use this part').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor()
  expect(await dialog.getByLabel('Bio').inputValue()).toBe('Typed on the night bus.')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await button(page, 'Edit profile').click()
  expect(await dialog.getByLabel('Bio').inputValue()).toBe('Typed on the night bus.')
  await crop(page, 'profileImage', [400, 400])
  // The portrait reaches into the cover; what stands on the cover can still be pressed.
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(page, 'Add cover image').click()])
  expect(chooser.isMultiple()).toBe(false)
  await button(page, 'Cancel').click()
  await button(page, 'Edit profile').click()
  expect(await dialog.getByLabel('Bio').inputValue()).toBe('')
  await context.close()
})

test('PROF-11 the dialog has both images with the sizes recommended, both fields, and only takes images', async () => {
  const { context, page, dialog } = await openEdit(owner)
  await dialog.getByText('Profile image: recommended 400×400px').waitFor()
  await dialog.getByText('Cover image: recommended 1200×400px').waitFor()
  await dialog.getByText('Max 500 characters', { exact: true }).waitFor()
  for (const name of ['Cancel', 'Save Changes']) await button(page, name).waitFor()
  expect(await dialog.getByLabel('Display Name').inputValue()).toBe('Velvet Minor')
  for (const input of await dialog.locator('input[type=file]').all())
    expect(await input.getAttribute('accept')).toContain('image/png')

  await dialog.locator('input[name=profileImage]').setInputFiles({
    name: 'notes.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF'),
  })
  await seeToast(page, 'Invalid image file', 'Please select a valid image file (.jpg, .png, .gif, .webp).')
  await dialog.locator('input[name=coverImage]').setInputFiles({
    name: 'not-really.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture'),
  })
  await seeToast(page, 'Invalid image file', 'Please select a valid image file (.jpg, .png, .gif, .webp).')

  await dialog.getByLabel('Bio').fill('x'.repeat(600))
  expect((await dialog.getByLabel('Bio').inputValue()).length).toBe(500)
  await dialog.getByText('500/500', { exact: true }).waitFor()
  await dialog.getByLabel('Display Name').fill('V')
  await button(page, 'Save Changes').click()
  await dialog.getByText('Display name must be at least 2 characters', { exact: true }).waitFor()
  expect(await hasFocus(dialog.getByLabel('Display Name'))).toBe(true)
  await button(page, 'Cancel').click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('heading', { level: 1, name: 'Velvet Minor' }).waitFor()
  await context.close()
})

test('PROF-12 PROF-13 PROF-14 what is saved is sent as one form and seen at once, at new addresses', async () => {
  const { context, page, dialog, problems } = await openEdit(owner)
  const forms = noteForms(page)
  await crop(page, 'profileImage', [900, 500])
  await crop(page, 'coverImage', [1600, 1000], '#2040d0')
  await dialog.getByLabel('Display Name').fill('Velvet Major')
  await dialog.getByLabel('Bio').fill('First line\nsecond line')
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(`**/api/users/${owner.id}`, async (route) => {
    if (route.request().method() === 'PUT') await held
    await route.continue()
  })
  const renewed = page.waitForRequest((request) => /\/api\/user$/.test(request.url()))
  await button(page, 'Save Changes').click()
  expect(await button(page, 'Save Changes').getAttribute('aria-busy')).toBe('true')
  expect(await button(page, 'Close').first().isDisabled()).toBe(true)
  answer()
  await seeToast(page, 'Profile updated', 'Your profile has been updated successfully.')
  await dialog.waitFor({ state: 'hidden' })
  await renewed
  await page.getByRole('heading', { level: 1, name: 'Velvet Major' }).waitFor()
  expect(forms).toEqual([
    { displayName: 'Velvet Major', bio: 'First line\r\nsecond line', profileImage: 'file', coverImage: 'file' },
  ])

  const saved = await owner.get<Profile>(`/api/users/${owner.id}`)
  expect(saved.bio).toBe('First line\nsecond line')
  const banner = page.getByRole('img', { name: 'The cover image of Velvet Major' })
  expect(await banner.getAttribute('src')).toContain(`/api/users/${owner.id}/coverImage?t=${saved.coverImageAt}`)
  const portrait = page.locator(`img[src*="/profileImage?t=${saved.profileImageAt}"]`)
  await portrait.waitFor()
  for (const [image, size] of [
    ['profileImage', [400, 400]],
    ['coverImage', [1200, 400]],
  ] as const) {
    const bytes = await (await fetch(`${origin}/api/users/${owner.id}/${image}`)).arrayBuffer()
    const { width, height } = await sharp(bytes).metadata()
    expect([width, height]).toEqual(size)
  }
  expect(problems).toEqual([])
  await context.close()
})

test('PROF-12 PROF-14 an image is taken away with a flag, which is sent only where there was one', async () => {
  const { context, page, dialog } = await openEdit(owner)
  const forms = noteForms(page)
  await button(page, 'Remove profile image').click()
  await button(page, 'Remove cover image').click()
  await button(page, 'Save Changes').click()
  await seeToast(page, 'Profile updated', 'Your profile has been updated successfully.')
  await dialog.waitFor({ state: 'hidden' })
  expect(await page.getByRole('img', { name: /The cover image/ }).count()).toBe(0)
  expect((await fetch(`${origin}/api/users/${owner.id}/profileImage`)).status).toBe(404)

  // Chosen and taken away again: there was none before.
  await button(page, 'Edit profile').click()
  await crop(page, 'coverImage', [1200, 400])
  await button(page, 'Remove cover image').click()
  await button(page, 'Save Changes').click()
  await dialog.waitFor({ state: 'hidden' })
  expect(forms).toMatchObject([{ removeProfileImage: 'true', removeCoverImage: 'true' }, {}])
  expect(forms[1]).not.toHaveProperty('removeCoverImage')
  await context.close()
})

test('PROF-13 a save that fails is told, and what was typed and chosen is still there', async () => {
  const { context, page, dialog } = await openEdit(owner)
  await page.route(`**/api/users/${owner.id}`, (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: '' }) : route.continue(),
  )
  await crop(page, 'coverImage', [1500, 700])
  await dialog.getByLabel('Bio').fill('Still here.')
  await button(page, 'Save Changes').click()
  await seeToast(page, 'Error', 'Failed to update profile. Please try again.')
  expect(await dialog.getByLabel('Bio').inputValue()).toBe('Still here.')
  await page.unroute(`**/api/users/${owner.id}`)
  await button(page, 'Save Changes').click()
  await seeToast(page, 'Profile updated', 'Your profile has been updated successfully.')
  const saved = await owner.get<Profile>(`/api/users/${owner.id}`)
  expect(saved).toMatchObject({ bio: 'Still here.', coverImage: true })
  await context.close()
})

test('PROF-11 a picture is cropped by the keys alone, and the focus comes back', async () => {
  const { context, page, dialog } = await openEdit(owner)
  await page.locator('input[name=profileImage]').setInputFiles(await picture(800, 400, '#208040'))
  await page.getByRole('dialog', { name: 'Crop profile image' }).waitFor()
  const frame = page.getByLabel(/^The part that is kept/)
  await expect.poll(() => hasFocus(frame)).toBe(true)
  const before = await boxOf(frame)
  for (let press = 0; press < 5; press++) await page.keyboard.press('Shift+ArrowLeft')
  expect((await boxOf(frame)).x).toBeLessThan(before.x)
  const use = button(page, 'Use this part')
  await tabTo(page, use)
  await page.keyboard.press('Enter')
  await dialog.waitFor()
  await expect.poll(() => hasFocus(button(page, 'Change profile image'))).toBe(true)
  await context.close()
})

test('Cash Out Points says the balance, what points are worth and what is missing, and asks for nothing yet', async () => {
  const { context, page } = await visit(browser, origin, { person: owner, path: '/profile' })
  const points = { balance: 640, checking: 20, pointsPerUsd: 100, minimum: 1000 }
  await page.route('**/api/user/points', (route) => route.fulfill({ json: points }))
  await button(page, 'Cash Out Points').click()
  const dialog = page.getByRole('dialog', { name: 'Cash Out Points' })
  for (const words of ['640', '6.40 USD', '100 points = 1 USD', 'minimum 1,000', '360 points missing'])
    await dialog.getByText(words, { exact: true }).first().waitFor()
  await dialog.getByText('Another 20 points are being checked. They can’t be cashed out yet.').waitFor()
  expect(await dialog.getByRole('button').allInnerTexts()).toEqual([''])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect(await hasFocus(button(page, 'Cash Out Points'))).toBe(true)
  await page.unroute('**/api/user/points')
  await page.route('**/api/user/points', (route) => route.fulfill({ status: 500, body: '' }))
  await button(page, 'Cash Out Points').click()
  await dialog.getByText('Your balance could not be loaded.').waitFor()
  await context.close()
})

test('the account’s settings stand under the form', async () => {
  const { context, dialog } = await openEdit(owner)
  await dialog.getByRole('region', { name: 'Account' }).waitFor()
  await context.close()
})
