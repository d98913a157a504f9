import type { PlaceOrderBody } from '#contract/shop/api/place-order.ts'
import { invoiceOfDraft, type Draft } from '#rules/checkout/checkout-draft.ts'
import { tidyInvoice } from '#rules/invoices/invoice.ts'
import { isCardMethod, isInInstalments, paywayOf } from '#rules/payments/payment-methods.ts'
import { receivedTimesOf } from '#rules/shipping/shipping.ts'
import type { CardSent } from './confirm/card-sent.ts'

type OrderFacts = {
  cartItemIds: readonly number[]
  /** The code whose discount the shopper has seen; null without one. */
  discountCode: string | null
  /** What the card company gave for a card or a wallet; null where nothing is asked of it. */
  card: CardSent | null
  /** The shopper's own, for the card company. */
  email: string
  /** What the shopper has seen and agrees to pay: the shop compares it with its own sum. */
  grandTotal: number
}

/** The draft as it is placed: the parts that belong to its delivery and its payment method, and no others. */
export function orderBody(draft: Draft, { cartItemIds, discountCode, card, email, grandTotal }: OrderFacts): PlaceOrderBody {
  const invoice = invoiceOfDraft(draft)
  return {
    sender: { name: draft.sender.name.trim(), phone: draft.sender.phone },
    invoice_info: invoice.carrier_type ? tidyInvoice(invoice, invoice.carrier_type) : null,
    shipping_method: draft.shipping_method,
    ...recipientOf(draft),
    ...paymentIn(draft, card && { ...card, email, name: draft.sender.name.trim(), phonenumber: draft.sender.phone }),
    remark: draft.remark.trim(),
    cart_item_ids: [...cartItemIds],
    ...(discountCode !== null && { discount_code: discountCode }),
    grand_total: grandTotal,
  }
}

/** By what the draft is paid. Whose card it is, is said beside it, as far as that is known. */
export function paymentIn(draft: Draft, card: (CardSent & { name?: string; phonenumber?: string; email?: string }) | null) {
  const { payway } = draft
  return {
    ...(payway && { payway: paywayOf(payway) }),
    ...(payway && isInInstalments(payway) && { instalment: draft.installment }),
    ...(card && { card_info: { ...card, ...rememberOf(draft, card) } }),
  }
}

/** Only a card that was typed can be kept. */
function rememberOf({ payway, card_info }: Draft, card: CardSent): { remember?: boolean } {
  return payway !== null && isCardMethod(payway) && 'prime' in card ? { remember: card_info.remember } : {}
}

/** A saved recipient travels as its number, a new one as it was written (RCP-09). */
function recipientOf({
  shipping_method: method,
  contact_id,
  contact_attributes: contact,
  foreign_contact_attributes,
  store_id,
  received_time,
}: Draft): Recipient {
  if (method === 'seven') return { store_id, contact_attributes: { name: contact.name.trim(), phone: contact.phone } }
  const asksForTime = method !== null && receivedTimesOf(method).length > 0
  const time = asksForTime ? { received_time } : {}
  if (contact_id !== null) return { ...time, contact_id }
  if (method === 'ups') return { foreign_contact_attributes }
  return { ...time, contact_attributes: { ...contact, name: contact.name.trim(), address: contact.address.trim() } }
}

type Recipient = Pick<PlaceOrderBody, 'contact_id' | 'contact_attributes' | 'foreign_contact_attributes' | 'store_id' | 'received_time'>
