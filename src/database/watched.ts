import { channel, tracingChannel } from 'node:diagnostics_channel'
import type { LogEvent } from 'kysely'
import type pg from 'pg'

// What whoever measures this process is told of the database. Nobody listens, nothing is said.

/** A pool of connections is there; a message is the pool. */
export const poolOpened = channel('meihao:pool-opened')

/** Somebody waits until a connection of the pool is free. */
export const connectionAwaited = tracingChannel('meihao:connection-awaited')

/** A transaction failed in a way that lets it run again. */
export const transactionAgain = channel('meihao:transaction-again')
export type TransactionAgain = { /** The code of PostgreSQL, or `away`. */ reason: string; isGivenUp: boolean }

/** A statement is done. Whoever wants to hear of it listens before the database is opened. */
export const statementRun = channel('meihao:statement-run')
export type RunStatement = { /** With $1, $2 for its values. */ text: string; ms: number; isFailed: boolean }

/** For kysely, as long as somebody listens: otherwise a statement costs nothing more. */
export function tellingStatements(): { log?: (event: LogEvent) => void } {
  if (!statementRun.hasSubscribers) return {}
  return {
    log: ({ query, queryDurationMillis: ms, level }) =>
      statementRun.publish({ text: query.sql, ms, isFailed: level === 'error' } satisfies RunStatement),
  }
}

type WatchedPool = Pick<pg.Pool, 'options' | 'end'> & { connect: () => Promise<pg.PoolClient> }

/** The pool as kysely asks it, watched. `connect`: how a connection of it is waited for. */
export function watchedPool(pool: pg.Pool, connect: (pool: pg.Pool) => Promise<pg.PoolClient>): WatchedPool {
  poolOpened.publish(pool)
  return {
    options: pool.options,
    connect: () => connectionAwaited.tracePromise(() => connect(pool), {}),
    end: () => pool.end(),
  }
}
