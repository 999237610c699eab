import { describe, expect, test } from 'vitest'
import { recording } from '../words/recording.ts'
import { chooseType, type Keeper, Recorder, type Studio, VIDEO_TYPES } from './recorder.ts'

class Track extends EventTarget {
  readyState = 'live'
  stop() {
    this.readyState = 'ended'
  }
}
class FakeRecorder extends EventTarget {
  state = 'inactive'
  mimeType = 'video/webm;codecs=vp8,opus'
  timeslice = 0
  start(timeslice: number) {
    this.state = 'recording'
    this.timeslice = timeslice
  }
  say(text: string) {
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob([text]) }))
  }
  stop() {
    this.state = 'inactive'
    this.say('.')
    this.dispatchEvent(new Event('stop'))
  }
}

/** A camera, a recorder and a clock that only moves when told. */
function setUp(broken: Partial<Studio> = {}) {
  const tracks: Track[] = []
  const recorders: FakeRecorder[] = []
  const alerts: string[] = []
  const kept: string[] = []
  let clock = 0
  let tick: (() => void) | undefined
  const studio: Studio = {
    openCamera: async () => {
      const mine = [new Track(), new Track()]
      tracks.push(...mine)
      return { getTracks: () => mine } as unknown as MediaStream
    },
    supports: () => true,
    makeRecorder: () => {
      const recorder = new FakeRecorder()
      recorders.push(recorder)
      return recorder as unknown as MediaRecorder
    },
    now: () => clock,
    every: (_, work) => {
      tick = work
      return () => {
        tick = undefined
      }
    },
    alert: (sentence) => alerts.push(sentence),
    ...broken,
  }
  const keeper: Keeper = {
    begin: () => kept.push('begin'),
    add: (_, chunk, milliseconds) => kept.push(`${chunk.size} byte at ${milliseconds}`),
    discard: () => kept.push('discard'),
  }
  const move = (milliseconds: number) => {
    for (let passed = 0; passed < milliseconds; passed += 100) {
      clock += 100
      tick?.()
    }
  }
  const sleep = (milliseconds: number) => {
    clock += milliseconds
    tick?.()
  }
  const cameraIsOn = () => tracks.some((track) => track.readyState === 'live')
  return { recorder: new Recorder(studio, keeper), tracks, recorders, alerts, kept, move, sleep, cameraIsOn }
}

const textOf = async ({ state }: Recorder) => (state.step === 'stopped' ? state.take.video.text() : state.step)

describe('the kind of video', () => {
  test('is asked for in the order of preference', () => {
    expect(VIDEO_TYPES).toEqual([
      'video/webm;codecs=vp9,opus',
      'video/webm;codecs=vp8,opus',
      'video/webm;codecs=h264,opus',
      'video/webm',
      'video/mp4',
      'video/mp4;codecs=h264,aac',
    ])
    expect(chooseType(() => true)).toBe('video/webm;codecs=vp9,opus')
    expect(chooseType((type) => type.startsWith('video/mp4'))).toBe('video/mp4')
  })

  test('is left to the browser where it supports none of them', async () => {
    let options: MediaRecorderOptions = {}
    const { recorder } = setUp({
      supports: () => false,
      makeRecorder: (_, asked) => {
        options = asked
        return new FakeRecorder() as unknown as MediaRecorder
      },
    })
    await recorder.open()
    recorder.start()
    expect(options).not.toHaveProperty('mimeType')
    expect(recorder.state.step).toBe('recording')
  })
})

test('a take is what came between start and stop, in pieces of 100 ms', async () => {
  const { recorder, recorders, move, kept, cameraIsOn } = setUp()
  const opening = recorder.open()
  expect(recorder.state.step).toBe('setting-up')
  await opening
  recorder.start()
  move(1200)
  recorders[0]?.say('so')
  move(300)
  recorder.stop()
  expect(recorders[0]?.timeslice).toBe(100)
  expect(recorder.state).toMatchObject({ step: 'stopped', take: { milliseconds: 1500 } })
  expect(await textOf(recorder)).toBe('so.')
  expect(kept).toEqual(['begin', '2 byte at 1200', '1 byte at 1500'])
  expect(cameraIsOn()).toBe(false)
})

