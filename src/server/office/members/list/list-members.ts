import { addDays } from '#rules/calendar.ts'
import { maskEmail, maskPhone } from '#rules/members/masking.ts'
import type { PermissionName, Share } from '#rules/staff/permissions.ts'
import { listPhonesOf } from '#server/delivery/recipients/published/recipients-of.ts'
import { listMemberRows, type MemberSort } from '#server/people/members/published/members-for-staff.ts'
import type { Shop } from '#server/platform/shop.ts'
import { sumOrdersOf } from '#server/sales/orders/published/members/orders-of-members.ts'
import { listTagsOfMembers } from '../notes/member-note-store.ts'
import { findMembers } from './find-members.ts'

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
  const { db } = shop.database
  const { vip: terms } = await shop.terms()
  const members = await listMemberRows(db, { ids, since: addDays(shop.now(), -terms.days) })
  const orders = permissions.has('orders.view') ? await sumOrdersOf(db, ids) : null
  const phones = await listPhonesOf(db, ids)
  const tags = await listTagsOfMembers(db, ids)
  const byId = new Map(members.map((member) => [member.id, member]))
  const ordersOf = new Map(orders?.map((row) => [row.user_id, row]))
  const phoneOf = new Map(phones.map(({ user_id, phone }) => [user_id, phone]))
  return ids.flatMap((id) => {
    const member = byId.get(id)
    if (!member) return []
    const phone = phoneOf.get(id)
    return [
      {
        uid: member.uid,
        name: member.name,
        level: member.vip,
        level_until: member.vip_due,
        phone: phone === undefined ? null : maskPhone(phone),
        email: member.email === null ? null : maskEmail(member.email),
        orders: orders && (ordersOf.get(id)?.orders ?? 0),
        last_order_at: ordersOf.get(id)?.last_at?.toISOString() ?? null,
        spending: permissions.has('orders.money') ? member.spending : null,
        points: member.balance ?? 0,
        joined_at: member.created_at.toISOString(),
        tags: tags.filter(({ user_id }) => user_id === id).map(({ name }) => name),
        marks: marksOf(member),
      },
    ]
  })
}

type Marked = Pick<Awaited<ReturnType<typeof listMemberRows>>[number], 'locked_at' | 'closing_at' | 'closed_at' | 'origin'>

function marksOf({ locked_at, closing_at, closed_at, origin }: Marked) {
  return [
    ...(locked_at ? (['locked'] as const) : []),
    ...(closing_at && !closed_at ? (['closing'] as const) : []),
    ...(closed_at ? (['closed'] as const) : []),
    ...(origin === 'office' ? (['no_sign_in'] as const) : []),
  ]
}
