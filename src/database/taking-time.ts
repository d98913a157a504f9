import { sql } from 'kysely'
import type { Database, Tx } from './connect.ts'

const patienceMs = 15 * 60_000

/** A transaction whose statements may take their time: for what the clock asks for, about everything there is. */
export function takingTime<T>({ transaction }: Pick<Database, 'transaction'>, work: (tx: Tx) => Promise<T>): Promise<T> {
  return transaction(async (tx) => {
    await sql`select set_config('statement_timeout', ${String(patienceMs)}, true)`.execute(tx)
    return work(tx)
  })
}
