import { Transaction, type ConnectionProvider, type Dialect, type Kysely } from 'kysely'
import type { Tables } from './tables.ts'
import { timeoutsOfTransaction, type Timeouts } from './timeouts.ts'

export type Tx = Transaction<Tables>

/** `timeouts`: said anew in each transaction, where the connection cannot be told once. */
type Ways = { db: Kysely<Tables>; dialect: Dialect; timeouts: Timeouts | undefined }

/**
 * Runs `work` in one transaction and commits it; when it fails, nothing of it has happened. Kysely's own transactions
 * let one statement wait for the answer to the one before. Here statements that are asked for side by side, as by
 * `Promise.all`, travel together: PostgreSQL runs them in the order in which they were asked for, so that locks are
 * taken in that order, and all of their answers cost the time of one. What is still asked for after the end is refused.
 */
export function transactions({ db, dialect, timeouts }: Ways): <T>(work: (tx: Tx) => Promise<T>) => Promise<T> {
  const driver = dialect.createDriver()
  return (work) =>
    db.getExecutor().provideConnection(async (connection) => {
      let over = false
      let firstFailure: unknown
      const together: ConnectionProvider = {
        async provideConnection(consumer) {
          if (over) throw new Error('This transaction has ended.')
          try {
            return await consumer(connection)
          } catch (error) {
            firstFailure ??= error
            throw error
          }
        },
      }
      const executor = db.getExecutor().withConnectionProvider(together)
      const begun = driver.beginTransaction(connection, {})
      // The first statement travels with it. What keeps it from beginning keeps that one from running.
      begun.catch(() => undefined)
      const tx = new Transaction<Tables>({ config: { dialect }, dialect, driver, executor })
      const bounded = timeouts && timeoutsOfTransaction(timeouts).execute(tx)
      bounded?.catch(() => undefined)
      try {
        const result = await work(tx)
        over = true
        await begun
        await bounded
        await driver.commitTransaction(connection)
        return result
      } catch (error) {
        over = true
        // A connection that cannot even do that leaves the pool. What is told is why the work came to nothing.
        await driver.rollbackTransaction(connection).catch(() => undefined)
        throw isRefusedBehind(error) ? firstFailure : error
      }
    })
}

/** PostgreSQL refuses whatever comes behind a statement that failed. Who asked for it may hear that before the failure itself is told. */
function isRefusedBehind(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '25P02'
}
