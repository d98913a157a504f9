import { inLanguage, type Language } from '#rules/locale.ts'
import { statusesOfView, type OrderView } from '#rules/orders/order-views.ts'
import { sum } from '#rules/money.ts'
import type { Shop } from '#server/platform/shop.ts'
import { keptContact, keptForeignContact, keptStore, productSnapshot } from '../order-snapshot.ts'
import { readCursor, writeCursor } from './order-cursor.ts'
import { countFound, listFound, listGoods, listShown } from './store.ts'
import { readWords } from './words-to-find.ts'
import type { Sight } from './sight.ts'

/** `sight`: what the reader may see of orders. */
export type OrdersAsked = {
  view: OrderView
  words: string | undefined
  cursor: string | undefined
  rows: number
  language: Language
  sight: Sight
}

/** A list says its exact total up to here (D-109). */
const mostCounted = 10_000
/** So many goods of an order are shown as pictures. */
const mostPictures = 3

/** Orders of all members, newest first, with the parts that travel apart below theirs. */
export async function listOrdersForStaff(shop: Shop, { view, words, cursor, rows, language, sight }: OrdersAsked) {
  const { db } = shop.database
  const filter = { statuses: statusesOfView(view), heldOnly: view === 'held', find: words?.trim() ? readWords(words) : null }
  const page = await listFound(db, { ...filter, cursor: readCursor(cursor), limit: rows + 1 })
  const wholes = page.slice(0, rows).map(({ whole }) => whole)
  const shown = await listShown(db, wholes)
  const goods = await listGoods(
    db,
    shown.map(({ id }) => id),
  )
  const last = page[rows - 1]
  const counted = await countFound(db, { ...filter, most: mostCounted + 1 })
  return {
    rows: wholes.flatMap((whole) => {
      const row = shown.find(({ id }) => id === whole)
      return row ? [presentRow(row, { shown, goods, language, sight })] : []
    }),
    next: page.length > rows && last?.placed_at ? writeCursor({ placedAt: last.placed_at, id: last.id }) : null,
    total: Math.min(counted, mostCounted),
    capped: counted > mostCounted,
  }
}

type Row = Awaited<ReturnType<typeof listShown>>[number]
type Goods = Awaited<ReturnType<typeof listGoods>>
type Has = { shown: readonly Row[]; goods: Goods; language: Language; sight: Sight }

function presentRow(row: Row, { shown, goods, language, sight }: Has) {
  const parts = shown.filter(({ parent_id }) => parent_id === row.id)
  const family = new Set([row.id, ...parts.map(({ id }) => id)])
  const lines = goods.filter(({ order_id }) => family.has(order_id))
  const products = lines.map(({ snapshot }) => productSnapshot.parse(snapshot))
  const unitsOf = (orderId: number) => sum(lines.filter(({ order_id }) => order_id === orderId).map(({ quantity }) => quantity))
  return {
    number: row.hashed_id,
    status: row.status,
    placed_at: (row.placed_at ?? new Date(0)).toISOString(),
    ...moneyOf(row, sight),
    ...peopleOf(row, sight),
    shipping_method: row.shipping_method,
    temperature: row.temperature,
    units: sum(lines.map(({ quantity }) => quantity)),
    first_goods: products[0] ? inLanguage(products[0].name, language) : '',
    pictures: products.slice(0, mostPictures).map(({ preview }) => preview),
    held: row.held_reason,
    has_remark: row.remark !== '',
    pre_order: row.pre_order,
    parts: parts.map(({ id, hashed_id: number, status, temperature }) => ({ number, status, temperature, units: unitsOf(id) })),
  }
}

function moneyOf({ payment, payment_status, grand_total }: Row, { seesMoney }: Sight) {
  return seesMoney ? { payment, payment_status, total: grand_total } : { payment: null, payment_status: null, total: null }
}

function peopleOf(row: Row, { seesPeopleOf }: Sight) {
  if (!seesPeopleOf({ status: row.status, shippedAt: row.shipped_at })) return { sender: null, recipient: null, destination: null }
  const contact = keptContact.nullable().parse(row.contact)
  const abroad = keptForeignContact.nullable().parse(row.foreign_contact)
  const store = keptStore.nullable().parse(row.store)
  return {
    sender: row.sender_name,
    recipient: contact?.name ?? abroad?.name ?? row.sender_name,
    destination: store?.store_name ?? abroad?.country ?? `${contact?.county ?? ''}${contact?.district ?? ''}`,
  }
}
