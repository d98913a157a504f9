import type { OrderTab } from '#contract/api/orders.ts'
import { itemsPerPage } from '#rules/constants.ts'
import { readOrderTab } from '#rules/order.ts'
import { itemsOf, type ItemsPerPage } from '#rules/pagination.ts'

/** What the address of the orders list asks for. */
export type OrdersView = { tab: OrderTab; items: ItemsPerPage; page: number }

/** Reads the query of the address; what is no tab, no number of ours or no page counts as left out (OLS-06 to OLS-08). */
export function readOrdersView(search: Readonly<Record<string, unknown>>): OrdersView {
  const page = Number(search['page'] ?? 1)
  return {
    tab: readOrderTab(typeof search['tab'] === 'string' ? search['tab'] : undefined),
    items: itemsOf(Number(search['items'])),
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
  }
}

/** The same as it stands in an address: what is usual is left out. */
export function writeOrdersView({ tab, items, page }: OrdersView): { tab?: string; items?: number; page?: number } {
  return {
    ...(tab !== 'all' && { tab }),
    ...(items !== itemsPerPage[0] && { items }),
    ...(page > 1 && { page }),
  }
}
