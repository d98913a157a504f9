import type { PermissionName } from '#rules/staff/permissions.ts'
import type { FilterWords } from './order-filter.ts'
import type { OrderView } from './order-views.ts'
import { todayTiles, type TodayTileKind } from './tile-limits.ts'

/** A list of orders: a view of it, and a filter. */
export type ListedOrders = { view: OrderView; filter: FilterWords }

/**
 * `orders`: the list that shows exactly what the tile counts; null where its cases are no orders. `own`: each person has cases of
 * their own, and the bell told them of each. `opens`: its cases stand on 今日 itself, under the tile.
 */
export type TileFacts = { needs: PermissionName; orders: ListedOrders | null; own?: true; opens?: true }

const view = (name: OrderView): ListedOrders => ({ view: name, filter: {} })
const filtered = (filter: FilterWords): ListedOrders => ({ view: 'all', filter })

/** Whose the tiles are, and where they lead. A tile of an area that is built later is a line here, with where its cases are counted. */
export const tileFacts: Readonly<Record<TodayTileKind, TileFacts>> = {
  unanswered: { needs: 'payments.ask', orders: filtered({ trouble: 'unanswered' }), opens: true },
  to_pick: { needs: 'parcels.pick', orders: view('to_pick') },
  to_hand_over: { needs: 'parcels.hand_over', orders: view('to_hand_over') },
  invoice_late: { needs: 'invoices.issue', orders: filtered({ trouble: 'invoice_late' }) },
  refund: { needs: 'refunds.retry', orders: filtered({ trouble: 'refund' }) },
  parcel: { needs: 'parcels.follow', orders: filtered({ trouble: 'parcel,parcel_silent' }) },
  store_closed: { needs: 'stores.change', orders: filtered({ trouble: 'store_closed' }) },
  transfer_due: { needs: 'payments.ask', orders: filtered({ trouble: 'transfer_due' }) },
  held: { needs: 'orders.hold', orders: view('held') },
  approvals: { needs: 'approvals.decide', orders: null, own: true, opens: true },
  assigned: {
    needs: 'orders.view',
    orders: filtered({ status: 'uncharged,pending_payment,confirmed,picking,delivering,delivered,refunding' }),
    own: true,
  },
  low_stock: { needs: 'stock.view', orders: null, opens: true },
  failed_work: { needs: 'machine.view', orders: null, opens: true },
  providers: { needs: 'machine.view', orders: null, opens: true },
}

/** The tiles whose cases are everybody's who holds their permission. */
export const sharedTiles = todayTiles.filter((tile) => !tileFacts[tile].own)

/** The list of orders that a tile of somebody leads to; null where its cases are no orders. */
export function ordersOfTile(tile: TodayTileKind, staffId: number): ListedOrders | null {
  const { orders } = tileFacts[tile]
  return orders && tile === 'assigned' ? { ...orders, filter: { ...orders.filter, assigned: String(staffId) } } : orders
}

/** Chilled and frozen goods of the tile 待揀貨, which wait shorter. */
export const coldToPick: ListedOrders = { view: 'to_pick', filter: { temperature: 'refrigeration,freezing' } }

/** Companies outside that the shop's background work asks for something. */
export const providersOfWork = ['card_company', 'invoice_platform', 'courier', 'mail'] as const
export type ProviderOfWork = (typeof providersOfWork)[number]
