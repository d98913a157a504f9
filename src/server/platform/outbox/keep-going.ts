import type { Logger } from 'pino'
import { setTimeout as pause } from 'node:timers/promises'

export type Going = {
  /** What goes on, as the log says it when it does not. */
  what: string
  log: Logger
  leaving: AbortSignal
  /** The longest pause after failures. */
  mostMs?: number
}

const firstPauseMs = 500
/** The database may be there again at any moment, and has to be found within 10 s (CPY-09). */
const usualMostMs = 5000
/** Whatever fails after it has gone well for so long begins anew with a short pause. */
const steadyMs = 60_000

/**
 * Does `work` again and again until `leaving`; it answers how many milliseconds to rest until the next time. After a
 * failure the pause doubles, so that neither the log nor whoever is away is asked five times a second.
 */
export async function keepGoing({ what, log, leaving, mostMs = usualMostMs }: Going, work: () => Promise<number>): Promise<void> {
  let failures = 0
  while (!leaving.aborted) {
    const begin = performance.now()
    let restMs: number
    try {
      restMs = await work()
      failures = 0
    } catch (error) {
      failures = performance.now() - begin > steadyMs ? 1 : failures + 1
      restMs = Math.min(firstPauseMs * 2 ** (failures - 1), mostMs)
      if (!leaving.aborted) log.error({ err: error, failures, restMs }, `${what} has failed and goes on after a pause`)
    }
    if (restMs > 0) await rest(restMs, leaving)
  }
}

/** Ends early when everybody leaves. */
export async function rest(restMs: number, leaving: AbortSignal): Promise<void> {
  await pause(restMs, undefined, { signal: leaving }).catch(() => undefined)
}
