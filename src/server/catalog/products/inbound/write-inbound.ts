import { nameOfActor, type Actor } from '#rules/actor.ts'
import type { Day } from '#rules/calendar.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { changedFields } from '#server/platform/audit/changed-fields.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { createDelivery, lockDelivery, saveDelivery } from './store.ts'

type Store = Pick<Shop, 'database' | 'now'>
export type InboundAbout = { supplier: string; expected_on: Day | null; note: string }
export type InboundRefusal = { code: 'no_such_delivery' } | { code: 'delivery_closed' }

/** Writes down a delivery that is to come; its lines follow. */
export async function createInbound(shop: Store, { actor, about }: { actor: Actor; about: InboundAbout }): Promise<number> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const id = await createDelivery(tx, { ...about, created_by: nameOfActor(actor), created_at: now })
    await writeAuditEntry(tx, { actor, verb: 'create-inbound', subject: `inbound ${id}`, before: null, after: about, now })
    return id
  })
}

/** Says anew whose it is and when it comes. Told twice, nothing changes. */
export async function changeInbound(
  shop: Store,
  { actor, id, about }: { actor: Actor; id: number; about: InboundAbout },
): Promise<Result<'changed' | 'same', InboundRefusal>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const delivery = await lockDelivery(tx, id)
    if (!delivery) return refuse({ code: 'no_such_delivery' })
    if (delivery.closed_at !== null) return refuse({ code: 'delivery_closed' })
    const { before, after } = changedFields(delivery, about)
    if (Object.keys(after).length === 0) return ok('same')
    await saveDelivery(tx, { id, change: after })
    await writeAuditEntry(tx, { actor, verb: 'change-inbound', subject: `inbound ${id}`, before, after, now })
    return ok('changed')
  })
}
