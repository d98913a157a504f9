import type { Twd } from '#rules/money.ts'
import type { StaffActor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockProductRows } from '../store.ts'
import { createReason, findReason } from './store.ts'

type Given = { id: number; origin_price: Twd; reason: string; actor: StaffActor }
export type ReasonRefusal = { code: 'unknown_product' | 'changed_since' }

/** Says why a list price stands that was never asked. It is said of the list price that was seen, and of no other. Told twice, it stands once. */
export async function giveListPriceReason(shop: Shop, { id, origin_price, reason, actor }: Given): Promise<Result<null, ReasonRefusal>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const [row] = await lockProductRows(tx, [id])
    if (!row) return refuse({ code: 'unknown_product' })
    if (row.origin_price !== origin_price) return refuse({ code: 'changed_since' })
    const stands = await findReason(tx, { product: id, origin_price })
    if (stands?.reason === reason) return ok(null)
    await createReason(tx, { product: id, origin_price, reason, actor: actor.id, now })
    const said = { subject: `product ${id}`, before: stands ? { reason: stands.reason } : null, after: { origin_price, reason } }
    await writeAuditEntry(tx, { actor, verb: 'give-list-price-reason', ...said, now })
    return ok(null)
  })
}
