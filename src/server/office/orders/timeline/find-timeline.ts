import { joinTimeline } from '#rules/orders/timeline.ts'
import type { PermissionName, Share } from '#rules/staff/permissions.ts'
import { listAllowanceSteps, listInvoiceSteps } from '#server/money/invoices/published/what-happened.ts'
import { listPaymentMoves, listRefundSteps } from '#server/money/payments/published/what-happened.ts'
import { listParcelEvents } from '#server/delivery/shipments/published/what-happened.ts'
import { listLettersOfOrder } from '#server/messages/email/letters/list-letters.ts'
import { listEntriesOf } from '#server/platform/audit/list-entries-of.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findOrderId } from '#server/sales/orders/for-staff/find-order-id.ts'
import { listNotes } from '#server/sales/orders/notes/list-notes.ts'
import { listOrderEdits, listOrderEvents } from '#server/sales/orders/published/what-happened.ts'
import {
  allowanceEntries,
  changeEntries,
  editEntries,
  eventEntries,
  invoiceEntries,
  letterEntries,
  moveEntries,
  noteEntries,
  parcelEntries,
  refundEntries,
  type TimelineEntry,
} from './timeline-entries.ts'

type Asked = { number: string; permissions: ReadonlyMap<PermissionName, Share> }

/**
 * All that happened to an order and its parts, as far as its reader may see it: who sees no amounts sees no payments, and who sees
 * people only of parcels in work sees neither letters nor what was written before (DSK-07). Null when there is no such order.
 */
export async function findTimeline(shop: Shop, { number, permissions }: Asked): Promise<TimelineEntry[] | null> {
  const { db } = shop.database
  const orderId = await findOrderId(db, number)
  if (orderId === null) return null
  const seesMoney = permissions.has('orders.money')
  const seesPeople = permissions.get('orders.contact') === 'all'
  const [events, edits, moves, refunds, parcels, invoices, allowances, letters, notes, changes] = await Promise.all([
    listOrderEvents(db, orderId),
    seesPeople ? listOrderEdits(db, orderId) : [],
    seesMoney ? listPaymentMoves(db, orderId) : [],
    seesMoney ? listRefundSteps(db, orderId) : [],
    listParcelEvents(db, orderId),
    seesMoney ? listInvoiceSteps(db, orderId) : [],
    seesMoney ? listAllowanceSteps(db, orderId) : [],
    permissions.has('letters.resend') ? listLettersOfOrder(shop, orderId) : [],
    permissions.has('orders.note') ? listNotes(shop, orderId) : [],
    seesPeople ? listEntriesOf(db, `order ${number}`) : [],
  ])
  return joinTimeline(
    eventEntries(events),
    editEntries(number, edits),
    moveEntries(number, moves),
    refundEntries(number, refunds),
    parcelEntries(number, parcels),
    invoiceEntries(number, invoices),
    allowanceEntries(number, allowances),
    letterEntries(number, letters),
    noteEntries(number, notes),
    changeEntries(number, changes),
  )
}
