import { seedManyProducts } from '#database/seed/seed-many-products.ts'
import type { BenchShop } from './bench-shop.ts'
import type { Figure } from './figures.ts'
import { createMembers, type BenchMember } from './members.ts'
import { listPlainProducts } from './plain-products.ts'
import { pressAsMembers } from './press-members.ts'

const rounds = 3
const calls = 1200
const clients = 8

/** Placing orders of two goods as fast as eight browsers can, each order by another member and paid on delivery. */
export async function measurePlacing(shop: BenchShop): Promise<Figure[]> {
  // As many goods as a shop has that gets so many orders: hardly ever are two of them after the same one at once.
  await seedManyProducts(shop.database, { count: 1000, now: new Date() })
  const products = await listPlainProducts(shop, { count: 400, temperature: 'normal' })
  const results = []
  // The first round warms the shop up and does not count.
  for (let round = -1; round < rounds; round++) {
    const result = await place(shop, products)
    if (round >= 0) results.push(result)
  }
  return [
    { what: `place an order, ${clients} clients`, rounds: results.map(({ perSecond }) => perSecond), unit: '/s', atLeast: 250 },
    { what: `place an order, ${clients} clients: p95`, rounds: results.map(({ milliseconds }) => milliseconds.p95), unit: 'ms' },
  ]
}

/** Every answer must stand in the books: none lost, none twice. */
async function place(shop: BenchShop, products: readonly number[]) {
  const members = await createMembers(shop, calls)
  const carts = await fillCarts(shop, { members, products })
  const requests = members.map(({ id, headers }) => ({ headers, body: { order: orderOf(carts.get(id) ?? []) } }))
  const pressed = await pressAsMembers({ address: `${shop.address}/api/v2/user/orders`, calls, clients, method: 'POST', requests })
  const placed = await shop.database.db.selectFrom('orders').where('user_id', 'in', members.map(({ id }) => id)).where('status', '=', 'confirmed').select('id').execute()
  if (placed.length !== calls) throw new Error(`${calls} orders were acknowledged, and ${placed.length} are there.`)
  return pressed
}

async function fillCarts({ database: { db } }: BenchShop, { members, products }: { members: readonly BenchMember[]; products: readonly number[] }): Promise<Map<number, number[]>> {
  const goodsOf = (index: number) => [0, 1].map((which) => products[(2 * index + which) % products.length] ?? 0)
  const rows = members.flatMap(({ id }, index) => goodsOf(index).map((product_id) => ({ user_id: id, product_id, quantity: 1 })))
  const lines = await db.insertInto('cart_items').values(rows).returning(['id', 'user_id']).execute()
  return new Map([...Map.groupBy(lines, ({ user_id }) => user_id)].map(([memberId, mine]) => [memberId, mine.map(({ id }) => id)]))
}

const recipient = { name: '陳浩', phone: '0922110334', county: '新竹縣', district: '竹北市', address: '文興路一段 168 號 8 樓' }

function orderOf(cart_item_ids: readonly number[]) {
  return {
    sender: { name: '陳浩', phone: '+886922110334' },
    invoice_info: { carrier_type: 'mobile_carrier', carrier: '/AB12.+-' },
    shipping_method: 'black_cat',
    received_time: 'before_noon',
    contact_attributes: recipient,
    payway: 'when_received',
    remark: '',
    cart_item_ids,
  }
}
