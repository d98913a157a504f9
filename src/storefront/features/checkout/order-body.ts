import type { PlaceOrderBody } from '#contract/api/place-order.ts'
import { invoiceOfDraft, type Draft } from '#rules/checkout-draft.ts'
import { tidyInvoice } from '#rules/invoice.ts'
import { wirePayway } from '#rules/payway.ts'
import { receivedTimesOf } from '#rules/shipping.ts'

type OrderFacts = {
  cartItemIds: readonly number[]
  /** The code whose discount the shopper has seen; null without one. */
  discountCode: string | null
  /** What the card company gave for a new card; null for every other way to pay. */
  card: { prime: string; email: string } | null
  /** What the shopper has seen and agrees to pay: the shop compares it with its own sum. */
  grandTotal: number
}

/** The draft as it is placed: the parts that belong to its method and its payway, and no others. */
export function orderBody(draft: Draft, { cartItemIds, discountCode, card, grandTotal }: OrderFacts): PlaceOrderBody {
  const invoice = invoiceOfDraft(draft)
  return {
    sender: { name: draft.sender.name.trim(), phone: draft.sender.phone },
    invoice_info: invoice.carrier_type ? tidyInvoice(invoice, invoice.carrier_type) : null,
    shipping_method: draft.shipping_method,
    ...recipientOf(draft),
    ...(draft.payway && { payway: wirePayway(draft.payway) }),
    ...(card && { card_info: { ...card, remember: draft.card_info.remember, name: draft.sender.name.trim(), phonenumber: draft.sender.phone } }),
    remark: draft.remark.trim(),
    cart_item_ids: [...cartItemIds],
    ...(discountCode !== null && { discount_code: discountCode }),
    grand_total: grandTotal,
  }
}

/** A saved recipient travels as its number, a new one as it was written (RCP-09). */
function recipientOf({ shipping_method: method, contact_id, contact_attributes: contact, foreign_contact_attributes, store_id, received_time }: Draft): Recipient {
  if (method === 'seven') return { store_id, contact_attributes: { name: contact.name.trim(), phone: contact.phone } }
  const asksForTime = method !== null && receivedTimesOf(method).length > 0
  const time = asksForTime ? { received_time } : {}
  if (contact_id !== null) return { ...time, contact_id }
  if (method === 'ups') return { foreign_contact_attributes }
  return { ...time, contact_attributes: { ...contact, name: contact.name.trim(), address: contact.address.trim() } }
}

type Recipient = Pick<PlaceOrderBody, 'contact_id' | 'contact_attributes' | 'foreign_contact_attributes' | 'store_id' | 'received_time'>
