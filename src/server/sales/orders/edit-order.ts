import type { OrderEdit } from '#contract/shop/api/orders.ts'
import { judgePhone } from '#contract/shared/judge-phone.ts'
import type { Tx } from '#database/connect.ts'
import type { Language } from '#rules/locale.ts'
import { decideEdit } from '#rules/orders/order-edit.ts'
import { taiwanDistricts } from '#rules/reference/taiwan-districts.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { Shop } from '#server/platform/shop.ts'
import { differencesOf } from './differences-of.ts'
import { editableOf, rowOf } from './editing/editable-order.ts'
import { findOrder } from './find-order.ts'
import { openStatusOf } from './open-status-of.ts'
import { recordTransition } from './record-transition.ts'
import { createEditRow, lockOrderOf, lockParts } from './store.ts'

export type EditAsked = { memberId: number; hashedId: string; edit: OrderEdit; language: Language }
export type EditRefused =
  | { status: 'invalid_order_number' | 'order_failed' }
  | { status: 'validation_error'; details: { errors: Record<string, string> } }

/**
 * Changes who sends, who receives and when, until the parcel is picked (D-69). What changed is kept beside the order with
 * its old value. An edit that changes nothing leaves no trace, so that sending it twice is sending it once.
 */
export async function editOrder(shop: Shop, { memberId, hashedId, edit, language }: EditAsked) {
  const edited = await shop.database.transaction((tx) => editOnce(tx, { memberId, hashedId, edit }))
  return edited.ok ? findOrder(shop, { memberId, hashedId, language }) : edited
}

async function editOnce(
  tx: Tx,
  { memberId, hashedId, edit }: Omit<EditAsked, 'language'>,
): Promise<Result<'edited' | 'same', EditRefused>> {
  const order = await lockOrderOf(tx, { memberId, hashedId })
  if (!order) return refuse({ status: 'invalid_order_number' })
  const before = editableOf(order)
  const status = openStatusOf(order, await lockParts(tx, order.id))
  const decided = decideEdit({ status, method: order.shipping_method, order: before, edit, districts: taiwanDistricts, judgePhone })
  if (!decided.ok) return refuse(wordRefusal(decided.refusal))

  const changed = differencesOf(before, decided.value)
  if (Object.keys(changed).length === 0) return ok('same')
  await recordTransition(tx, { orderId: order.id, event: 'edit', actor: 'buyer', set: rowOf(decided.value) })
  await createEditRow(tx, { orderId: order.id, changed, actor: 'buyer' })
  return ok('edited')
}

function wordRefusal(refusal: Extract<ReturnType<typeof decideEdit>, { ok: false }>['refusal']): EditRefused {
  return refusal.code === 'order_failed'
    ? { status: 'order_failed' }
    : { status: 'validation_error', details: { errors: { ...refusal.errors } as Record<string, string> } }
}
