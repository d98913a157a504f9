import type { Task } from 'graphile-worker'
import type pg from 'pg'
import { withoutTimeouts } from '#database/timeouts.ts'

const tryLock = 'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as mine'
const waitForLock = 'select true as mine from pg_advisory_xact_lock(hashtextextended($1, 0))'

export type OnePlan = {
  name: string
  /** Where its lock is held, which takes a connection for as long as the work does. */
  locks: pg.Pool
  /** True, the next waits for the one that is at it; left out, it goes home. */
  waits?: boolean
}

/**
 * A task that is never done twice at once, in however many processes. The lock goes with the transaction, so a process that is killed frees
 * it at once; a queue of the worker's own would stay locked for four hours. Nothing else happens in that transaction: the work has connections
 * of its own, and must never wait for one that a lock holds.
 */
export function oneAtATime({ name, locks, waits = false }: OnePlan, work: () => Promise<unknown>): Task {
  return async () => {
    const client = await locks.connect()
    try {
      await client.query('begin')
      await client.query(withoutTimeouts)
      const { rows } = await client.query<{ mine: boolean }>(waits ? waitForLock : tryLock, [`clock:${name}`])
      if (rows[0]?.mine) await work()
    } finally {
      await client.query('rollback').then(
        () => client.release(),
        (error: Error) => {
          client.release(error)
          // Without its lock another may have done the same meanwhile: the job is tried again, and told.
          throw error
        },
      )
    }
  }
}
