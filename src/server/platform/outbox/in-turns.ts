import { setTimeout as pause } from 'node:timers/promises'

/** One job is at it for so long; what is left is the next one's. */
const longestJobMs = 10_000

/** After each turn it rests for so many times as long as that took. */
const restsPerTurn = 2

/**
 * Takes turns, each of some tens of milliseconds, until one says that nothing is left, or others should have their job. It is at it for a
 * third of the time: whoever buys meanwhile is not to feel it.
 */
export async function inTurns(turn: () => Promise<boolean>): Promise<'through' | 'more'> {
  const began = performance.now()
  for (;;) {
    const turnBegan = performance.now()
    if (!(await turn())) return 'through'
    const ended = performance.now()
    if (ended - began > longestJobMs) return 'more'
    await pause(restsPerTurn * (ended - turnBegan))
  }
}
