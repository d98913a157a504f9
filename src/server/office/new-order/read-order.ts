import type { OrderWish } from '#contract/office/api/new-order.ts'
import type { StaffOrder } from '#server/sales/checkout/by-staff/staff-order.ts'

type Asked = Required<Pick<OrderWish, 'uid' | 'language' | 'payway'>> & {
  lines: readonly { product_id: number; quantity: number; picks: readonly { product_id: number; quantity: number }[] }[]
  order: OrderWish['order']
}

/** An order as it comes from the page, as the verbs call it. */
export function readOrder({ uid, language, payway, lines, order }: Asked): StaffOrder {
  return {
    uid,
    language,
    payway,
    lines: lines.map(({ product_id, quantity, picks }) => ({ productId: product_id, quantity, picks })),
    body: order,
  }
}
