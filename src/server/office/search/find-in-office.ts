import { openedNeeds, type OpenedKind } from '#rules/staff/opened.ts'
import type { PermissionName, Share } from '#rules/staff/permissions.ts'
import { readSearchWords } from '#rules/staff/search-words.ts'
import { listGoodsById, searchGoods } from '#server/catalog/products/published/search-goods.ts'
import { listMembersByUid, searchMembers } from '#server/people/members/published/search-members.ts'
import type { Shop } from '#server/platform/shop.ts'
import { listOrdersByNumber, searchOrdersForStaff } from '#server/sales/orders/for-staff/search-orders-for-staff.ts'
import { sightOf } from '#server/sales/orders/for-staff/sight.ts'
import { listOpened } from './store.ts'

type Permissions = ReadonlyMap<PermissionName, Share>

/** Of each kind so many. */
const most = 5

/** What stands under the words, of each kind that the person may see (NAV-07). */
export async function findInOffice({ database: { db }, now }: Shop, { typed, permissions }: { typed: string; permissions: Permissions }) {
  const find = readSearchWords(typed)
  const may = (kind: OpenedKind) => permissions.has(openedNeeds[kind])
  const seesPeople = permissions.get('orders.contact') === 'all'
  const orders = may('order') ? await searchOrdersForStaff(db, { find, seesPeople, sight: sightOf(permissions, now()), most }) : []
  const members = may('member') ? await searchMembers(db, { find, most }) : []
  const goods = may('product') ? await searchGoods(db, { find, most }) : []
  return { orders, members, products: goods.map((row) => ({ ...presentProduct(row), exact: row.exact })) }
}

/** What the person has opened last, as far as they may still see it. */
export async function findRecent({ database: { db }, now }: Shop, { staffId, permissions }: { staffId: number; permissions: Permissions }) {
  const opened = (await listOpened(db, staffId)).filter(({ kind }) => permissions.has(openedNeeds[kind]))
  const idsOf = (kind: OpenedKind) => opened.filter((thing) => thing.kind === kind).map(({ id }) => id)
  const orders = await listOrdersByNumber(db, { numbers: idsOf('order'), sight: sightOf(permissions, now()) })
  const members = await listMembersByUid(db, idsOf('member'))
  const goods = await listGoodsById(db, idsOf('product').map(Number).filter(Number.isSafeInteger))
  const inexact = { exact: false }
  return {
    opened: [...opened],
    orders: orders.map((order) => ({ ...order, ...inexact })),
    members: members.map((member) => ({ ...member, ...inexact })),
    products: goods.map((row) => ({ ...presentProduct(row), ...inexact })),
  }
}

type Goods = Awaited<ReturnType<typeof listGoodsById>>[number]

function presentProduct({ id, name_zh: zh, name_en: en, slug, available }: Goods) {
  return { id, name: { zh, en }, slug, on_sale: available }
}
