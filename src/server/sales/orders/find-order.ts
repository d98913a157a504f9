import type { Language } from '#rules/locale.ts'
import { ok, refuse } from '#rules/result.ts'
import type { Shop } from '#server/platform/shop.ts'
import { loadAfterwards } from './afterwards/load-afterwards.ts'
import { presentOrder } from './present-order.ts'
import { loadParts } from './load-parts.ts'
import { findOrderRow } from './store.ts'

/** One order of this member. Somebody else's order is as unknown as one that never was (OAP-12). */
export async function findOrder(shop: Shop, { memberId, hashedId, language }: { memberId: number; hashedId: string; language: Language }) {
  const row = await findOrderRow(shop.database.db, { memberId, hashedId })
  if (!row) return refuse({ status: 'invalid_order_number' })
  const parts = await loadParts(shop, { memberId, rows: [row] })
  return ok({ ...presentOrder(row, { ...parts, language }), ...(await loadAfterwards(shop, { row, ...parts })) })
}
