import fc from 'fast-check'
import pLimit from 'p-limit'
import { expect, test } from 'vitest'
import type { PlaceOrderBody } from '#contract/shop/api/place-order.ts'
import { isCharged, isInInstalments, methodOfPayway } from '#rules/payments/payment-methods.ts'
import { createProducts } from '#support/rows.ts'
import { orderBody } from '#support/test-order.ts'
import { openTestShop } from '#support/test-shop.ts'
import { anyHistory, type History } from './draw-history.ts'
import { holdAgainstTills } from './hold-against-tills.ts'
import { beginLife, endLife, live, type Cart } from './live-history.ts'

// Random histories of an order's money, over all ways to pay: whatever is done in whatever order, twice, late and several
// at once, the shop's books agree with the tills of the companies, which are imagined and forgetful. The verbs and the
// database are the real ones.
//
// HISTORIES says how many, SEED which; `HISTORIES=100000 npx vitest run tests/faults/money-histories.test.ts` is the long run.

const count = Number(process.env['HISTORIES'] ?? 600)
const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31)
const sideBySide = 8
const perBatch = 400

const testShop = await openTestShop()
const {
  shop,
  database: { db },
} = testShop

/** Goods of each kind, several of each, so that the histories beside each other do not queue for one shelf. */
const shelves = 40
const kinds = [{ price: 390 }, { price: 260 }, { price: 12_000 }] as const
type Shelf = { plain: number; apart: number; dear: number }

async function stock(temperature: 'normal' | 'refrigeration'): Promise<Shelf[]> {
  const name = (index: number, kind: number) => `${temperature}-${index}-${kind}`
  const wanted = Array.from({ length: shelves }, (_, index) =>
    kinds.map(({ price }, kind) => ({ slug: name(index, kind), temperature, price, origin_price: price, stock: 10_000_000 })),
  ).flat()
  const ids = await createProducts(testShop.database, wanted)
  const all = Array.from({ length: shelves }, (_, index) => ({
    plain: ids[3 * index] ?? 0,
    apart: ids[3 * index + 1] ?? 0,
    dear: ids[3 * index + 2] ?? 0,
  }))
  await db
    .insertInto('product_split_stocks')
    .values(all.map(({ apart }) => ({ product_id: apart, stock_description_zh: '由原廠寄出' })))
    .execute()
  return all
}

const shelf = { normal: await stock('normal'), chilled: await stock('refrigeration') }

/** A buyer for each of these histories, with the goods in the cart. */
async function fillCarts(histories: readonly History[], from: number): Promise<Cart[]> {
  const members = await db
    .insertInto('users')
    .values(histories.map((_, index) => ({ uid: `h-${from + index}`, name: '陳浩' })))
    .returning('id')
    .execute()
  const goods = histories.flatMap(({ way, isSplit, isDear }, index) => {
    const { plain, apart, dear } = (way.isChilled ? shelf.chilled : shelf.normal)[(from + index) % shelves] ?? {
      plain: 0,
      apart: 0,
      dear: 0,
    }
    const user_id = members[index]?.id ?? 0
    return [{ user_id, product_id: isDear ? dear : plain, quantity: 2 }, ...(isSplit ? [{ user_id, product_id: apart, quantity: 2 }] : [])]
  })
  const lines = await db.insertInto('cart_items').values(goods).returning(['id', 'user_id']).execute()
  const ofMember = Map.groupBy(lines, ({ user_id }) => user_id)
  return members.map(({ id }) => ({ memberId: id, lineIds: (ofMember.get(id) ?? []).map((line) => line.id) }))
}

const card = { prime: 'prime', name: '陳浩', phonenumber: '+886922110334', email: 'hao@example.com', remember: false }
const anyBody = await orderBody(testShop, {})

function bodyOf({ way: { payway, isChilled } }: History): PlaceOrderBody {
  const method = methodOfPayway(payway)
  return {
    ...anyBody,
    payway,
    shipping_method: isChilled ? 'refrigeration' : 'black_cat',
    card_info: isCharged(method) ? card : null,
    ...(isInInstalments(method) ? { instalment: 3 } : {}),
  }
}

async function complaintsOf(history: History, cart: Cart): Promise<string[]> {
  const life = await beginLife(shop, { history, cart, body: bodyOf(history) })
  if (!life) return ['the order was not placed']
  await live(life, history)
  await endLife(life)
  return holdAgainstTills(life)
}

test(`MNY-01 MNY-09 ${count} histories without a dollar astray, seed ${seed}`, { timeout: 0 }, async () => {
  const complaints: string[] = []
  for (let from = 0; from < count; from += perBatch) {
    const histories = fc.sample(anyHistory, { seed: seed + from, numRuns: Math.min(perBatch, count - from) })
    const carts = await fillCarts(histories, from)
    await pLimit(sideBySide).map(histories, async (history, index) => {
      const found = await complaintsOf(history, carts[index] as Cart).catch((error: unknown) => [String(error)])
      complaints.push(...found.map((complaint) => `${complaint}\n  ${JSON.stringify(history)}`))
    })
    if (complaints.length > 20) break
  }
  expect(complaints.slice(0, 5)).toEqual([])
})
