import type { Tx } from '#database/connect.ts'
import { stockNeeds } from '#rules/checkout/order-goods.ts'
import { isOpenOrder } from '#rules/orders/order.ts'
import { carrierOf } from '#rules/shipping/shipping.ts'
import { timeOf, timeOfReaching, statusOf, type HistoryEntry } from './order-course.ts'
import { trackingNumber } from './order-numbers.ts'
import { daysBefore } from '#demo/plausible.ts'
import type { WrittenOrder } from './write-orders.ts'

/** Units held, taken and given back for these orders, and the parcels they travelled in. */
export async function writeOrderGoods(tx: Tx, orders: readonly WrittenOrder[]): Promise<void> {
  await tx.insertInto('stock_reservations').values(orders.flatMap(reservationRows)).execute()
  await tx.insertInto('stock_movements').values(orders.flatMap(movementRows)).execute()
  await writeShipments(tx, orders)
}

function reservationRows(order: WrittenOrder) {
  const state = reservationState(order.history)
  return stockNeeds(order.lines).map(({ product_id, quantity }) => ({
    order_id: order.id,
    product_id,
    quantity,
    state,
    created_at: order.past.placedAt,
  }))
}

function reservationState(history: readonly HistoryEntry[]): 'held' | 'taken' | 'released' {
  if (isOpenOrder(statusOf(history))) return 'held'
  return timeOfReaching(history, 'picking') ? 'taken' : 'released'
}

/** What was sold had been received before, so that the shelves hold today what the catalogue says. */
function movementRows({ id, past, history, lines }: WrittenOrder) {
  const pickedAt = timeOfReaching(history, 'picking')
  if (!pickedAt) return []
  const returnedAt = timeOf(history, 'full_return')
  return stockNeeds(lines).flatMap(({ product_id, quantity }) => {
    const receipt = { product_id, delta: quantity, kind: 'receipt' as const, actor: 'seed', created_at: daysBefore(past.placedAt, 12) }
    const sale = { product_id, delta: -quantity, kind: 'sale' as const, order_id: id, actor: 'operations', created_at: pickedAt }
    const back = {
      product_id,
      delta: quantity,
      kind: 'return' as const,
      order_id: id,
      actor: 'operations',
      created_at: returnedAt ?? pickedAt,
    }
    return returnedAt ? [receipt, sale, back] : [receipt, sale]
  })
}

const shipmentStates = {
  delivering: 'in_transit',
  delivered: 'at_store',
  finished: 'delivered',
  archived: 'delivered',
  refunding: 'returned',
  refunded: 'returned',
} as const

async function writeShipments(tx: Tx, orders: readonly WrittenOrder[]): Promise<void> {
  const sent = orders.filter(({ history }) => timeOfReaching(history, 'delivering') !== null)
  if (sent.length === 0) return
  const ids = await tx.insertInto('shipments').values(sent.map(shipmentRow)).returning('id').execute()
  await tx
    .insertInto('shipment_events')
    .values(
      sent.flatMap(({ history }, index) =>
        parcelEvents(history).map(({ event, at }) => ({
          shipment_id: ids[index]?.id ?? 0,
          event_key: event,
          kind: event,
          created_at: at,
        })),
      ),
    )
    .execute()
}

function shipmentRow({ id, past, history }: WrittenOrder) {
  const method = past.decision.shipping_method
  const states: Readonly<Record<string, string>> = shipmentStates
  return {
    order_id: id,
    carrier: carrierOf(method),
    tracking_number: trackingNumber(past.seed.key, method),
    state: states[statusOf(history)] ?? 'created',
    last_event_at: parcelEvents(history).at(-1)?.at ?? null,
    created_at: timeOfReaching(history, 'delivering') ?? past.placedAt,
    handed_over_at: timeOfReaching(history, 'delivering'),
  }
}

function parcelEvents(history: readonly HistoryEntry[]): HistoryEntry[] {
  return history.filter(({ event }) => ['hand_over', 'arrived_at_store', 'delivered', 'picked_up'].includes(event))
}
