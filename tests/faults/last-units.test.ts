import { expect, test } from 'vitest'
import { placeOrder } from '#server/sales/checkout/place-order.ts'
import { createProduct } from '#support/rows.ts'
import { orderBody } from '#support/test-order.ts'
import { walletWish } from '#support/test-payments.ts'
import { openTestShop } from '#support/test-shop.ts'

const testShop = await openTestShop()
const {
  shop,
  database: { db },
  sandbox,
} = testShop

const buyerCount = 1000
const atOnce = 200
const units = 100

test(
  'OAP-20 D-72 of a thousand buyers, two hundred at once, exactly a hundred get the last hundred units',
  { timeout: 120_000 },
  async () => {
    const productId = await createProduct(testShop.database, { slug: 'last-hundred', stock: units })
    const members = await db
      .insertInto('users')
      .values(Array.from({ length: buyerCount }, (_, index) => ({ uid: `crowd-${index}`, name: '陳浩' })))
      .returning('id')
      .execute()
    const lines = await db
      .insertInto('cart_items')
      .values(members.map(({ id }) => ({ user_id: id, product_id: productId, quantity: 1 })))
      .returning(['id', 'user_id'])
      .execute()
    const [byCourier, byWallet] = [
      await orderBody(testShop, { payway: 'when_received', card_info: null }),
      await orderBody(testShop, walletWish('apple_pay')),
    ]

    const waiting = lines.map(({ id, user_id: memberId }, index) => ({
      memberId,
      language: 'zh' as const,
      idempotencyKey: `crowd-${id}`,
      body: { ...(index % 4 === 0 ? byWallet : byCourier), cart_item_ids: [id] },
    }))
    const answers: string[] = []
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let request = waiting.pop(); request; request = waiting.pop()) {
          const placed = await placeOrder(shop, request)
          answers.push(placed.ok ? 'sold' : placed.refusal.status)
        }
      }),
    )

    const count = (answer: string) => answers.filter((each) => each === answer).length
    expect([answers.length, count('sold'), count('order_failed') + count('invalid_cart_item_error')]).toEqual([
      buyerCount,
      units,
      buyerCount - units,
    ])
    expect(await db.selectFrom('products').select(['stock', 'reserved']).where('id', '=', productId).executeTakeFirstOrThrow()).toEqual({
      stock: units,
      reserved: units,
    })
    const sold = await db
      .selectFrom('orders')
      .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
      .where('product_id', '=', productId)
      .where('orders.status', '=', 'confirmed')
      .select(['orders.payment', 'order_lines.quantity'])
      .execute()
    expect(sold).toHaveLength(units)
    expect(await sandbox.countRecords()).toBe(sold.filter(({ payment }) => payment === 'apple').length)
  },
)
