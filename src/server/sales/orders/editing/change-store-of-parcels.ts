import type { Tx } from '#database/connect.ts'
import type { Actor } from '#rules/actor.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import { differencesOf } from '../differences-of.ts'
import type { LockedParcel } from '../lock-parcel.ts'
import { keptStore } from '../order-snapshot.ts'
import { recordTransition } from '../record-transition.ts'
import { createEdit } from './edit-store.ts'

type Store = { store_id: string; store_name: string }

export type StoreOfParcels = { parcels: readonly LockedParcel[]; store: Store; actor: Actor; now: Date }

/**
 * These parcels are picked up in another store from now on (DSK-32). The store before stays in the edits of the order; when somebody of the
 * shop chose for the buyer, the buyer is told of both. A parcel that goes there already, or that has gone on, stays as it is.
 */
export async function changeStoreOfParcels(tx: Tx, { parcels, store, actor, now }: StoreOfParcels): Promise<void> {
  const chosenBy =
    actor.kind === 'staff' ? ({ actor: 'operations', name: actor.id } as const) : ({ actor: 'buyer', name: 'buyer' } as const)
  for (const { parcel, whole } of parcels) {
    const before = keptStore.nullable().parse(parcel.store)
    const changed = differencesOf({ store: before }, { store })
    if (before?.store_id === store.store_id) continue
    const event = parcel.status === 'confirmed' ? 'edit' : 'store_changed'
    const held = { order: parcel, parts: [] }
    const set = { store: JSON.stringify(store) }
    const moved = await recordTransition(tx, { orderId: parcel.id, held, event, actor: chosenBy.actor, set })
    if (!moved.ok) continue
    const editId = await createEdit(tx, { orderId: whole.id, changed, actor: chosenBy.name, now })
    if (actor.kind === 'staff') await tellLater(tx, { name: 'order-edited', orderId: whole.id, editId })
    const subject = `order ${parcel.hashed_id}`
    await writeAuditEntry(tx, { actor, verb: 'change-store', subject, before: { store: before }, after: { store }, now })
  }
}
