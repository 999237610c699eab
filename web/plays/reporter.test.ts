import { beforeEach, describe, expect, test } from 'vitest'
import type { Play } from '../../contract/plays.ts'
import { hear } from './heard.ts'
import { PlayReporter } from './reporter.ts'

test('what is heard twice is one stretch, and a jump leaves a gap', () => {
  expect(hear(hear([], 0, 2), 1, 3)).toEqual([[0, 3]])
  expect(hear(hear([], 10, 12), 0, 2)).toEqual([
    [0, 2],
    [10, 12],
  ])
  expect(hear([[0, 2]], 2.01, 3)).toEqual([[0, 3]])
  expect(hear([[0, 2]], 3, 3)).toEqual([[0, 2]])
})

describe('a visit', () => {
  let sent: Play[][]
  let reporter: PlayReporter
  const listen = (trackId: number, from: number, to: number) => {
    for (let at = from; at <= to; at += 0.25) reporter.at(trackId, at, true)
  }
  beforeEach(() => {
    sent = []
    let ids = 0
    reporter = new PlayReporter({ send: (plays) => sent.push(plays), newId: () => `id-${ids++}` })
  })

  test('tells what was heard of an item, where it ended and how', () => {
    reporter.begin(7)
    listen(7, 0, 3)
    reporter.begin(8)
    reporter.flush()
    expect(sent).toEqual([
      [{ eventId: 'id-1', visitId: 'id-0', trackId: 7, intervals: [[0, 3]], endedAt: 3, how: 'swiped' }],
    ])
  })

  test('does not count what was jumped over', () => {
    reporter.begin(7)
    listen(7, 0, 1)
    reporter.at(7, 20, true)
    listen(7, 20, 21)
    reporter.end('ended')
    reporter.flush()
    expect(sent[0]?.[0]?.intervals).toEqual([
      [0, 1],
      [20, 21],
    ])
  })

  test('does not count a pause', () => {
    reporter.begin(7)
    listen(7, 0, 1)
    reporter.at(7, 1, false)
    reporter.at(7, 2, true)
    reporter.end('swiped')
    reporter.flush()
    expect(sent[0]?.[0]).toMatchObject({ intervals: [[0, 1]], endedAt: 2 })
  })

  test('says nothing of an item that never sounded', () => {
    reporter.begin(7)
    reporter.begin(8)
    reporter.end('left')
    reporter.flush()
    expect(sent).toEqual([])
  })

  test('sends five at a time', () => {
    for (const id of [1, 2, 3, 4, 5, 6]) {
      reporter.begin(id)
      listen(id, 0, 1)
    }
    expect(sent.map((batch) => batch.length)).toEqual([5])
  })

  test('tells the rest as a new event when somebody comes back to a hidden page', () => {
    reporter.begin(7)
    listen(7, 0, 1)
    reporter.cut('left')
    listen(7, 1, 2)
    reporter.end('swiped')
    reporter.flush()
    expect(sent[0]?.map(({ eventId, visitId, intervals, how }) => ({ eventId, visitId, intervals, how }))).toEqual([
      { eventId: 'id-1', visitId: 'id-0', intervals: [[0, 1]], how: 'left' },
      { eventId: 'id-2', visitId: 'id-0', intervals: [[1, 2]], how: 'swiped' },
    ])
  })
})
