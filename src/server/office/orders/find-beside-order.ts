import type { PermissionName, Share } from '#rules/staff/permissions.ts'
import { listLettersOfOrder } from '#server/messages/email/letters/list-letters.ts'
import { findAssignedPerson } from '#server/sales/orders/assigning/find-assigned-person.ts'
import { findLastEditId } from '#server/sales/orders/editing/find-last-edit-id.ts'
import { listShortLines } from '#server/sales/orders/published/short-lines.ts'
import { listNotes } from '#server/sales/orders/notes/list-notes.ts'
import { listLineKinds } from '#server/sales/orders/published/goods-lines.ts'
import { listTagsOf } from '#server/sales/orders/tags/list-tags.ts'
import type { Shop } from '#server/platform/shop.ts'

type Asked = { orderId: number; permissions: ReadonlyMap<PermissionName, Share> }

/** What the page of an order shows beside the order itself, as far as its reader may see it. */
export async function findBesideOrder(shop: Shop, { orderId, permissions }: Asked) {
  const [letters, notes, tags, assigned, edit_seen, short, line_kinds] = await Promise.all([
    permissions.has('letters.resend') ? listLettersOfOrder(shop, orderId) : null,
    permissions.has('orders.note') ? listNotes(shop, orderId) : null,
    listTagsOf(shop, orderId),
    findAssignedPerson(shop, orderId),
    findLastEditId(shop, orderId),
    listShortLines(shop.database.db, orderId),
    listLineKinds(shop.database.db, orderId),
  ])
  const shortages = short.map(({ lineId: line_id, units, by, at }) => ({ line_id, units, by, at: at.toISOString() }))
  return { letters, notes, tags, assigned, edit_seen, shortages, line_kinds }
}
