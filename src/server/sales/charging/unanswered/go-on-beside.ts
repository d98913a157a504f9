import { setTimeout as pause } from 'node:timers/promises'
import { isAway } from '#database/is-away.ts'
import { isBusy } from '#database/is-busy.ts'
import { asOneCall } from '#database/waiting/patience.ts'
import type { Shop } from '#server/platform/shop.ts'

const pauseMs = 300
/** Before the sweeper begins to ask, and longer than a database takes to fall over. */
const patienceMs = 45_000

/** Whether the database has not answered, which it may do a moment later. */
export function isUnanswered(error: unknown): boolean {
  return isAway(error) || isBusy(error)
}

/**
 * Does `work` again and again until it answers true, while whoever asked has been told to come again: each time with the patience of a
 * call of its own. What is still not done after a while is left to the sweeper, as when this process dies.
 */
export async function goOnBeside({ log }: Pick<Shop, 'log'>, work: () => Promise<boolean>): Promise<void> {
  const until = performance.now() + patienceMs
  while (performance.now() < until) {
    await pause(pauseMs, undefined, { ref: false })
    try {
      if (await asOneCall(work)) return
    } catch (error) {
      if (isUnanswered(error)) continue
      return log.error({ err: error }, 'what was left of a charge could not be done')
    }
  }
}
