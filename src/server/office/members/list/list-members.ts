import { maskEmail, maskPhone } from '#rules/members/masking.ts'
import type { PermissionName, Share } from '#rules/staff/permissions.ts'
import type { MemberSort } from '#server/people/members/published/members-for-staff.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findMembers } from './find-members.ts'
import { readMemberRows } from './read-member-rows.ts'

type Asked = {
  words: string | undefined
  sort: MemberSort
  cursor: string | undefined
  rows: number
  permissions: ReadonlyMap<PermissionName, Share>
}

/** A list says its exact total up to here (D-109). */
const mostCounted = 10_000

/** Members, page by page. Phone and e-mail are masked for everybody: who needs them opens the page, which is noted (MBR-01). */
export async function listMembers(shop: Shop, { words, sort, cursor, rows, permissions }: Asked) {
  const { db } = shop.database
  const asked = { conditions: [], words, sort, cursor: readCursor(cursor), limit: rows + 1, most: mostCounted + 1 }
  const { ids, counted } = await findMembers(db, asked)
  const shown = ids.slice(0, rows)
  return {
    rows: await presentRows(shop, { ids: shown, permissions }),
    next: ids.length > rows ? String(shown.at(-1) ?? '') : null,
    total: Math.min(counted, mostCounted),
    capped: counted > mostCounted,
  }
}

/** Null for what is no cursor: the list then begins anew. */
function readCursor(cursor: string | undefined): number | null {
  return cursor !== undefined && /^\d{1,15}$/.test(cursor) ? Number(cursor) : null
}

async function presentRows(shop: Shop, { ids, permissions }: Pick<Asked, 'permissions'> & { ids: readonly number[] }) {
  const seesOrders = permissions.has('orders.view')
  const members = await readMemberRows(shop, { ids, withOrders: seesOrders })
  return members.map((member) => ({
    ...member,
    phone: member.phone === null ? null : maskPhone(member.phone),
    email: member.email === null ? null : maskEmail(member.email),
    orders: seesOrders ? member.orders : null,
    last_order_at: member.last_order_at?.toISOString() ?? null,
    spending: permissions.has('orders.money') ? member.spending : null,
    joined_at: member.joined_at.toISOString(),
  }))
}
