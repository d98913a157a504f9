import type { Insertable } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import { sum } from '#rules/money.ts'
import type { DecidedLine } from '#rules/checkout/order-facts.ts'
import { isByTransfer } from '#rules/payments/payment-methods.ts'
import { paymentDeadline } from '#rules/payments/payment.ts'
import { defaultTerms } from '#rules/terms.ts'
import { subOrderNumber } from '#rules/checkout/split-order.ts'
import { statusOf, timeOfReaching, timeOf, type HistoryEntry } from './order-course.ts'
import { trackingNumber } from './order-numbers.ts'
import type { PastOrder } from './past-order.ts'

/** An order, or the part of one that travels apart, as it stands in the database: with goods and a way of its own. */
export type WrittenOrder = { id: number; past: PastOrder; history: readonly HistoryEntry[]; lines: readonly DecidedLine[]; isPart: boolean }

/** Writes orders with their histories, then the parts that travel apart, which refer to them. */
export async function writeOrders(tx: Tx, past: readonly PastOrder[]): Promise<WrittenOrder[]> {
  const rows = await tx.insertInto('orders').values(past.map(wholeRow)).returning(['id', 'hashed_id']).execute()
  const ids = new Map(rows.map((row) => [row.hashed_id, row.id]))
  const wholes = past.map((order): WrittenOrder => {
    const lines = order.decision.lines.filter((line) => !order.part?.lineIds.includes(line.cart_item_id))
    return { id: ids.get(order.number) ?? 0, past: order, history: order.history, lines, isPart: false }
  })
  const written = [...wholes, ...(await writeParts(tx, wholes))]
  await tx.insertInto('order_events').values(written.flatMap(eventRows)).execute()
  return written
}

async function writeParts(tx: Tx, wholes: readonly WrittenOrder[]): Promise<WrittenOrder[]> {
  const parts: WrittenOrder[] = []
  for (const { id: parentId, past } of wholes) {
    if (!past.part) continue
    const { history, lineIds } = past.part
    const lines = past.decision.lines.filter((line) => lineIds.includes(line.cart_item_id))
    const { id } = await tx
      .insertInto('orders')
      .values(partRow({ past, history, lines, parentId }))
      .returning('id')
      .executeTakeFirstOrThrow()
    parts.push({ id, past, history, lines, isPart: true })
  }
  return parts
}

function wholeRow(past: PastOrder): Insertable<Tables['orders']> {
  const { decision } = past
  return {
    ...sharedColumns(past),
    ...courseColumns(past, past.history),
    hashed_id: past.number,
    items_total: decision.items_total,
    discount_amount: decision.discount_amount,
    delivery_fee: decision.delivery_fee,
    handling_fee: decision.handling_fee,
    grand_total: decision.grand_total,
    points_cost: decision.points_cost,
    points_earned: decision.points_earned,
    discount_code_id: past.code?.id ?? null,
    discount_code_text: past.seed.code ?? null,
    discount_name: past.code?.name_zh ?? null,
    ...deadlines(past),
  }
}

type Part = { past: PastOrder; history: readonly HistoryEntry[]; lines: readonly DecidedLine[]; parentId: number }

/** The money stands on the whole order; what a part shows is the value of its goods. */
function partRow({ past, history, lines, parentId }: Part): Insertable<Tables['orders']> {
  const value = sum(lines.map((line) => line.sub_total))
  return {
    ...sharedColumns(past),
    ...courseColumns(past, history),
    hashed_id: subOrderNumber(past.number),
    parent_id: parentId,
    suffix: 1,
    items_total: value,
    grand_total: value,
  }
}

function sharedColumns({ memberId, seed, decision, placedAt }: PastOrder) {
  const { instalment_info: instalments, invoice, sender } = decision
  return {
    user_id: memberId,
    lang: seed.language ?? 'zh',
    placed_at: placedAt,
    created_at: placedAt,
    payment: decision.paymentMethod,
    instalment_number: instalments?.number_of_instalments ?? null,
    first_payment: instalments?.first_payment ?? null,
    each_payment: instalments?.each_payment ?? null,
    shipping_method: decision.shipping_method,
    region: decision.region,
    temperature: decision.temperature,
    pre_order: decision.pre_order,
    received_time: decision.received_time,
    remark: decision.remark,
    sender_name: sender.name,
    sender_phone: sender.phone,
    contact: json(decision.contact),
    foreign_contact: json(decision.foreign_contact),
    store: json(decision.store),
    receipt: invoice.receipt,
    invoice: JSON.stringify({ name: invoice.name, carrier_type: invoice.carrier_type, carrier: invoice.carrier, address: invoice.address }),
  }
}

function json(kept: object | null): string | null {
  return kept && JSON.stringify(kept)
}

function courseColumns({ seed, decision }: PastOrder, history: readonly HistoryEntry[]) {
  const sentAt = timeOfReaching(history, 'delivering')
  return {
    status: statusOf(history),
    version: history.length,
    tracking: sentAt && trackingNumber(seed.key, decision.shipping_method),
    confirmed_at: timeOfReaching(history, 'confirmed'),
    picked_at: timeOfReaching(history, 'picking'),
    shipped_at: sentAt,
    delivered_at: timeOfReaching(history, 'delivered') ?? timeOf(history, 'delivered'),
    finished_at: timeOfReaching(history, 'finished'),
    cancelled_at: timeOfReaching(history, 'cancel') ?? timeOfReaching(history, 'refunding'),
    refunded_at: timeOfReaching(history, 'refunded'),
    archived_at: timeOfReaching(history, 'archived'),
    cancel_code: seed.cancelled?.code ?? null,
    cancel_text: seed.cancelled?.words ?? null,
  }
}

/** Until when the money of an order that waits for it must come (D-62); money that came has no deadline. */
function deadlines({ history, decision, placedAt }: PastOrder) {
  const waited = timeOfReaching(history, 'pending_payment') !== null
  if (!waited || timeOfReaching(history, 'confirmed') !== null) return {}
  const deadline = paymentDeadline(decision.paymentMethod, { now: placedAt, terms: defaultTerms.payment_deadlines })
  return { payment_deadline: deadline, expire_datetime: isByTransfer(decision.paymentMethod) ? deadline : null }
}

function eventRows({ id, history }: WrittenOrder) {
  return history.map(({ event, from, to, actor, at }) => ({
    order_id: id,
    event,
    from_status: from,
    to_status: to,
    actor,
    data: '{}',
    created_at: at,
  }))
}
