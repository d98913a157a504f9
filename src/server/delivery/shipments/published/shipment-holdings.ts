import { expressionBuilder } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { Holdings } from '#server/platform/holding.ts'
import { ordersOf } from '#server/sales/orders/published/orders-of-member.ts'

const { selectFrom } = expressionBuilder<Tables, never>()

export const shipmentHoldings: Holdings = {
  shipments: {
    rows: (memberId) => selectFrom('shipments').where('order_id', 'in', ordersOf(memberId)).selectAll(),
    hidden: ['told', 'store_wanted'],
  },
  shipment_orders: {
    rows: (memberId) => selectFrom('shipment_orders').where('order_id', 'in', ordersOf(memberId)).selectAll(),
  },
  box_lines: {
    rows: (memberId) =>
      selectFrom('box_lines')
        .where('shipment_id', 'in', selectFrom('shipment_orders').where('order_id', 'in', ordersOf(memberId)).select('shipment_id'))
        .selectAll(),
  },
  /** Names and addresses stand on them: drawn for a courier, and kept for 30 days. */
  labels: {
    rows: (memberId) => selectFrom('labels').where('id', 'in', labelsOf(memberId)).selectAll(),
    hidden: ['bytes'],
    forget: (tx, memberId) => tx.deleteFrom('labels').where('id', 'in', labelsOf(memberId)).execute(),
  },
  label_boxes: {
    rows: (memberId) => selectFrom('label_boxes').where('label_id', 'in', labelsOf(memberId)).selectAll(),
  },
  store_links: {
    rows: (memberId) => selectFrom('store_links').where('order_id', 'in', ordersOf(memberId)).selectAll(),
    hidden: ['token_hash'],
    forget: (tx, memberId) => tx.deleteFrom('store_links').where('order_id', 'in', ordersOf(memberId)).execute(),
  },
}

function labelsOf(memberId: number) {
  return selectFrom('label_boxes')
    .innerJoin('shipment_orders', 'shipment_orders.shipment_id', 'label_boxes.shipment_id')
    .where('shipment_orders.order_id', 'in', ordersOf(memberId))
    .select('label_boxes.label_id')
}
