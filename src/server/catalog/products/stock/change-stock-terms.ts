import type { Actor } from '#rules/actor.ts'
import { taipeiDay } from '#rules/calendar.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { changedFields } from '#server/platform/audit/changed-fields.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockProductRows, saveProductRow } from '../store.ts'
import { turnLotsOf } from './turn-lots.ts'

/** What is left out stays; null is as if it had never been said. */
export type StockTermsOfProduct = {
  safety_stock?: number | undefined
  low_stock_at?: number | null | undefined
  low_stock_days?: number | null | undefined
  lots_followed?: boolean | undefined
  arrival_days?: number | null | undefined
  shelf_life_days?: number | null | undefined
}

/**
 * Says what is kept back of a product, when it is scarce, and whether its lots are followed. Its lots are blocked and opened anew in the
 * same moment. Told twice, the second time changes nothing.
 */
export async function changeStockTerms(
  shop: Pick<Shop, 'database' | 'now' | 'terms'>,
  { actor, id, said }: { actor: Actor; id: number; said: StockTermsOfProduct },
): Promise<Result<'changed' | 'same', { code: 'unknown_product' }>> {
  const [now, { stock: terms }] = [shop.now(), await shop.terms()]
  return shop.database.transaction(async (tx) => {
    const [row] = await lockProductRows(tx, [id])
    if (!row) return refuse({ code: 'unknown_product' })
    // A number of units and days of cover are two ways to say one thing: the one that is said last holds.
    const byUnits = typeof said.low_stock_at === 'number' && { low_stock_days: null }
    const byDays = typeof said.low_stock_days === 'number' && { low_stock_at: null }
    const { before, after } = changedFields(row, { ...said, ...byUnits, ...byDays })
    if (Object.keys(after).length === 0) return ok('same')
    await saveProductRow(tx, { id, change: after })
    await turnLotsOf(tx, { products: [id], today: taipeiDay(now), terms })
    await writeAuditEntry(tx, { actor, verb: 'change-stock-terms', subject: `product ${id}`, before, after, now })
    return ok('changed')
  })
}
