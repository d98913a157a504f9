import type { PlaceOrderBody } from '#contract/shop/api/place-order.ts'
import type { Tx } from '#database/connect.ts'
import type { OrderFacts } from '#rules/checkout/order-facts.ts'
import { findSavedRecipient } from '#server/delivery/recipients/find-saved-recipient.ts'
import { findStore } from '#server/delivery/stores/find-store.ts'

type Asked = { memberId: number; body: PlaceOrderBody }

/** To whom an order goes: a saved recipient by its number, or the fields of a form, with the store where it is picked up. */
export async function loadRecipient(tx: Tx, { memberId, body }: Asked): Promise<OrderFacts['recipient']> {
  const store = body.store_id ? await findStore(tx, body.store_id) : null
  if (!body.contact_id) return { contact: body.contact_attributes ?? null, foreign_contact: body.foreign_contact_attributes ?? null, store }
  const saved = await findSavedRecipient(tx, { memberId, id: body.contact_id })
  return saved ? { ...saved, store } : 'not_found'
}
