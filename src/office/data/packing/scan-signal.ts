/** What ear and hand are told of a scan (PCK-10). */
export type ScanSignal = 'right' | 'wrong' | 'enough' | 'unknown'

/** Tones as frequency in hertz, start and length in milliseconds; vibration as the browser takes it. */
const signals: Readonly<
  Record<ScanSignal, { tones: readonly (readonly [hertz: number, start: number, length: number])[]; buzz: number[] }>
> = {
  right: { tones: [[1320, 0, 90]], buzz: [40] },
  wrong: { tones: [[220, 0, 450]], buzz: [350] },
  enough: {
    tones: [
      [660, 0, 90],
      [660, 150, 90],
    ],
    buzz: [60, 60, 60],
  },
  unknown: {
    tones: [
      [440, 0, 120],
      [330, 140, 200],
    ],
    buzz: [120, 60, 120],
  },
}

let sound: AudioContext | undefined

/** At once: nothing is loaded for it. */
export function giveSignal(signal: ScanSignal): void {
  const { tones, buzz } = signals[signal]
  navigator.vibrate?.(buzz)
  sound ??= new AudioContext()
  // Before somebody has pressed or typed something, a page may not sound.
  if (sound.state === 'suspended') void sound.resume().catch(() => undefined)
  for (const [hertz, start, length] of tones) {
    const [from, until] = [sound.currentTime + start / 1000, sound.currentTime + (start + length) / 1000]
    const tone = new OscillatorNode(sound, { frequency: hertz, type: hertz < 400 ? 'square' : 'sine' })
    const loudness = new GainNode(sound, { gain: 0.2 })
    tone.connect(loudness).connect(sound.destination)
    tone.start(from)
    tone.stop(until)
  }
}
