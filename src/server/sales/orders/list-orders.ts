import type { Language } from '#rules/locale.ts'
import { statusesOfTab, type OrderTab } from '#rules/orders/order.ts'
import type { Shop } from '#server/platform/shop.ts'
import { presentList } from './present-list.ts'

export type OrderListAsked = { memberId: number; tab: OrderTab; items: number; page: number; language: Language }

/** A page of a member's orders, newest first. */
export async function listOrders(shop: Shop, { tab, ...asked }: OrderListAsked) {
  return presentList(shop, { ...asked, statuses: statusesOfTab(tab) })
}
