import { setTimeout as pause } from 'node:timers/promises'
import { paths, specialItems, type SpecialItems } from '#contract/shop/paths.ts'
import { seedManyProducts } from '#demo/goods/seed-many-products.ts'
import { languages } from '#rules/locale.ts'
import { reserveStock } from '#server/catalog/products/reserve-stock.ts'
import type { BenchShop } from './bench-shop.ts'
import { fetchPage } from './fetch-page.ts'
import type { Figure } from './figures.ts'
import { createMembers } from './members.ts'
import { listPlainProducts } from './plain-products.ts'
import { listProductPages } from './product-pages.ts'

const products = 1000
const sold = 50
const ordersPerSecond = 200
/** Not two views for an order, where shops have dozens: the fewer there are, the more of them meet a page that has just changed. */
const viewsPerSecond = 300
const seconds = 15
const rounds = 1

/**
 * Visitors read home page, lists and products, the popular ones most, while orders take stock of 50 of 1,000 products as
 * placing an order does. A fifth of the 50 sells out meanwhile, so that their pages change with each of the last units.
 */
export async function measureSales(shop: BenchShop): Promise<Figure[]> {
  const { count } = await shop.database.db
    .selectFrom('products')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  await seedManyProducts(shop.database, { count: Math.max(0, products - count), now: new Date() })
  const goods = await listPlainProducts(shop, { count: sold })
  const pages = await listPages(shop, goods)
  const shares: number[] = []
  const orders: number[] = []
  const milliseconds: number[] = []
  while (shares.length < rounds) {
    await stockUp(shop, goods)
    const orderIds = await createOrders(shop, ordersPerSecond * seconds)
    await pause(1200)
    for (const page of [...pages.often, ...pages.seldom]) await fetchPage(shop.address + page)
    const [view, sale] = await Promise.all([viewAll(shop, pages), sellAll(shop, { goods, orderIds })])
    shares.push((100 * (view.views - view.awaited)) / view.views)
    orders.push(sale.perSecond)
    milliseconds.push(sale.p95)
  }
  return [
    {
      what: `page views answered from memory while ${ordersPerSecond} orders/s take stock of ${sold} of ${products} products`,
      rounds: shares,
      unit: '%',
      atLeast: 95,
    },
    { what: 'orders that took stock meanwhile', rounds: orders, unit: '/s', atLeast: 0.95 * ordersPerSecond },
    { what: 'taking the stock of an order: p95', rounds: milliseconds, unit: 'ms' },
  ]
}

/** `often`: home and lists, and what is being sold; `seldom`: all other products. */
type Pages = { often: string[]; seldom: string[] }

async function listPages(shop: BenchShop, goods: readonly number[]): Promise<Pages> {
  const categories = await shop.database.db.selectFrom('categories').where('visible', '=', true).select('id').execute()
  const lists = [...(Object.keys(specialItems) as SpecialItems[]), ...categories.map(({ id }) => id)]
  const home = languages.map(paths.home)
  const inLists = languages.flatMap((language) => lists.map((list) => paths.items(language, list)))
  const all = await listProductPages(shop)
  const isSold = (page: string) => goods.includes(Number(/product\/(\d+)/.exec(page)?.[1]))
  return { often: [...home, ...inLists, ...all.filter(isSold)], seldom: all.filter((page) => !isSold(page)) }
}

/** Of each between four fifths and nine fifths of what the run will ask for. */
async function stockUp({ database: { db } }: BenchShop, goods: readonly number[]): Promise<void> {
  await db.updateTable('products').set({ max_qty: 10 }).where('id', 'in', goods).execute()
  const free = await db
    .selectFrom('products')
    .where('id', 'in', goods)
    .orderBy('id')
    .select(({ eb }) => ['id', eb('stock', '-', eb.ref('reserved')).as('free')])
    .execute()
  const asked = (ordersPerSecond * seconds) / goods.length
  const moves = free.map(({ id, free: had }, place) => ({
    product_id: id,
    delta: Math.round(asked * (0.8 + place / goods.length)) - Number(had),
    kind: 'correction' as const,
    actor: 'bench',
  }))
  await db
    .insertInto('stock_movements')
    .values(moves.filter(({ delta }) => delta !== 0))
    .execute()
}

