import type { Language } from '#rules/locale.ts'
import { pageOf } from '#rules/pagination.ts'
import type { Shop } from '#server/platform/shop.ts'
import { loadParts } from './load-parts.ts'
import { presentOrder } from './present-order.ts'
import { countOrders, listOrderRows, type OrderList } from './store.ts'

type ListAsked = OrderList & { items: number; page: number; language: Language }

/** One page of a list of orders, as it travels. A page beyond the last is the last (OLS-07). */
export async function presentList(shop: Shop, { items, page, language, ...list }: ListAsked) {
  const { db } = shop.database
  const pages = pageOf({ count: await countOrders(db, list), items, page })
  const rows = await listOrderRows(db, { ...list, limit: pages.items, offset: (pages.current - 1) * pages.items })
  const parts = await loadParts(shop, { memberId: list.memberId, rows })
  return { data: rows.map((row) => presentOrder(row, { ...parts, language })), pages }
}
