import type { StaffActor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockProductRows } from '../store.ts'
import { createConfirmations } from './store.ts'

type Wanted = { id: number; words: readonly string[]; actor: StaffActor }

/** Says that a product may be published with these words, which the audit keeps (GDS-29). Told twice, it stands once. */
export async function confirmClaims(shop: Shop, { id, words, actor }: Wanted): Promise<Result<null, { code: 'unknown_product' }>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const [row] = await lockProductRows(tx, [id])
    if (!row) return refuse({ code: 'unknown_product' })
    const fresh = await createConfirmations(tx, { product: id, words, actor: actor.id, now })
    if (fresh.length === 0) return ok(null)
    await writeAuditEntry(tx, { actor, verb: 'confirm-claims', subject: `product ${id}`, before: null, after: { words: fresh }, now })
    return ok(null)
  })
}
