import type { Task } from 'graphile-worker'

const tryLock = 'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as mine'
const waitForLock = 'select true as mine from pg_advisory_xact_lock(hashtextextended($1, 0))'

/**
 * A task that is never done twice at once, in however many processes: while one is at it, the next goes home, or waits. The lock
 * goes with the transaction, so a process that is killed frees it at once; a queue of the worker's own would stay locked
 * for four hours. Nothing else happens in that transaction: the work has connections of its own.
 */
export function oneAtATime(name: string, work: () => Promise<unknown>, { waits = false } = {}): Task {
  return async (_payload, { withPgClient }) =>
    withPgClient(async (client) => {
      await client.query('begin')
      try {
        const { rows } = await client.query<{ mine: boolean }>(waits ? waitForLock : tryLock, [`clock:${name}`])
        if (rows[0]?.mine) await work()
      } finally {
        await client.query('rollback')
      }
    })
}
