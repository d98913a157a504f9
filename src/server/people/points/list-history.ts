import { pageOf } from '#rules/pagination.ts'
import type { Shop } from '#server/platform/shop.ts'
import { countEntries, findAccount, listEntries } from './store.ts'

/** What a member has to spend, until when, and a page of how it came about, newest first. */
export async function listHistory(shop: Shop, { memberId, items, page }: { memberId: number; items: number; page: number }) {
  const { db } = shop.database
  const { balance, expiresAt } = await findAccount(db, memberId)
  const pages = pageOf({ count: await countEntries(db, memberId), items, page })
  const rows = await listEntries(db, { memberId, limit: pages.items, offset: (pages.current - 1) * pages.items })
  const data = rows.map(({ created_at, reason, customer_reason, points, effective_at, hashed_id }) => ({
    created_at: created_at.toISOString(),
    reason,
    customer_reason,
    order_id: hashed_id,
    shopping_point_number: points,
    effective_at: effective_at.toISOString(),
  }))
  return { shopping_point: balance, expired_at: expiresAt?.toISOString() ?? null, data, pages }
}