test('recording stops by itself at 60 seconds', async () => {
  const { recorder, move } = setUp()
  await recorder.open()
  recorder.start()
  move(59_900)
  expect(recorder.state).toMatchObject({ step: 'recording', seconds: 59 })
  move(100)
  expect(recorder.state).toMatchObject({ step: 'stopped', take: { milliseconds: 60_000 } })
})

test('a browser that slept through the end does not make the take longer', async () => {
  const { recorder, sleep, recorders } = setUp()
  await recorder.open()
  recorder.start()
  recorders[0]?.say('x')
  sleep(75_000)
  expect(recorder.state).toMatchObject({ step: 'stopped', take: { milliseconds: 60_000 } })
})

test('a denied camera is told in an alert, and can be asked for again', async () => {
  let denied = true
  const tracks = [new Track()]
  const { recorder, alerts } = setUp({
    openCamera: async () => {
      if (denied) throw new DOMException('no', 'NotAllowedError')
      return { getTracks: () => tracks } as unknown as MediaStream
    },
  })
  await recorder.open()
  expect(recorder.state.step).toBe('no-camera')
  expect(alerts).toEqual([recording.noCamera])
  expect(recording.noCamera).toBe(
    "Could not access camera. Please ensure you've given permission to use your camera and microphone.",
  )
  denied = false
  await recorder.open()
  expect(recorder.state.step).toBe('idle')
})

test('a recorder that does not start is told in an alert, and the camera stays ready', async () => {
  const { recorder, alerts } = setUp({
    makeRecorder: () => {
      throw new DOMException('no', 'NotSupportedError')
    },
  })
  await recorder.open()
  recorder.start()
  expect(alerts).toEqual([recording.noStart])
  expect(recording.noStart).toBe('Failed to start recording. Please try refreshing the page.')
  expect(recorder.state.step).toBe('idle')
})

test('cancelling throws the take away and stands ready again', async () => {
  const { recorder, recorders, move, kept, cameraIsOn } = setUp()
  await recorder.open()
  recorder.start()
  move(500)
  recorder.cancel()
  expect(recorder.state.step).toBe('idle')
  expect(kept).toEqual(['begin', 'discard'])
  expect(recorders[0]?.state).toBe('inactive')
  expect(cameraIsOn()).toBe(true)
  recorder.start()
  recorder.stop()
  expect(await textOf(recorder)).toBe('.')
})

test('recording again throws the first take away', async () => {
  const { recorder, kept } = setUp()
  await recorder.open()
  recorder.start()
  recorder.stop()
  await recorder.retake()
  expect(recorder.state.step).toBe('idle')
  expect(kept.at(-1)).toBe('discard')
})

test('the camera is let go on closing, also when it only comes afterwards', async () => {
  const { recorder, cameraIsOn, tracks } = setUp()
  await recorder.open()
  recorder.start()
  recorder.close()
  expect(cameraIsOn()).toBe(false)
  const opening = recorder.open()
  recorder.close()
  await opening
  expect(tracks).toHaveLength(4)
  expect(cameraIsOn()).toBe(false)
  expect(recorder.state.step).toBe('closed')
})

test('a camera that is pulled out ends the take and keeps what was said', async () => {
  const { recorder, recorders, tracks, move } = setUp()
  await recorder.open()
  recorder.start()
  recorders[0]?.say('half a sen')
  move(2000)
  tracks[0]?.dispatchEvent(new Event('ended'))
  expect(await textOf(recorder)).toBe('half a sen.')
})

test('a second tap on stop does nothing', async () => {
  const { recorder, move } = setUp()
  await recorder.open()
  recorder.start()
  move(1000)
  recorder.stop()
  const stopped = recorder.state
  recorder.stop()
  recorder.start()
  recorder.cancel()
  expect(recorder.state).toBe(stopped)
})
