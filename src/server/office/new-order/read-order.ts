import type { OrderAsked } from '#contract/office/api/ordering/new-order.ts'
import type { StaffOrder } from '#server/sales/checkout/by-staff/staff-order.ts'

/** An order as it comes from the page, as the verbs call it. */
export function readOrder({ uid, language, payway, lines, order }: OrderAsked): StaffOrder {
  return {
    uid,
    language,
    payway,
    lines: lines.map(({ product_id, quantity, picks }) => ({ productId: product_id, quantity, picks })),
    body: order,
  }
}
