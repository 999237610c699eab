import { beforeEach, describe, expect, test, vi } from 'vitest'
import { FakeAudio, FakeClock, FakePage } from './fake-audio.ts'
import { type Playable, Player } from './player.ts'

const track = (id: number, gainDb = 0): Playable => ({
  id,
  audio: `/api/tracks/${id}/audio?v=1`,
  gainDb,
  title: `Track ${id}`,
  artistName: 'Low Tide Union',
  coverImage: null,
})
const [one, two] = [track(1), track(2)]

let audio: FakeAudio
let ahead: FakeAudio
let clock: FakeClock
let page: FakePage
let player: Player

beforeEach(() => {
  audio = new FakeAudio()
  ahead = new FakeAudio()
  clock = new FakeClock()
  page = new FakePage()
  player = new Player({
    audio: audio as unknown as HTMLAudioElement,
    ahead: ahead as unknown as HTMLAudioElement,
    page: page as unknown as Document,
    clock,
  })
})

/** Plays, and waits out debounce and lock. */
async function playing(which: Playable) {
  expect(await player.play(which)).toBe('playing')
  clock.move(1000)
}

describe('one shared player', () => {
  test('starting a track replaces the previous one', async () => {
    await playing(one)
    await playing(two)
    expect(audio.getAttribute('src')).toBe(two.audio)
    expect(player.heard()).toMatchObject({ trackId: 2, state: 'playing' })
  })

  test('a paused track goes on from where it was', async () => {
    await playing(one)
    audio.currentTime = 42
    player.toggle(one)
    expect(player.heard()).toMatchObject({ state: 'paused', time: 42 })
    await playing(one)
    expect(audio.currentTime).toBe(42)
  })

  test('a stopped track begins again', async () => {
    await playing(one)
    audio.currentTime = 42
    player.stop()
    clock.move(1000)
    await playing(one)
    expect(audio.currentTime).toBe(0)
  })

  test('the next address is fetched ahead without a sound', () => {
    player.prepare(two)
    expect(ahead.getAttribute('src')).toBe(two.audio)
    expect(ahead.plays).toBe(0)
    expect(ahead.muted).toBe(true)
  })

  test('watchers hear of every change until they leave', async () => {
    const watcher = vi.fn()
    const leave = player.watch(watcher)
    await playing(one)
    const before = watcher.mock.calls.length
    expect(before).toBeGreaterThan(0)
    leave()
    player.pause()
    expect(watcher).toHaveBeenCalledTimes(before)
  })

  test('the end of a track is told, once', async () => {
    const ended = vi.fn()
    player.onEnd(ended)
    await playing(one)
    audio.dispatchEvent(new Event('ended'))
    expect(ended).toHaveBeenCalledExactlyOnceWith(1)
    expect(player.heard().state).toBe('paused')
  })
})

describe('a hidden page', () => {
  test('is silent at once, and keeps its place', async () => {
    await playing(one)
    audio.currentTime = 12
    page.hide()
    expect(audio.sounding).toBe(false)
    expect(player.heard().state).toBe('stopped')
    clock.move(1000)
    await playing(one)
    expect(audio.currentTime).toBe(12)
  })
})

describe('play requests', () => {
  test('within 300 ms of the previous one are ignored', async () => {
    await player.play(one)
    player.pause()
    clock.move(299)
    expect(await player.play(two)).toBe('ignored')
    clock.move(1)
    expect(await player.play(two)).toBe('playing')
  })

  test('during start-up are ignored, and until 200 ms after it succeeded', async () => {
    audio.answer = null
    const starting = player.play(one)
    clock.move(5000)
    expect(await player.play(two)).toBe('ignored')
    audio.start()
    expect(await starting).toBe('playing')
    clock.move(199)
    expect(await player.play(two)).toBe('ignored')
    audio.answer = 'start'
    clock.move(1)
    expect(await player.play(two)).toBe('playing')
  })

  test('within 150 ms of a stop are ignored', async () => {
    await playing(one)
    player.stop()
    clock.move(149)
    expect(await player.play(two)).toBe('ignored')
    clock.move(1)
    expect(await player.play(two)).toBe('playing')
  })

  test('are heard again after a stop that ended a start on a slow network', async () => {
    audio.answer = null
    const starting = player.play(one)
    clock.move(400)
    player.stop()
    expect(await starting).toBe('overtaken')
    clock.move(150)
    audio.answer = 'start'
    expect(await player.play(two)).toBe('playing')
  })

  test('that were overtaken change nothing when their answer comes', async () => {
    audio.answer = null
    const starting = player.play(one)
    clock.move(400)
    player.stop()
    audio.answer = 'start'
    clock.move(200)
    await player.play(two)
    await starting
    expect(player.heard()).toMatchObject({ trackId: 2, state: 'playing' })
  })
})

