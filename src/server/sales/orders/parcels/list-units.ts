import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { listUnitRows } from './store.ts'

/** What of these orders and parts is to be sent, line by line, with what one unit costs; what is missing is not among it. */
export type UnitsOfLine = { lineId: number; orderId: number; productId: number; quantity: number; price: number }

export async function listUnits(db: Kysely<Tables>, orderIds: readonly number[]): Promise<UnitsOfLine[]> {
  return listUnitRows(db, orderIds)
}
