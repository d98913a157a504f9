import type { StaffActor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { holdSharing } from '../families/sharing/say-alike.ts'
import { lockProductRows } from '../store.ts'
import { createConfirmations } from './store.ts'

type Wanted = { id: number; words: readonly string[]; actor: StaffActor }

/**
 * Says that a product may be published with these words, which the audit keeps (GDS-29): it, and who shares texts with it, since they say
 * the same. Told twice, it stands once.
 */
export async function confirmClaims(shop: Shop, { id, words, actor }: Wanted): Promise<Result<null, { code: 'unknown_product' }>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const others = [...(await holdSharing(tx, id)).keys()]
    const rows = await lockProductRows(tx, [id, ...others])
    if (!rows.some((row) => row.id === id)) return refuse({ code: 'unknown_product' })
    for (const row of rows) {
      const fresh = await createConfirmations(tx, { product: row.id, words, actor: actor.id, now })
      const entry = { actor, verb: 'confirm-claims', subject: `product ${row.id}`, before: null, after: { words: fresh }, now }
      if (fresh.length > 0) await writeAuditEntry(tx, entry)
    }
    return ok(null)
  })
}
