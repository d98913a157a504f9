import { seedManyProducts } from '#demo/goods/seed-many-products.ts'
import type { BenchShop } from './bench-shop.ts'
import type { Figure } from './figures.ts'
import { createMembers, type BenchMember } from './members.ts'
import { listPlainProducts } from './plain-products.ts'
import type { Pressed } from './press-as-members.ts'
import { pressAsMembers } from './press-members.ts'
import { repeat } from './repeat.ts'
import { takePrime } from './take-prime.ts'

const rounds = 3
const calls = 1200
const clients = 8

/** Placing orders of two goods as fast as eight browsers can, each order by another member: paid by card at a company that answers at once, and on delivery. */
export async function measurePlacing(shop: BenchShop): Promise<Figure[]> {
  // As many goods as a shop has that gets so many orders: hardly ever are two of them after the same one at once.
  await seedManyProducts(shop.database, { count: 1000, now: new Date() })
  const products = await listPlainProducts(shop, { count: 400, temperature: 'normal' })
  // The first orders of a shop that has just started find its programs untranslated and its statements unplanned.
  await place(shop, { products, payments: await takeCards(shop) })
  const byCard = await repeat(rounds, async () => place(shop, { products, payments: await takeCards(shop) }))
  const onDelivery = await repeat(rounds, () =>
    place(shop, { products, payments: Array.from({ length: calls }, () => ({ payway: 'when_received' })) }),
  )
  return [
    {
      what: `place an order and pay by card, ${clients} clients`,
      rounds: byCard.map(({ perSecond }) => perSecond),
      unit: '/s',
      atLeast: 250,
    },
    {
      what: `place an order and pay by card, ${clients} clients: p95`,
      rounds: byCard.map(({ milliseconds }) => milliseconds.p95),
      unit: 'ms',
    },
    {
      what: `place an order paid on delivery, ${clients} clients`,
      rounds: onDelivery.map(({ perSecond }) => perSecond),
      unit: '/s',
      atLeast: 250,
    },
    {
      what: `place an order paid on delivery, ${clients} clients: p95`,
      rounds: onDelivery.map(({ milliseconds }) => milliseconds.p95),
      unit: 'ms',
    },
  ]
}

/** How an order is paid, as it travels. */
export type Payment = { payway: string; card_info?: object }

/** A card for each order, typed at the card company beforehand: what its fields give is good for one payment. */
export async function takeCards(shop: BenchShop, count = calls): Promise<Payment[]> {
  const cards: Payment[] = []
  for (let done = 0; done < count; done += clients) {
    const primes = await Promise.all(Array.from({ length: clients }, () => takePrime(shop)))
    cards.push(...primes.map((prime) => ({ payway: 'credit_cards', card_info: { ...cardholder, prime } })))
  }
  return cards
}

const cardholder = { name: '陳浩', phonenumber: '+886922110334', email: 'hao@example.com', remember: false }

export async function place(shop: BenchShop, goods: Goods): Promise<Pressed> {
  const press = await readyToPlace(shop, goods)
  return press()
}

type Goods = { products: readonly number[]; payments: readonly Payment[] }

/** Members with full carts; what is answered places their orders. Every answer must stand in the books: none lost, none twice. */
export async function readyToPlace(shop: BenchShop, { products, payments }: Goods): Promise<() => Promise<Pressed>> {
  const calls = payments.length
  const members = await createMembers(shop, calls)
  const carts = await fillCarts(shop, { members, products })
  const requests = members.map(({ id, headers }, index) => ({ headers, body: { order: orderOf(carts.get(id) ?? [], payments[index]) } }))
  return async () => {
    const pressed = await pressAsMembers({ address: `${shop.address}/api/v2/user/orders`, calls, clients, method: 'POST', requests })
    const placed = await shop.database.db
      .selectFrom('orders')
      .where(
        'user_id',
        'in',
        members.map(({ id }) => id),
      )
      .where('status', '=', 'confirmed')
      .select('id')
      .execute()
    if (placed.length !== calls) throw new Error(`${calls} orders were acknowledged, and ${placed.length} are there.`)
    return pressed
  }
}

async function fillCarts(
  { database: { db } }: BenchShop,
  { members, products }: { members: readonly BenchMember[]; products: readonly number[] },
): Promise<Map<number, number[]>> {
  const goodsOf = (index: number) => [0, 1].map((which) => products[(2 * index + which) % products.length] ?? 0)
  const rows = members.flatMap(({ id }, index) => goodsOf(index).map((product_id) => ({ user_id: id, product_id, quantity: 1 })))
  const lines = await db.insertInto('cart_items').values(rows).returning(['id', 'user_id']).execute()
  return new Map([...Map.groupBy(lines, ({ user_id }) => user_id)].map(([memberId, mine]) => [memberId, mine.map(({ id }) => id)]))
}

const recipient = { name: '陳浩', phone: '0922110334', county: '新竹縣', district: '竹北市', address: '文興路一段 168 號 8 樓' }

function orderOf(cart_item_ids: readonly number[], payment: Payment | undefined) {
  return {
    sender: { name: '陳浩', phone: '+886922110334' },
    invoice_info: { carrier_type: 'mobile_carrier', carrier: '/AB12.+-' },
    shipping_method: 'black_cat',
    received_time: 'before_noon',
    contact_attributes: recipient,
    ...payment,
    remark: '',
    cart_item_ids,
  }
}
