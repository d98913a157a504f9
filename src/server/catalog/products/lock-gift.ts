import type { Tx } from '#database/connect.ts'
import type { Text } from '#rules/locale.ts'
import { lockProductRows } from './store.ts'

/** Whether a product is a pre-order item, which is never a gift (D-15), held until the transaction ends; null when there is none. */
export async function lockGift(tx: Tx, product: number): Promise<{ name: Text; isExclusive: boolean } | null> {
  const [row] = await lockProductRows(tx, [product])
  return row ? { name: { zh: row.name_zh, en: row.name_en }, isExclusive: row.exclusive } : null
}
