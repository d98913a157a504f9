import type { Actor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { tellStaff } from '#server/office/notices/published/tell-staff.ts'
import { findColleague } from '#server/people/staff/published/list-colleagues.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockParcel } from '../lock-parcel.ts'
import { findAssigned, saveAssigned } from './assigned-store.ts'

export type AssignRefusal = { code: 'no_such_order' | 'no_such_person' }
export type ToAssign = { number: string; to: number | null; staffId: number; actor: Actor }

/** Gives an order to somebody of the office, who is told; null takes it from whoever had it. Answers who had it before (DSK-12). */
export async function assignOrder(shop: Shop, { number, to, staffId, actor }: ToAssign): Promise<Result<number | null, AssignRefusal>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const locked = await lockParcel(tx, number)
    if (!locked) return refuse({ code: 'no_such_order' })
    const { id: orderId, hashed_id: order } = locked.whole
    const person = to === null ? null : await findColleague(tx, to)
    if (to !== null && person === null) return refuse({ code: 'no_such_person' })
    const had = await findAssigned(tx, orderId)
    const before = had?.id ?? null
    if (before === to) return ok(before)
    await saveAssigned(tx, { orderId, to })
    const by = String(actor.id)
    const key = `assigned ${order} ${now.toISOString()}`
    if (to !== null) await tellStaff(tx, { notice: { kind: 'assigned', order, by }, key, to: [to], by: staffId, now })
    const named = (name: string | undefined) => (name === undefined ? null : { assigned: name })
    const sides = { before: named(had?.name), after: named(person?.name) }
    await writeAuditEntry(tx, { actor, verb: 'assign-order', subject: `order ${order}`, ...sides, now })
    return ok(before)
  })
}
