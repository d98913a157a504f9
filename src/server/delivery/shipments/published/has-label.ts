import { sql } from 'kysely'
import type { Tx } from '#database/connect.ts'

/** Whether a label of this order may still be used: what stands on it does not change under it (DSK-33). The caller holds the order. */
export async function hasLabel(tx: Tx, orderId: number): Promise<boolean> {
  const { rows } = await sql<{ labelled: boolean }>`select has_label(${orderId}) as labelled`.execute(tx)
  return rows[0]?.labelled ?? false
}
