import type { PermissionName } from '#rules/staff/permissions.ts'
import type { FilterWords } from './order-filter.ts'
import type { OrderView } from './order-views.ts'
import type { TodayTileKind } from './tile-limits.ts'

/** A list of orders: a view of it, and a filter. */
export type ListedOrders = { view: OrderView; filter: FilterWords }

/** `orders`: the list that shows exactly what the tile counts; null where its cases are no orders. */
export type TileFacts = { needs: PermissionName; orders: ListedOrders | null }

const view = (name: OrderView): ListedOrders => ({ view: name, filter: {} })
const filtered = (filter: FilterWords): ListedOrders => ({ view: 'all', filter })

/** Whose the tiles are, and where they lead. A tile of an area that is built later is a line here, with where its cases are counted. */
export const tileFacts: Readonly<Record<TodayTileKind, TileFacts>> = {
  unanswered: { needs: 'payments.ask', orders: filtered({ trouble: 'unanswered' }) },
  to_pick: { needs: 'parcels.pick', orders: view('to_pick') },
  to_hand_over: { needs: 'parcels.hand_over', orders: view('to_hand_over') },
  invoice_late: { needs: 'invoices.issue', orders: filtered({ trouble: 'invoice_late' }) },
  refund: { needs: 'refunds.retry', orders: filtered({ trouble: 'refund' }) },
  parcel: { needs: 'parcels.follow', orders: filtered({ trouble: 'parcel,parcel_silent' }) },
  transfer_due: { needs: 'payments.ask', orders: filtered({ trouble: 'transfer_due' }) },
  held: { needs: 'orders.hold', orders: view('held') },
  low_stock: { needs: 'stock.view', orders: null },
  failed_work: { needs: 'machine.view', orders: null },
  providers: { needs: 'machine.view', orders: null },
}

/** Chilled and frozen goods of the tile 待揀貨, which wait shorter. */
export const coldToPick: ListedOrders = { view: 'to_pick', filter: { temperature: 'refrigeration,freezing' } }
