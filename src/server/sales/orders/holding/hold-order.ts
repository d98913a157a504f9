import type { Actor } from '#rules/actor.ts'
import { canBeHeld, type HoldReason } from '#rules/orders/hold.ts'
import type { OrderStatus } from '#rules/orders/order.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockParcel } from '../lock-parcel.ts'
import { saveHold } from './store.ts'

export type HoldRefusal = { code: 'no_such_order' } | { code: 'no_such_transition'; status: OrderStatus }

/** `by`: a person's name. */
type Held = { number: string; by: string }

/**
 * An order must not be picked yet: until it is let go, none of its parcels is started, booked or handed over. Its deadline and
 * its buyer's right to cancel go on (DSK-16). Told twice, it stays as it is; with another reason, that stands from then on.
 */
export async function holdOrder(shop: Shop, { number, by, reason }: Held & { reason: HoldReason }): Promise<Result<'held', HoldRefusal>> {
  const changed = await changeHold(shop, { number, by, hold: reason })
  return changed.ok ? ok('held') : changed
}

/** Lets an order go again. Told twice, nothing changes. */
export async function releaseOrder(shop: Shop, held: Held): Promise<Result<'released', HoldRefusal>> {
  const changed = await changeHold(shop, { ...held, hold: null })
  return changed.ok ? ok('released') : changed
}

async function changeHold(shop: Shop, { number, by, hold }: Held & { hold: HoldReason | null }): Promise<Result<null, HoldRefusal>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const locked = await lockParcel(tx, number)
    if (!locked || locked.parcel.id !== locked.whole.id) return refuse({ code: 'no_such_order' })
    const { whole, parcels } = locked
    if (whole.held_reason === hold) return ok(null)
    if (hold !== null && !canBeHeld(parcels)) return refuse({ code: 'no_such_transition', status: whole.status })
    await saveHold(tx, { order: whole, hold: hold && { reason: hold, at: now }, by, now })
    if (hold !== null) await tellLater(tx, { name: 'order-held', orderId: whole.id })
    const actor: Actor = { kind: 'staff', id: by }
    const verb = hold === null ? 'release-order' : 'hold-order'
    const [before, after] = [whole.held_reason, hold].map((reason) => (reason === null ? null : { reason }))
    await writeAuditEntry(tx, { actor, verb, subject: `order ${number}`, before, after, now })
    return ok(null)
  })
}
