import type { PlaceOrderBody } from '#contract/shop/api/place-order.ts'
import type { Language } from '#rules/locale.ts'
import type { Payway } from '#rules/payments/payment-methods.ts'
import type { WantedLine } from '#server/sales/cart/for-staff/put-lines.ts'

/** How an order that people of the shop place is paid: by a link that the buyer gets, or as the buyer wished. */
export type StaffPayway = 'link' | Extract<Payway, 'atm' | 'when_received'>

/** An order as somebody of the shop enters it for a member. What is not said yet is left out. */
export type StaffOrder = {
  /** The number of the member. */
  uid: string
  /** In which the buyer reads. */
  language: Language
  lines: readonly WantedLine[]
  payway: StaffPayway
  body: Omit<PlaceOrderBody, 'cart_item_ids' | 'payway' | 'card_info' | 'instalment'>
}
