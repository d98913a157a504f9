import { setTimeout as pause } from 'node:timers/promises'

/** One job is at it for so long; what is left is the next one's. */
const longestJobMs = 10_000

/**
 * Takes turns, each of some tens of milliseconds, until one says that nothing is left, or others should have their job. After each it rests
 * as long as that took: whoever buys meanwhile is not to feel it.
 */
export async function inTurns(turn: () => Promise<boolean>): Promise<'through' | 'more'> {
  const began = performance.now()
  for (;;) {
    const turnBegan = performance.now()
    if (!(await turn())) return 'through'
    const ended = performance.now()
    if (ended - began > longestJobMs) return 'more'
    await pause(ended - turnBegan)
  }
}
