import { sql, type RawBuilder } from 'kysely'

/** When PostgreSQL gives up, so that nothing hangs: on one statement, on waiting for a lock, and on a transaction in which nothing is asked for. 0 means never. */
export type Timeouts = { statementMs: number; lockMs: number; idleInTransactionMs: number }

/** What a transaction says at its beginning that may stand still for as long as what it guards takes. */
export const withoutTimeouts =
  "select set_config('lock_timeout', '0', true), set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)"

/** For connections of our own, as they are opened: they need no statement of their own then. */
export function timeoutsOfConnection({ statementMs, lockMs, idleInTransactionMs }: Timeouts) {
  return { statement_timeout: statementMs, lock_timeout: lockMs, idle_in_transaction_session_timeout: idleInTransactionMs }
}

/** Until the transaction ends: behind a pooler, which refuses what it does not know when a connection is opened. */
export function timeoutsOfTransaction({ statementMs, lockMs, idleInTransactionMs }: Timeouts): RawBuilder<unknown> {
  return sql`select set_config('statement_timeout', ${String(statementMs)}, true), set_config('lock_timeout', ${String(lockMs)}, true),
    set_config('idle_in_transaction_session_timeout', ${String(idleInTransactionMs)}, true)`
}
