import { DatabaseError } from 'pg'
import type { Actor } from '#rules/actor.ts'
import { mayThrowAway } from '#rules/catalog/product-state.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockProductRows } from '../store.ts'
import { findWhatIsSaid, removeProductRow } from './store.ts'

/** `kept`: it is older than 30 days, or something names it; such a product is put away. */
export type ThrowAwayRefusal = { code: 'unknown_product' } | { code: 'kept' }

const isNamed = '23503'

/**
 * Throws away a product that was made by mistake (GDS-47). Whether an order, a cart, a wishlist, a movement or a campaign names it, the
 * database says: its references do not let it go. The audit log and the versions keep what it said.
 */
export async function throwProductAway(
  shop: Pick<Shop, 'database' | 'now'>,
  { actor, id }: { actor: Actor; id: number },
): Promise<Result<void, ThrowAwayRefusal>> {
  const now = shop.now()
  try {
    return await shop.database.transaction(async (tx) => {
      const [row] = await lockProductRows(tx, [id])
      if (!row) return refuse({ code: 'unknown_product' })
      if (!mayThrowAway({ madeAt: row.created_at, now })) return refuse({ code: 'kept' })
      const before = await findWhatIsSaid(tx, id)
      await removeProductRow(tx, id)
      await writeAuditEntry(tx, { actor, verb: 'throw-product-away', subject: `product ${id}`, before, after: null, now })
      return ok(undefined)
    })
  } catch (error) {
    if (error instanceof DatabaseError && error.code === isNamed) return refuse({ code: 'kept' })
    throw error
  }
}
