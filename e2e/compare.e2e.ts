import sharp from 'sharp'
import { expect, test } from 'vitest'
import { compare } from './compare.ts'

const draw = (button: string, x = 20) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="390" height="400"><rect width="390" height="400" fill="#fff"/><rect x="${x}" y="40" width="120" height="48" fill="${button}"/><text x="${x + 8}" y="120" font-size="14">Paper Tigers</text></svg>`,
    ),
  )
    .png()
    .toBuffer()

test('a button in another colour is seen, one moved by less than a point is not', async () => {
  const before = await draw('#0b0d10')
  expect(await compare(before, before)).toBe(0)
  expect(await compare(before, await sharp(before).webp({ quality: 85 }).toBuffer())).toBe(0)
  expect(await compare(before, await draw('#0b0d10', 20.3))).toBeLessThan(0.002)
  expect(await compare(before, await draw('#203040'))).toBeGreaterThan(0.02)
  expect(await compare(before, await draw('#0b0d10', 32))).toBeGreaterThan(0.005)
})
