import { setTimeout as pause } from 'node:timers/promises'

/** Answers what is awaited before each turn: a turn begins no sooner than so many milliseconds after the one before, and at once where that took longer. */
export function paced(everyMs: number): () => Promise<void> {
  let next = 0
  return async () => {
    const early = next - performance.now()
    if (early > 0) await pause(early)
    next = performance.now() + everyMs
  }
}
