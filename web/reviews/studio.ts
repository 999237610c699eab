import type { Studio } from './recorder.ts'

/** The browser's camera, recorder and clock. */
export const studio: Studio = {
  openCamera: () =>
    navigator.mediaDevices.getUserMedia({
      audio: true,
      video: { facingMode: 'user', width: { ideal: 720 }, height: { ideal: 960 }, frameRate: { ideal: 30, max: 30 } },
    }),
  supports: (type) => MediaRecorder.isTypeSupported(type),
  makeRecorder: (camera, options) => new MediaRecorder(camera, options),
  now: () => performance.now(),
  every: (milliseconds, tick) => {
    const timer = setInterval(tick, milliseconds)
    return () => clearInterval(timer)
  },
  alert: (sentence) => window.alert(sentence),
}
