import type { Tx } from '#database/connect.ts'
import { listUnpaidLineRows } from './store.ts'

/** Cart lines of this member that stand in an order whose charge is not answered yet: nobody orders them twice. */
export async function listLinesBeingPaid(tx: Tx, memberId: number): Promise<Set<number>> {
  const rows = await listUnpaidLineRows(tx, memberId)
  return new Set(rows.flatMap((row) => row.cart_item_id ?? []))
}
