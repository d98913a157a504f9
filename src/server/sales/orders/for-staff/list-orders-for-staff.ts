import { inLanguage, type Language } from '#rules/locale.ts'
import { statusesOfView, type OrderView } from '#rules/orders/order-views.ts'
import { sum } from '#rules/money.ts'
import type { Shop } from '#server/platform/shop.ts'
import { keptContact, keptForeignContact, keptStore, productSnapshot } from '../order-snapshot.ts'
import { readCursor, writeCursor } from './order-cursor.ts'
import {
  countAmong,
  countFound,
  countNear,
  listAmong,
  listFound,
  listHits,
  listGoods,
  listNear,
  listShown,
  type PageAsked,
} from './store.ts'
import { readWords, type WordsToFind } from './words-to-find.ts'
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
  const filter = { statuses: statusesOfView(view), heldOnly: view === 'held' }
  const asked = { ...filter, cursor: readCursor(cursor), limit: rows + 1 }
  const { page, counted } = words?.trim() ? await findWords(db, { ...asked, find: readWords(words) }) : await findAll(db, asked)
  const wholes = page.slice(0, rows).map(({ whole }) => whole)
  const shown = await listShown(db, wholes)
  const goods = await listGoods(
    db,
    shown.map(({ id }) => id),
  )
  const last = page[rows - 1]
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

type Db = Shop['database']['db']

type Found = Awaited<ReturnType<typeof listFound>>

/** Each status is read along its index, and then they are put in one row. */
async function readMerged<Asked extends PageAsked>(asked: Asked, read: (asked: Asked) => Promise<Found>): Promise<Found> {
  if (asked.statuses === null) return read(asked)
  const rows: Found = []
  for (const under of asked.statuses) rows.push(...(await read({ ...asked, under })))
  const momentOf = ({ placed_at }: Found[number]) => placed_at?.getTime() ?? 0
  return rows.toSorted((one, other) => momentOf(other) - momentOf(one) || other.id - one.id).slice(0, asked.limit)
}

async function findAll(db: Db, asked: PageAsked) {
  const { cursor: _cursor, limit: _limit, ...filter } = asked
  return {
    page: await readMerged(asked, (each) => listFound(db, each)),
    counted: await countFound(db, { ...filter, most: mostCounted + 1 }),
  }
}

/** So many orders are looked through for the words before their tokens are looked up: what is frequent has filled its page by then. */
const steps = 3000

async function findWords(db: Db, { cursor, limit, find, ...filter }: PageAsked & { find: WordsToFind }) {
  const most = mostCounted + 1
  const near = await readMerged({ ...filter, cursor, limit }, (each) => listNear(db, { ...each, find, steps }))
  if (near.length === limit) return { page: near, counted: await countNear(db, { ...filter, find, most }) }
  const ids = await listHits(db, { find, most })
  return {
    page: await readMerged({ ...filter, cursor, limit }, (each) => listAmong(db, { ...each, ids })),
    counted: await countAmong(db, { ...filter, ids }),
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
