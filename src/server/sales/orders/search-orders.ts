import type { Language } from '#rules/locale.ts'
import type { Shop } from '#server/platform/shop.ts'
import { presentList } from './present-list.ts'

export type OrderSearch = { memberId: number; query: string; items: number; page: number; language: Language }

/**
 * The orders of a member whose number begins with what was typed, or in which it is found: in the name of a product, of
 * the recipient, or in a tracking number (OLS-10). Who typed nothing sees all of them.
 */
export async function searchOrders(shop: Shop, { query, ...asked }: OrderSearch) {
  return presentList(shop, { ...asked, statuses: null, words: query.trim() })
}
