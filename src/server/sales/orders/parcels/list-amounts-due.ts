import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { Twd } from '#rules/money.ts'
import { listDueRows } from './store.ts'

/** What the courier has to collect at the door for each of these orders and parts; 0 where nothing is paid on delivery. */
export async function listAmountsDue(db: Kysely<Tables>, orderIds: readonly number[]): Promise<ReadonlyMap<number, Twd>> {
  return new Map((await listDueRows(db, orderIds)).map(({ id, due }) => [id, due]))
}
