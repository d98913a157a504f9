import { nameOfActor, type Actor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockProductRows } from '../store.ts'
import { createCostChange, findAverage } from './store.ts'

type Setting = { id: number; cents: number; reason: string; actor: Actor }

/** Says what a unit of a product costs from now on; what comes later is averaged with it (D-218). Told twice, nothing changes. */
export async function setCost(
  shop: Pick<Shop, 'database' | 'now'>,
  { id, cents, reason, actor }: Setting,
): Promise<Result<'changed' | 'same', { code: 'unknown_product' }>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const [product] = await lockProductRows(tx, [id])
    if (!product) return refuse({ code: 'unknown_product' })
    const known = await findAverage(tx, id)
    if (known === cents) return ok('same')
    await createCostChange(tx, { productId: id, cents, actor: nameOfActor(actor), now })
    const [before, after] = [{ cost_cents: known }, { cost_cents: cents }]
    await writeAuditEntry(tx, { actor, verb: 'set-cost', subject: `product ${id}`, before, after, reason, now })
    return ok('changed')
  })
}
