import type { Tx } from '#database/connect.ts'
import type { Text } from '#rules/locale.ts'
import { lockProductRows } from '../store.ts'

/** The first of these products that is sold on its own; none of them becomes so before the transaction ends. */
export async function lockSoldAlone(tx: Tx, ids: readonly number[]): Promise<{ product: number; name: Text } | null> {
  const row = (await lockProductRows(tx, ids)).find(({ standalone_purchase: isAlone }) => isAlone)
  return row ? { product: row.id, name: { zh: row.name_zh, en: row.name_en } } : null
}
