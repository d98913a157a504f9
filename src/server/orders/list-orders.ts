import type { Language } from '#rules/locale.ts'
import { statusesOfTab, type OrderTab } from '#rules/order.ts'
import { pageOf } from '#rules/pagination.ts'
import type { Shop } from '#server/shop.ts'
import { presentOrder } from './present-order.ts'
import { loadParts } from './load-parts.ts'
import { countOrders, listOrderRows } from './store.ts'

export type OrderListAsked = { memberId: number; tab: OrderTab; items: number; page: number; language: Language }

/** A page of a member's orders, newest first. */
export async function listOrders(shop: Shop, { memberId, tab, items, page, language }: OrderListAsked) {
  const { db } = shop.database
  const list = { memberId, statuses: statusesOfTab(tab) }
  const pages = pageOf({ count: await countOrders(db, list), items, page })
  const rows = await listOrderRows(db, { ...list, limit: pages.items, offset: (pages.current - 1) * pages.items })
  const parts = await loadParts(shop, { memberId, rows })
  return { data: rows.map((row) => presentOrder(row, { ...parts, language })), pages }
}
