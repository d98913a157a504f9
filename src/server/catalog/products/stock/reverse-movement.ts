import { nameOfActor, type Actor } from '#rules/actor.ts'
import { isReversible } from '#rules/catalog/stock/stock-movements.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { createMovements, lockProductRows } from '../store.ts'
import { leaveLot, type MoveRefusal } from './move-stock.ts'
import { findMovement } from './store.ts'

export type ReverseRefusal =
  | MoveRefusal
  | { code: 'no_such_movement' }
  /** It belongs to an order, or was taken back before. */
  | { code: 'movement_stands' }

/** Answers a wrong movement by its opposite; the database takes one back once (STK-01). */
export async function reverseMovement(
  shop: Shop,
  { id, note, actor }: { id: number; note: string; actor: Actor },
): Promise<Result<{ stock: number }, ReverseRefusal>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const [product] = await lockProductRows(tx, [(await findMovement(tx, id))?.product_id ?? 0])
    const movement = await findMovement(tx, id)
    if (!product || !movement) return refuse({ code: 'no_such_movement' })
    if (!isReversible(movement)) return refuse({ code: 'movement_stands' })
    const lot = movement.lot_id === null ? undefined : { id: movement.lot_id }
    const left = movement.delta > 0 ? await leaveLot(tx, { product, lot, units: movement.delta, kind: 'correction' }) : ok(null)
    if (!left.ok) return left
    const opposite = {
      inbound_line_id: movement.inbound_line_id,
      delta: -movement.delta,
      kind: 'correction',
      reverses_id: id,
      note,
      actor: nameOfActor(actor),
      created_at: now,
    } as const
    await createMovements(tx, [{ product_id: product.id, lot_id: movement.lot_id, place_id: movement.place_id, ...opposite }])
    const [before, after] = [{ stock: product.stock }, { stock: product.stock - movement.delta, reverses: id }]
    await writeAuditEntry(tx, { actor, verb: 'reverse-movement', subject: `product ${product.id}`, before, after, reason: note, now })
    return ok({ stock: product.stock - movement.delta })
  })
}
