import { expressionBuilder } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { Holdings } from '#server/platform/holding.ts'
import { ordersOf } from '#server/sales/orders/published/orders-of-member.ts'

const { selectFrom } = expressionBuilder<Tables, never>()

/** How the parcels of a member were picked and packed; who did it is the shop's own matter. */
export const packingHoldings: Holdings = {
  wave_orders: { rows: (memberId) => selectFrom('wave_orders').where('order_id', 'in', ordersOf(memberId)).selectAll() },
  packings: {
    rows: (memberId) => selectFrom('packings').where('order_id', 'in', ordersOf(memberId)).selectAll(),
    hidden: ['packer_id', 'checked_by', 'override_reason', 'weight_reason'],
  },
  scans: {
    rows: (memberId) => selectFrom('scans').where('order_id', 'in', ordersOf(memberId)).selectAll(),
    hidden: ['staff_id', 'device_key'],
  },
  printed_papers: {
    rows: (memberId) => selectFrom('printed_papers').where('id', 'in', papersOf(memberId)).selectAll(),
    hidden: ['staff_id', 'bytes'],
    forget: (tx, memberId) => tx.deleteFrom('printed_papers').where('id', 'in', papersOf(memberId)).execute(),
  },
  printed_paper_orders: {
    rows: (memberId) => selectFrom('printed_paper_orders').where('order_id', 'in', ordersOf(memberId)).selectAll(),
    forget: (tx, memberId) => tx.deleteFrom('printed_paper_orders').where('order_id', 'in', ordersOf(memberId)).execute(),
  },
  order_pictures: {
    rows: (memberId) => selectFrom('order_pictures').where('order_id', 'in', ordersOf(memberId)).selectAll(),
    hidden: ['staff_id', 'bytes'],
    forget: (tx, memberId) => tx.deleteFrom('order_pictures').where('order_id', 'in', ordersOf(memberId)).execute(),
  },
}

/** Papers with goods of this member, which may show others' as well: those are printed again. */
function papersOf(memberId: number) {
  return selectFrom('printed_paper_orders').where('order_id', 'in', ordersOf(memberId)).select('paper_id')
}
