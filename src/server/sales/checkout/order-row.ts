import { normaliseCode } from '#rules/promotions/discount.ts'
import type { NewOrder } from '#server/sales/orders/create-order.ts'
import type { Recording } from '#server/sales/placing/recording.ts'

/** A decided order as the row that keeps it. */
export function orderRowOf({ decision, request, discount, now }: Recording, number: string): NewOrder {
  const { invoice, instalment_info: instalments } = decision
  return {
    hashed_id: number,
    user_id: request.memberId,
    lang: request.language,
    placed_at: now,
    ...amountsOf(decision),
    payment: decision.paymentMethod,
    instalment_number: instalments?.number_of_instalments ?? null,
    first_payment: instalments?.first_payment ?? null,
    each_payment: instalments?.each_payment ?? null,
    shipping_method: decision.shipping_method,
    region: decision.region,
    temperature: decision.temperature,
    pre_order: decision.pre_order,
    ...shipsOf(decision),
    received_time: decision.received_time,
    remark: decision.remark,
    discount_code_id: discount?.id ?? null,
    discount_code_text: discount ? normaliseCode(request.body.discount_code ?? '') : null,
    discount_name: discount?.name[request.language] ?? null,
    sender_name: decision.sender.name,
    sender_phone: decision.sender.phone,
    contact: json(decision.contact),
    foreign_contact: json(decision.foreign_contact),
    store: json(decision.store),
    receipt: invoice.receipt,
    invoice: JSON.stringify({ name: invoice.name, carrier_type: invoice.carrier_type, carrier: invoice.carrier, address: invoice.address }),
  }
}

function amountsOf(decision: Recording['decision']) {
  const { items_total, discount_amount, delivery_fee, handling_fee, grand_total, points_cost, points_earned } = decision
  return { items_total, discount_amount, delivery_fee, handling_fee, grand_total, points_cost, points_earned }
}

function shipsOf({ ships }: Recording['decision']) {
  return { ships_from: ships && ships.from, ships_until: ships && ships.to }
}

function json(kept: object | null): string | null {
  return kept && JSON.stringify(kept)
}
