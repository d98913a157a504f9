import { inLanguage, type Language } from '#rules/locale.ts'
import type { OrderSort } from '#rules/orders/order-views.ts'
import { parcelStates, type ParcelState } from '#rules/shipping/parcel-state.ts'
import { sum } from '#rules/money.ts'
import type { Shop } from '#server/platform/shop.ts'
import { keptContact, keptForeignContact, keptStore, productSnapshot } from '../order-snapshot.ts'
import { findPage, type Matched } from './find-page.ts'
import { readCursor, writeCursor } from './order-cursor.ts'
import type { OrdersFilter } from './orders-filter.ts'
import { listGoods, listShown } from './store.ts'
import type { InWork, Sight } from './sight.ts'

/** `sight`: what the reader may see of orders. */
export type OrdersAsked = {
  filter: OrdersFilter
  words: string | undefined
  sort: OrderSort
  cursor: string | undefined
  rows: number
  language: Language
  sight: Sight
}

/** A list says its exact total up to here (D-109). */
export const mostCounted = 10_000
/** So many goods of an order are shown as pictures. */
const mostPictures = 3

/** Orders of all members, with the parts that travel apart below theirs. */
export async function listOrdersForStaff(shop: Shop, { filter, words, sort, cursor, rows, language, sight }: OrdersAsked) {
  const { db } = shop.database
  const { page, counted } = await findPage(db, { filter, words, sort, cursor: readCursor(cursor), limit: rows + 1, most: mostCounted + 1 })
  const last = page[rows - 1]
  return {
    rows: await presentRows(shop, { page: page.slice(0, rows), language, sight }),
    next: page.length > rows && last ? cursorAt(last) : null,
    total: Math.min(counted, mostCounted),
    capped: counted > mostCounted,
  }
}

function cursorAt({ placed_at, grand_total, id }: Matched): string {
  return writeCursor({ placedAt: placed_at ?? new Date(0), total: grand_total, id })
}

/** These orders as a list shows them, in the same order. */
export async function presentRows(
  { database: { db } }: Shop,
  { page, language, sight }: { page: readonly Pick<Matched, 'whole'>[] } & Pick<OrdersAsked, 'language' | 'sight'>,
) {
  const wholes = page.map(({ whole }) => whole)
  const shown = await listShown(db, wholes)
  const goods = await listGoods(
    db,
    shown.map(({ id }) => id),
  )
  return wholes.flatMap((whole) => {
    const row = shown.find(({ id }) => id === whole)
    return row ? [presentRow(row, { shown, goods, language, sight })] : []
  })
}

type Row = Awaited<ReturnType<typeof listShown>>[number]
type Goods = Awaited<ReturnType<typeof listGoods>>
type Has = { shown: readonly Row[]; goods: Goods; language: Language; sight: Sight }

function presentRow(row: Row, { shown, goods, language, sight }: Has) {
  const parts = shown.filter(({ parent_id }) => parent_id === row.id)
  const family = new Set([row.id, ...parts.map(({ id }) => id)])
  const lines = goods.filter(({ order_id }) => family.has(order_id))
  const unitsOf = (orderId: number) => sum(lines.filter(({ order_id }) => order_id === orderId).map(({ quantity }) => quantity))
  return {
    number: row.hashed_id,
    status: row.status,
    placed_at: (row.placed_at ?? new Date(0)).toISOString(),
    ...moneyOf(row, sight),
    ...peopleOf(row, sight),
    shipping_method: row.shipping_method,
    temperature: row.temperature,
    ...goodsOf(row, { lines, language, sight }),
    held: row.held_reason,
    assigned: row.assigned,
    pre_order: row.pre_order,
    risk: row.risk,
    risk_mark: row.risk_mark,
    has_return: row.has_return,
    parcel_state: readParcelState(row.parcel_state),
    parts: parts.map(({ id, hashed_id: number, status, temperature, parcel_state }) => ({
      number,
      status,
      temperature,
      units: unitsOf(id),
      parcel_state: readParcelState(parcel_state),
    })),
  }
}

function goodsOf(row: Row, { lines, language, sight }: { lines: Goods; language: Language; sight: Sight }) {
  if (!sight.seesGoodsOf(inWorkOf(row)))
    return { units: 0, first_goods: '', pictures: [], tracking: null, tags: [], has_note: false, has_remark: false }
  const products = lines.map(({ snapshot }) => productSnapshot.parse(snapshot))
  return {
    units: sum(lines.map(({ quantity }) => quantity)),
    first_goods: products[0] ? inLanguage(products[0].name, language) : '',
    pictures: products.slice(0, mostPictures).map(({ preview }) => preview),
    tracking: row.tracking,
    tags: row.tags ?? [],
    has_note: row.has_note ?? false,
    has_remark: row.remark !== '',
  }
}

/** What no courier says counts as nothing. */
function readParcelState(state: string | null): ParcelState | null {
  return parcelStates.find((known) => known === state) ?? null
}

function inWorkOf({ status, shipped_at: shippedAt, in_wave: inWave }: Row): InWork {
  return { status, shippedAt, inWave }
}

function moneyOf({ payment, payment_status, grand_total }: Row, { seesMoney }: Sight) {
  return seesMoney ? { payment, payment_status, total: grand_total } : { payment: null, payment_status: null, total: null }
}

function peopleOf(row: Row, { seesPeopleOf }: Sight) {
  if (!seesPeopleOf(inWorkOf(row))) return { sender: null, recipient: null, destination: null }
  const contact = keptContact.nullable().parse(row.contact)
  const abroad = keptForeignContact.nullable().parse(row.foreign_contact)
  const store = keptStore.nullable().parse(row.store)
  return {
    sender: row.sender_name,
    recipient: contact?.name ?? abroad?.name ?? row.sender_name,
    destination: store?.store_name ?? abroad?.country ?? `${contact?.county ?? ''}${contact?.district ?? ''}`,
  }
}
