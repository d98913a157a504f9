import type { BenchShop } from './bench-shop.ts'
import type { Figure } from './figures.ts'
import { createMembers, type BenchMember } from './members.ts'
import { listPlainProducts } from './plain-products.ts'
import { pressAsMembers } from './press-members.ts'
import { repeat } from './repeat.ts'

const rounds = 5
const calls = { add: 3000, read: 400 }
const clients = 8
const lines = 40

/** Adding to the cart as fast as eight members can, and reading a cart of forty lines. */
export async function measureCart(shop: BenchShop): Promise<Figure[]> {
  const products = await listPlainProducts(shop, { count: lines })
  const members = await createMembers(shop, clients)
  const added = await repeat(rounds, () => add(shop, { members, productId: products[0] ?? 0 }))
  await fillCarts(shop, { members, products })
  const [reader] = members
  const alone = await repeat(rounds, () => read(shop, reader ? [reader] : []))
  const together = await repeat(rounds, () => read(shop, members))
  return [
    { what: `add to cart, ${clients} clients`, rounds: added.map(({ perSecond }) => perSecond), unit: '/s', atLeast: 800 },
    { what: `add to cart, ${clients} clients: p95`, rounds: added.map(({ milliseconds }) => milliseconds.p95), unit: 'ms' },
    { what: `read a cart of ${lines} lines: p95`, rounds: alone.map(({ milliseconds }) => milliseconds.p95), unit: 'ms', atMost: 25 },
    {
      what: `read a cart of ${lines} lines, ${clients} clients: p95`,
      rounds: together.map(({ milliseconds }) => milliseconds.p95),
      unit: 'ms',
    },
    { what: `read a cart of ${lines} lines, ${clients} clients`, rounds: together.map(({ perSecond }) => perSecond), unit: '/s' },
  ]
}

/** Every answer must stand in the carts: none lost, none twice. */
async function add(shop: BenchShop, { members, productId }: { members: readonly BenchMember[]; productId: number }) {
  const before = await countUnits(shop, productId)
  const pressed = await pressAsMembers({
    address: `${shop.address}/api/v2/user/cart_items`,
    calls: calls.add,
    clients: members.map(({ headers }) => headers),
    method: 'POST',
    body: { product_id: productId, quantity: 1 },
  })
  const units = (await countUnits(shop, productId)) - before
  if (units !== calls.add) throw new Error(`${calls.add} adds were answered, and ${units} units are in the carts.`)
  return pressed
}

async function countUnits({ database }: BenchShop, productId: number): Promise<number> {
  const { units } = await database.db
    .selectFrom('cart_items')
    .where('product_id', '=', productId)
    .select((eb) => eb.fn.sum<string | null>('quantity').as('units'))
    .executeTakeFirstOrThrow()
  return Number(units ?? 0)
}

async function read(shop: BenchShop, members: readonly BenchMember[]) {
  return pressAsMembers({
    address: `${shop.address}/api/v2/user/cart_items`,
    calls: calls.read,
    clients: members.map(({ headers }) => headers),
  })
}

async function fillCarts(
  { database: { db } }: BenchShop,
  { members, products }: { members: readonly BenchMember[]; products: readonly number[] },
): Promise<void> {
  const rows = members.flatMap(({ id }) => products.map((product_id) => ({ user_id: id, product_id, quantity: 1 })))
  await db
    .insertInto('cart_items')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
