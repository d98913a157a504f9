import { setTimeout as pause } from 'node:timers/promises'
import { isAway } from './is-away.ts'
import { isBusy } from './is-busy.ts'
import { transactionAgain, type TransactionAgain } from './watched.ts'

const attempts = 5
const firstPauseMs = 10
/**
 * While nobody answers, a transaction is begun anew for so long; whoever asked is told within 3 s (CPY-07), and asks again under the same
 * key. Who has waited longer, as for a pooler that has no server, is told at once.
 */
const awayPatienceMs = 500

/**
 * Rolled back by PostgreSQL for certain, so running again is always right: serialization failure and deadlock. What ran
 * out of time (a lock, a statement) is rolled back as well, but whoever asked has waited long enough and is told so.
 */
const rolledBack = new Set(['40001', '40P01'])

type Attempt = {
  /** Remembers that `work` came to its end, and tells `ended`: what fails after that is the commit itself. */
  watch: <Given, T>(work: (given: Given) => Promise<T>, ended?: () => void) => (given: Given) => Promise<T>
}

/**
 * Runs a transaction again where that is safe. A connection lost while committing is not: whether the commit arrived is
 * unknown, and the caller's idempotency key has to find out.
 */
export async function retrying<T>(run: (attempt: Attempt) => Promise<T>): Promise<T> {
  const begin = performance.now()
  for (let attempt = 1; ; attempt += 1) {
    let committing = false
    try {
      return await run({
        watch: (work, ended) => async (given) => {
          const result = await work(given)
          committing = true
          ended?.()
          return result
        },
      })
    } catch (error) {
      if (!mayRunAgain(error, committing)) throw error
      const isGivenUp = attempt === attempts || (isAway(error) && performance.now() - begin > awayPatienceMs)
      transactionAgain.publish({ reason: reasonOf(error), isGivenUp } satisfies TransactionAgain)
      if (isGivenUp) throw error
    }
    // Growing and uneven, so that two that met do not meet again.
    await pause(firstPauseMs * 2 ** (attempt - 1) * (0.5 + Math.random()))
  }
}

function reasonOf(error: unknown): string {
  return isAway(error) ? 'away' : String(Object(error).code)
}

function mayRunAgain(error: unknown, committing: boolean): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  if (rolledBack.has(code)) return true
  return !committing && isAway(error) && !isBusy(error)
}
