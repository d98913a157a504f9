import type { PermissionName, Share } from '#rules/staff/permissions.ts'
import { listLettersOfOrder } from '#server/messages/email/letters/list-letters-of-order.ts'
import type { Shop } from '#server/platform/shop.ts'

type Asked = { orderId: number; permissions: ReadonlyMap<PermissionName, Share> }

/** What the page of an order shows beside the order itself, as far as its reader may see it. */
export async function findBesideOrder(shop: Shop, { orderId, permissions }: Asked) {
  return { letters: permissions.has('letters.resend') ? await listLettersOfOrder(shop, orderId) : null }
}
