import { describe, expect, test } from 'vitest'
import { decideSwipe, decideTap, releaseSpeed, restingWheel, turnWheel } from './gesture.ts'

describe('a swipe', () => {
  test('counts when the drag exceeds 150 px, however slow', () => {
    expect(decideSwipe(-151, 0)).toBe('next')
    expect(decideSwipe(151, 0)).toBe('previous')
    expect(decideSwipe(-150, 0)).toBeNull()
  })

  test('counts from 70 px on when it is faster than 0.7 px/ms', () => {
    expect(decideSwipe(-71, 0.71)).toBe('next')
    expect(decideSwipe(71, 0.71)).toBe('previous')
    expect(decideSwipe(-71, 0.7)).toBeNull()
    expect(decideSwipe(-70, 3)).toBeNull()
  })

  test('is slow when the finger rested before it lifted', () => {
    const flick = [0, 30, 60, 90].map((y, i) => ({ y, at: i * 16 }))
    expect(releaseSpeed(flick, 90, 50)).toBeGreaterThan(1.5)
    expect(releaseSpeed(flick, 90, 1000)).toBeLessThan(0.7)
  })

  test('is fast when a slow drag ends in a flick', () => {
    const drag = [
      { y: 0, at: 0 },
      { y: -20, at: 600 },
      { y: -25, at: 900 },
      { y: -60, at: 930 },
      { y: -110, at: 960 },
    ]
    expect(releaseSpeed(drag, -110, 962)).toBeGreaterThan(0.7)
  })

  test('that turned back at the end has no speed', () => {
    const back = [
      { y: 0, at: 0 },
      { y: -120, at: 60 },
      { y: -100, at: 200 },
    ]
    expect(releaseSpeed(back, -100, 205)).toBeLessThan(0.7)
  })
})

describe('a tap', () => {
  test('in the top third moves back, in the bottom third on, in the middle it toggles the sound', () => {
    expect(decideTap(100, 900)).toBe('previous')
    expect(decideTap(299, 900)).toBe('previous')
    expect(decideTap(450, 900)).toBe('toggle')
    expect(decideTap(601, 900)).toBe('next')
  })
})

describe('the mouse wheel', () => {
  const roll = (turns: [deltaY: number, at: number][]) => {
    let wheel = restingWheel
    return turns.map(([deltaY, at]) => {
      const turned = turnWheel(wheel, deltaY, at)
      wheel = turned.wheel
      return turned.step
    })
  }

  test('moves one item a notch', () => {
    expect(
      roll([
        [100, 0],
        [100, 400],
        [-100, 800],
      ]),
    ).toEqual(['next', 'next', 'previous'])
  })

  test('moves one item for a whole roll of a trackpad', () => {
    expect(
      roll([
        [12, 0],
        [30, 16],
        [60, 32],
        [50, 48],
        [20, 64],
        [8, 80],
      ]),
    ).toEqual([null, 'next', null, null, null, null])
  })

  test('moves back at once when the roll turns round', () => {
    expect(
      roll([
        [100, 0],
        [-50, 50],
      ]),
    ).toEqual(['next', 'previous'])
  })
})
