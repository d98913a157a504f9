import type { OrderEdit } from '#contract/shop/api/orders.ts'
import { judgePhone } from '#contract/shared/judge-phone.ts'
import type { Tx } from '#database/connect.ts'
import type { Actor } from '#rules/actor.ts'
import { decideEdit, type EditableOrder } from '#rules/orders/order-edit.ts'
import { transitionOrder, type OrderStatus } from '#rules/orders/order.ts'
import { taiwanDistricts } from '#rules/reference/taiwan-districts.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import type { Shop } from '#server/platform/shop.ts'
import { differencesOf } from '../differences-of.ts'
import { lockParcel, type LockedParcel } from '../lock-parcel.ts'
import { keptStore } from '../order-snapshot.ts'
import { recordTransition, type LockedOrder } from '../record-transition.ts'
import { editableOf, rowOf } from './editable-order.ts'
import { createEdit, findLastEdit } from './edit-store.ts'

type Store = { store_id: string; store_name: string }

/** What stands on an order of what can be edited, with the store where it is picked up. */
export type PresentValues = EditableOrder & { store: Store | null }

export type EditForBuyer = {
  number: string
  edit: OrderEdit
  /** Another store; undefined for the one that stands, null for a number that no open store has. */
  store: Store | null | undefined
  /** The last edit that the person has seen; 0 for none. */
  seen: number
  /** Whether the buyer gets a letter with the values before and after. */
  tell: boolean
  actor: Actor
  /** Whether a label of this parcel may still be used. */
  hasLabel: (tx: Tx, parcelId: number) => Promise<boolean>
}

export type EditForBuyerRefusal =
  | { code: 'no_such_order' | 'label_booked' }
  | { code: 'no_such_transition'; status: OrderStatus }
  | { code: 'edit_conflict'; by: string; at: Date; present: PresentValues; version: number }
  | { code: 'validation_error'; errors: Record<string, string> }

/**
 * Changes who sends, who receives, where and when, for a buyer, by the rules under which they could themselves; and while it is picked,
 * until a label is booked. Country, method and payment stay. Somebody's edit that was not seen is never written over. An edit that changes
 * nothing leaves no trace. Answers the number of the last edit (DSK-15).
 */
export async function editForBuyer(shop: Shop, asked: EditForBuyer): Promise<Result<number, EditForBuyerRefusal>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const locked = await lockParcel(tx, asked.number)
    if (!locked) return refuse({ code: 'no_such_order' })
    const { whole } = locked
    const last = await findLastEdit(tx, whole.id)
    const before = presentOf(whole)
    if (last && last.id > asked.seen) {
      const { id: version, actor: by, created_at: at } = last
      return refuse({ code: 'edit_conflict', by, at, present: before, version })
    }
    const closed = await whyClosed(tx, { locked, asked })
    if (closed) return refuse(closed)
    const decided = decideValues(whole, { before, asked })
    if (!decided.ok) return decided
    const changed = differencesOf(before, decided.value)
    if (Object.keys(changed).length === 0) return ok(last?.id ?? 0)
    await writeValues(tx, { locked, values: decided.value })
    const editId = await createEdit(tx, { orderId: whole.id, changed, actor: String(asked.actor.id), now })
    if (asked.tell) await tellLater(tx, { name: 'order-edited', orderId: whole.id, editId })
    const side = (of: 'from' | 'to') => Object.fromEntries(Object.entries(changed).map(([field, values]) => [field, values[of]]))
    const subject = `order ${whole.hashed_id}`
    await writeAuditEntry(tx, { actor: asked.actor, verb: 'edit-order', subject, before: side('from'), after: side('to'), now })
    return ok(editId)
  })
}

/** Each parcel has to stand before its handing over, and none may have a label. */
async function whyClosed(
  tx: Tx,
  { locked: { whole, parcels }, asked }: { locked: LockedParcel; asked: EditForBuyer },
): Promise<EditForBuyerRefusal | null> {
  const gone = [whole, ...parcels].find(({ status }) => eventFor(status) === null)
  if (gone) return { code: 'no_such_transition', status: gone.status }
  for (const { id } of parcels) if (await asked.hasLabel(tx, id)) return { code: 'label_booked' }
  return null
}

function eventFor(status: OrderStatus): 'edit' | 'edit_by_staff' | null {
  return (['edit', 'edit_by_staff'] as const).find((event) => transitionOrder(status, event).ok) ?? null
}

function presentOf(order: LockedOrder): PresentValues {
  return { ...editableOf(order), store: keptStore.nullable().parse(order.store) }
}

function decideValues(
  { shipping_method: method }: LockedOrder,
  { before, asked: { edit, store } }: { before: PresentValues; asked: EditForBuyer },
): Result<PresentValues, Extract<EditForBuyerRefusal, { code: 'validation_error' }>> {
  // Whether it is open still was asked of every parcel; here only the values are judged.
  const decided = decideEdit({ status: 'confirmed', method, order: before, edit, districts: taiwanDistricts, judgePhone })
  const errors = {
    ...(!decided.ok && decided.refusal.code === 'validation_error' ? { ...decided.refusal.errors } : {}),
    ...(store !== undefined && (store === null || method !== 'seven') ? { store_id: 'choice' } : {}),
  } as Record<string, string>
  if (!decided.ok || Object.keys(errors).length > 0) return refuse({ code: 'validation_error', errors })
  return ok({ ...decided.value, store: store ?? before.store })
}

/** Every parcel of the order goes to the same recipient. */
async function writeValues(tx: Tx, { locked: { parcels }, values }: { locked: LockedParcel; values: PresentValues }): Promise<void> {
  const set = { ...rowOf(values), store: values.store && JSON.stringify(values.store) }
  for (const order of parcels) {
    const event = eventFor(order.status)
    if (event) await recordTransition(tx, { orderId: order.id, held: { order, parts: [] }, event, actor: 'operations', set })
  }
}
