import { differenceEuclidean } from 'culori'
import { expect, test } from 'vitest'
import { chromaOf } from './brush.ts'
import { MOODS } from './mood.ts'
import { mixPalette, palettesOf } from './palettes.ts'

const apart = differenceEuclidean('oklab')
const all = MOODS.flatMap((mood) =>
  Array.from({ length: palettesOf(mood) }, (_, index) =>
    [0, 5, 11].map((key) => ({ mood, index, ...mixPalette(mood, index, key) })),
  ).flat(),
)

test.each(all)(
  'in $mood $index the hero stands out from its ground, and light from dark',
  ({ ground, hero, light, dark }) => {
    expect(apart(ground, hero)).toBeGreaterThan(0.1)
    expect(apart(light, dark)).toBeGreaterThan(0.5)
  },
)
test('every palette has one vivid ink, but for the one that is black and white on purpose', () => {
  const pale = all.filter((palette) => Math.max(...[palette.ground, palette.hero, palette.second].map(chromaOf)) < 0.1)
  expect(new Set(pale.map(({ mood, index }) => `${mood} ${index}`))).toEqual(new Set(['Hushed 0']))
})
