import type { Tx } from '#database/connect.ts'
import { normaliseCode } from '#rules/discount.ts'
import type { DecidedLine } from '#rules/order-facts.ts'
import { listSnapshots } from '#server/catalog/list-snapshots.ts'
import type { NewLine, NewOrder } from '#server/orders/create-order.ts'
import type { Recording } from './recording.ts'

/** A decided order as the row that keeps it. */
export function orderRowOf({ decision, request, discount, now }: Recording, number: string): NewOrder {
  const { invoice, instalment_info: instalments } = decision
  return {
    hashed_id: number,
    user_id: request.memberId,
    lang: request.language,
    placed_at: now,
    ...amountsOf(decision),
    payment: decision.payment,
    instalment_number: instalments?.number_of_instalments ?? null,
    first_payment: instalments?.first_payment ?? null,
    each_payment: instalments?.each_payment ?? null,
    shipping_method: decision.shipping_method,
    region: decision.region,
    temperature: decision.temperature,
    pre_order: decision.pre_order,
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

function json(kept: object | null): string | null {
  return kept && JSON.stringify(kept)
}

/** The lines with what the order keeps of their products and picks. */
export async function linesOf(tx: Tx, lines: readonly DecidedLine[]): Promise<NewLine[]> {
  const snapshots = await listSnapshots(tx, lines.flatMap((line) => [line.product_id, ...line.optional_items.map((pick) => pick.product_id)]))
  const snapshotOf = (productId: number) => {
    const snapshot = snapshots.get(productId)
    if (!snapshot) throw new Error(`Product ${productId} was decided about, and is not there`)
    return snapshot
  }
  return lines.map(({ optional_items: picks, ...line }) => ({
    ...line,
    snapshot: snapshotOf(line.product_id),
    options: picks.map((pick) => ({ ...pick, name: snapshotOf(pick.product_id).name })),
  }))
}
