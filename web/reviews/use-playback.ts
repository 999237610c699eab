import { useEffect, useRef, useState } from 'react'
import type { Take } from './recorder.ts'

/** Plays a take back: spread `video` on a video element. A recording knows no length, so the take's own is used. */
export function usePlayback(take: Take) {
  const element = useRef<HTMLVideoElement>(null)
  const [url, setUrl] = useState<string>()
  const [playing, setPlaying] = useState(false)
  const [seconds, setSeconds] = useState(0)

  useEffect(() => {
    const made = URL.createObjectURL(take.video)
    setUrl(made)
    setSeconds(0)
    return () => URL.revokeObjectURL(made)
  }, [take])

  return {
    playing,
    seconds: Math.min(seconds, take.milliseconds / 1000),
    length: take.milliseconds / 1000,
    toggle() {
      const video = element.current
      if (!video) return
      if (video.paused) video.play().catch(() => setPlaying(false))
      else video.pause()
    },
    pause: () => element.current?.pause(),
    video: {
      ref: element,
      // The first frame of a camera is often black: a moment later there is a face.
      src: url && `${url}#t=0.3`,
      playsInline: true,
      preload: 'auto',
      onPlay: () => setPlaying(true),
      onPause: () => setPlaying(false),
      onEnded: () => {
        setPlaying(false)
        setSeconds(0)
      },
      onTimeUpdate: () => setSeconds(element.current?.ended ? 0 : (element.current?.currentTime ?? 0)),
    } as const,
  }
}