async function createOrders(shop: BenchShop, count: number): Promise<number[]> {
  const [member] = await createMembers(shop, 1)
  const first = Date.now() % 1e7
  const rows = Array.from({ length: count }, (_, number) =>
    orderRow({ user_id: member?.id ?? 0, hashed_id: orderNumber(first * 1e5 + number) }),
  )
  const made = await shop.database.db.insertInto('orders').values(rows).returning('id').execute()
  return made.map(({ id }) => id)
}

/** Order numbers have twelve letters. */
function orderNumber(number: number): string {
  return [...String(number).padStart(12, '0')].map((digit) => 'ABCDEFGHIJ'[Number(digit)]).join('')
}

function orderRow(of: { user_id: number; hashed_id: string }) {
  return {
    ...of,
    items_total: 390,
    delivery_fee: 200,
    handling_fee: 30,
    grand_total: 620,
    payment: 'when_received' as const,
    shipping_method: 'black_cat' as const,
    sender_name: '陳浩',
    sender_phone: '+886922110334',
    contact: { name: '陳浩', phone: '0922110334', county: '新竹縣', district: '竹北市', zip_code: '302', address: '文興路一段 168 號' },
    invoice: { carrier_type: 'member_carrier', carrier: 'hao@example.com' },
    placed_at: new Date(),
  }
}

/** At an even pace, one view after the other has begun. */
async function viewAll(shop: BenchShop, pages: Pages): Promise<{ views: number; awaited: number }> {
  const before = await shop.usage()
  const views: Promise<void>[] = []
  await atPace(viewsPerSecond, (number) => {
    views.push(view(shop.address + pageOf(pages, number)))
  })
  await Promise.all(views)
  const after = await shop.usage()
  return { views: views.length, awaited: after.pagesAwaited - before.pagesAwaited }
}

/** Six of ten look at home, lists and what is being sold; the others at anything else. Every run the same. */
function pageOf({ often, seldom }: Pages, number: number): string {
  const from = number % 10 < 6 ? often : seldom
  return from[(number * 7919) % from.length] ?? '/zh'
}

async function view(address: string): Promise<void> {
  // A kept connection may be closed just as it is used again; browsers ask once more, too.
  const { status } = await fetchPage(address).catch(() => fetchPage(address))
  if (status !== 200) throw new Error(`${address} answers ${status} during a sale.`)
}

type Sale = { goods: readonly number[]; orderIds: readonly number[] }

async function sellAll({ database }: BenchShop, { goods, orderIds }: Sale): Promise<{ perSecond: number; p95: number }> {
  const times: number[] = []
  const gone = new Set<number>()
  const sales: Promise<void>[] = []
  const sell = async (number: number) => {
    const orderId = orderIds[number]
    const left = goods.filter((id) => !gone.has(id))
    const productId = left[(number * 31) % left.length]
    if (orderId === undefined || productId === undefined) return
    const begin = performance.now()
    await database
      .transaction((tx) => reserveStock(tx, { orderId, units: new Map([[productId, 1]]) }))
      .catch((error: unknown) => {
        if (!String(error).includes('products_reserved_within_stock')) throw error
        gone.add(productId)
      })
    times.push(performance.now() - begin)
  }
  const began = performance.now()
  await atPace(ordersPerSecond, (number) => {
    sales.push(sell(number))
  })
  await Promise.all(sales)
  const sorted = times.toSorted((one, other) => one - other)
  return { perSecond: (1000 * times.length) / (performance.now() - began), p95: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN }
}

/** Begins so many a second for the time of the measurement. */
async function atPace(perSecond: number, begin: (number: number) => void): Promise<void> {
  const start = performance.now()
  for (let number = 0; number < perSecond * seconds; number++) {
    const waitMs = start + (1000 * number) / perSecond - performance.now()
    if (waitMs > 0) await pause(waitMs)
    begin(number)
  }
}
