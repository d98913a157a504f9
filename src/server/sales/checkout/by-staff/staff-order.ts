import type { PlaceOrderBody } from '#contract/shop/api/place-order.ts'
import type { Language } from '#rules/locale.ts'
import type { StaffPayway } from '#rules/orders/staff-payways.ts'
import type { WantedLine } from '#server/sales/cart/for-staff/put-lines.ts'

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
