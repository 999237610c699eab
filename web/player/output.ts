/** How loud the element comes out. `set` takes the volume, 0 to 1, and the track's gain, which may exceed 1. */
export type Output = { set: (volume: number, gain: number) => void; wake: () => void }

/** The element's own volume: no gain above 1, and nothing at all on iOS, which ignores it. */
export const plainOutput = (audio: HTMLAudioElement): Output => ({
  set: (volume, gain) => {
    audio.volume = Math.min(1, Math.max(0, volume * gain))
  },
  wake: () => undefined,
})

/**
 * Through a GainNode from the first gesture on. An element that is led into a graph is heard only while the graph
 * runs, and a graph may run only after a gesture: until it really does, the element's own volume serves.
 */
export function gainOutput(audio: HTMLAudioElement): Output {
  const plain = plainOutput(audio)
  let [volume, gain] = [1, 1]
  let context: AudioContext | null = null
  let node: GainNode | null = null

  function apply() {
    if (!context || !node) return plain.set(volume, gain)
    audio.volume = 1
    // A time constant of 10 ms: quick, and without a click.
    node.gain.setTargetAtTime(volume * gain, context.currentTime, 0.01)
  }

  function connect() {
    if (!context || node || context.state !== 'running') return
    node = context.createGain()
    node.gain.value = volume * gain
    context.createMediaElementSource(audio).connect(node).connect(context.destination)
    apply()
  }

  return {
    set(nextVolume, nextGain) {
      volume = nextVolume
      gain = nextGain
      apply()
    },
    wake() {
      if (typeof AudioContext === 'undefined') return
      context ??= new AudioContext({ latencyHint: 'playback' })
      if (context.state === 'running') return connect()
      context.resume().then(connect, () => undefined)
    },
  }
}