test('a start that succeeds in the moment it is stopped stays stopped', async () => {
  audio.answer = null
  const starting = player.play(one)
  audio.start()
  player.stop()
  expect(await starting).toBe('overtaken')
  expect(player.heard().state).toBe('stopped')
})

describe('volume', () => {
  test('AUDIO-06 is clamped to 0 and 1', () => {
    player.volume = 1.7
    expect(player.volume).toBe(1)
    player.volume = -3
    expect(player.volume).toBe(0)
    player.volume = Number.NaN
    expect(player.volume).toBe(1)
  })

  test('a loud track is turned down by its loudness', async () => {
    await playing(track(3, -6))
    expect(audio.volume).toBeCloseTo(0.501, 3)
  })

  test('without a graph a quiet track is never turned above the whole volume', async () => {
    await playing(track(3, 9))
    expect(audio.volume).toBe(1)
  })

  test('fades out over 200 ms, then the track has stopped and the next one is loud again', async () => {
    await playing(one)
    const faded = player.fadeOut()
    clock.move(100)
    expect(audio.volume).toBeGreaterThan(0.2)
    expect(audio.volume).toBeLessThan(0.8)
    expect(audio.sounding).toBe(true)
    clock.move(100)
    await faded
    expect(player.heard().state).toBe('stopped')
    clock.move(500)
    await playing(two)
    expect(audio.volume).toBe(1)
  })
})

describe('errors', () => {
  test('that a track cannot be played clean the player up', async () => {
    audio.answer = new DOMException('no supported source', 'NotSupportedError')
    expect(await player.play(one)).toBe('failed')
    expect(audio.getAttribute('src')).toBeNull()
    expect(player.heard()).toMatchObject({ trackId: 1, state: 'failed' })
  })

  test('in the middle of a track clean the player up', async () => {
    await playing(one)
    audio.dispatchEvent(new Event('error'))
    expect(audio.getAttribute('src')).toBeNull()
    expect(player.heard().state).toBe('failed')
  })

  test('that forbid playing leave it in place, and say that a tap is needed', async () => {
    audio.answer = new DOMException('play() can only be initiated by a user gesture', 'NotAllowedError')
    expect(await player.play(one)).toBe('blocked')
    expect(audio.getAttribute('src')).toBe(one.audio)
    expect(player.heard().state).toBe('blocked')
    audio.answer = 'start'
    clock.move(300)
    expect(await player.play(one)).toBe('playing')
  })

  test('that only tell of an interruption leave it in place', async () => {
    audio.answer = new DOMException('interrupted', 'AbortError')
    await player.play(one)
    expect(audio.getAttribute('src')).toBe(one.audio)
    expect(player.heard().state).toBe('paused')
  })

  test('do not lock the player', async () => {
    audio.answer = new DOMException('no supported source', 'NotSupportedError')
    await player.play(one)
    clock.move(300)
    audio.answer = 'start'
    expect(await player.play(two)).toBe('playing')
  })
})

describe('the first gesture', () => {
  test('plays silence, so that the element may sound from then on', () => {
    page.dispatchEvent(new Event('pointerup'))
    expect(audio.plays).toBe(1)
    page.dispatchEvent(new Event('pointerup'))
    expect(audio.plays).toBe(1)
  })

  test('does not disturb what sounds already', async () => {
    await playing(one)
    page.dispatchEvent(new Event('pointerup'))
    expect(audio.getAttribute('src')).toBe(one.audio)
    expect(audio.sounding).toBe(true)
  })

  test('is waited for again when the browser refused it', async () => {
    audio.answer = new DOMException('not yet', 'NotAllowedError')
    page.dispatchEvent(new Event('pointerup'))
    await Promise.resolve()
    await Promise.resolve()
    page.dispatchEvent(new Event('pointerup'))
    expect(audio.plays).toBe(2)
  })
})
