import { addDays } from '#rules/calendar.ts'
import { listPhonesOf } from '#server/delivery/recipients/published/recipients-of.ts'
import { listMemberRows } from '#server/people/members/published/members-for-staff.ts'
import type { Shop } from '#server/platform/shop.ts'
import { sumOrdersOf } from '#server/sales/orders/published/members/orders-of-members.ts'
import { listTagsOfMembers } from '../notes/member-note-store.ts'

export type MemberRow = Awaited<ReturnType<typeof readMemberRows>>[number]

/** All that a row of members says, unmasked and in the order of the ids. `withOrders`: with how often each has ordered, and when last. */
export async function readMemberRows(shop: Shop, { ids, withOrders }: { ids: readonly number[]; withOrders: boolean }) {
  const { db } = shop.database
  const { vip: terms } = await shop.terms()
  const members = await listMemberRows(db, { ids, since: addDays(shop.now(), -terms.days) })
  const orders = withOrders ? await sumOrdersOf(db, ids) : []
  const phones = await listPhonesOf(db, ids)
  const tags = await listTagsOfMembers(db, ids)
  const byId = new Map(members.map((member) => [member.id, member]))
  const ordersOf = new Map(orders.map((row) => [row.user_id, row]))
  const phoneOf = new Map(phones.map(({ user_id, phone }) => [user_id, phone]))
  return ids.flatMap((id) => {
    const member = byId.get(id)
    if (!member) return []
    return [
      {
        uid: member.uid,
        name: member.name,
        level: member.vip,
        level_until: member.vip_due,
        phone: phoneOf.get(id) ?? null,
        email: member.email,
        orders: ordersOf.get(id)?.orders ?? 0,
        last_order_at: ordersOf.get(id)?.last_at ?? null,
        spending: member.spending,
        points: member.balance ?? 0,
        joined_at: member.created_at,
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
