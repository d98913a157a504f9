import type { Tx } from '#database/connect.ts'
import { lockProductRows } from './store.ts'

/** Whether a product may be given away, held until the transaction ends: a pre-order item is never a gift (D-15). */
export async function lockGift(tx: Tx, product: number): Promise<'gift' | 'exclusive' | 'unknown'> {
  const [row] = await lockProductRows(tx, [product])
  if (!row) return 'unknown'
  return row.exclusive ? 'exclusive' : 'gift'
}
