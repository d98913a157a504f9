import type { Actor } from '#rules/actor.ts'
import type { HoldReason } from '#rules/orders/hold.ts'
import type { OrderStatus } from '#rules/orders/order.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Tx } from '#database/connect.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findPackedRow, savePacking, takePacking, type TakenPacking } from './store.ts'

export type PackingRefusal =
  | { code: 'no_such_order' }
  | { code: 'no_such_transition'; status: OrderStatus }
  | { code: 'order_held'; reason: HoldReason }
  /** Somebody else packs it. */
  | { code: 'claimed_by'; name: string }

export type Packer = { number: string; staffId: number; actor: Actor }

/** Takes a parcel to pack it. Somebody else's is only taken over by saying so; twice by the same person is once (PCK-07). */
export async function claimParcel(
  shop: Shop,
  { number, staffId, actor, takeOver }: Packer & { takeOver: boolean },
): Promise<Result<'claimed', PackingRefusal>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const taken = await takeToPack(tx, { number, staffId, now })
    if (taken.ok) return ok('claimed')
    if (taken.refusal.code !== 'claimed_by' || !takeOver) return taken
    const { orderId, name } = taken.refusal
    await savePacking(tx, { orderId, set: { packer_id: staffId, claimed_at: now } })
    const [before, after] = [{ packer: name }, { packer: actor.id }]
    await writeAuditEntry(tx, { actor, verb: 'take-over-parcel', subject: `order ${number}`, before, after, now })
    return ok('claimed')
  })
}

type Taking = { number: string; staffId: number; now: Date }
type NotTaken = Exclude<PackingRefusal, { code: 'claimed_by' }> | { code: 'claimed_by'; name: string; orderId: number }

/** Holds the packing of a parcel for who packs it, or begins it. */
export async function takeToPack(tx: Tx, { number, staffId, now }: Taking): Promise<Result<TakenPacking, NotTaken>> {
  const taken = await takePacking(tx, { number, staffId, now })
  if (taken?.packer_id === staffId) return ok(taken)
  const row = await findPackedRow(tx, number)
  if (!row) return refuse({ code: 'no_such_order' })
  if (taken) return refuse({ code: 'claimed_by', name: row.packer_name ?? '', orderId: taken.order_id })
  return refuse(row.held_reason ? { code: 'order_held', reason: row.held_reason } : { code: 'no_such_transition', status: row.status })
}
