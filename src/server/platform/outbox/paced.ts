import { setTimeout as pause } from 'node:timers/promises'

/** Answers what is awaited before each turn: a turn begins no sooner than so many milliseconds after the one before, and at once where that took longer. */
export function paced(everyMs: number): () => Promise<void> {
  let next = 0
  return async () => {
    // A timer counts whole milliseconds, and may be early by one.
    for (let early = next - performance.now(); early > 0; early = next - performance.now()) await pause(Math.ceil(early))
    next = performance.now() + everyMs
  }
}
