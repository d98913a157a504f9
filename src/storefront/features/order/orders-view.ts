import type { OrderTab } from '#rules/orders/order.ts'
import { itemsPerPage } from '#rules/constants.ts'
import { readOrderTab } from '#rules/orders/order.ts'
import { itemsOf, type ItemsPerPage } from '#rules/pagination.ts'

/** What the address of the orders list asks for. `query`: what is searched for; empty while nothing is. */
export type OrdersView = { tab: OrderTab; query: string; items: ItemsPerPage; page: number }

/** Reads the query of the address; what is no tab, no number of ours or no page counts as left out (OLS-06 to OLS-08). */
export function readOrdersView(search: Readonly<Record<string, unknown>>): OrdersView {
  const page = Number(search['page'] ?? 1)
  return {
    tab: readOrderTab(wordOf(search['tab'])),
    query: wordOf(search['query'])?.trim().slice(0, longestQuery) ?? '',
    items: itemsOf(Number(search['items'])),
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
  }
}

/** The most signs that the shop looks up. */
export const longestQuery = 100

/** The same as it stands in an address: what is usual is left out. A search looks through all tabs. */
export function writeOrdersView({ tab, query, items, page }: OrdersView): { tab?: string; query?: string; items?: number; page?: number } {
  return {
    ...(query !== '' ? { query } : tab !== 'all' && { tab }),
    ...(items !== itemsPerPage[0] && { items }),
    ...(page > 1 && { page }),
  }
}

function wordOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
