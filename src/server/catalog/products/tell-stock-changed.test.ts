import { expect, test } from 'vitest'
import { fillCart, orderBody, place } from '#support/test-order.ts'
import { openTestShop } from '#support/test-shop.ts'
import { receiveStock } from './receive-stock.ts'
import { tellStockChanged } from './tell-stock-changed.ts'

// What is told of stock: nobody follows it here, so that it lies there as it was told.

const testShop = await openTestShop()
const { shop, shelf, signIn, database } = testShop
const { db } = database
const hao = await signIn('hao')

const actor = { kind: 'staff', id: 'Ana' } as const
const receive = (reference: string, quantity: number) =>
  receiveStock(shop, { actor, receipt: { reference, lines: [{ product: shelf.lilyGel, quantity }] } })

/** What was told of stock since it was asked last. */
async function told(): Promise<{ name: string; productId: number; free: number; version: number }[]> {
  const rows = await db.deleteFrom('news').returning('payload').execute()
  return rows
    .map(({ payload }) => payload as { name: string; productId: number; free: number; version: number })
    .filter(({ name }) => name.startsWith('stock-'))
}

test('while nobody wants to hear of stock, nothing is noted of it', async () => {
  await receive('DN-0', 1)
  expect(await db.selectFrom('stock_notes').selectAll().execute()).toEqual([])
  await tellStockChanged(shop)
  expect(await told()).toEqual([])
})

test('ACC-53 CPY-34 each product is told once however much happened to it, what came and went in between is nothing, and no note stays', async () => {
  const row = { public_id: 'wh_stock', url: 'https://shop.example/', events: ['stock.changed'], secret: Buffer.alloc(32) }
  await db.insertInto('webhooks').values(row).execute()
  const { stock } = await db.selectFrom('products').where('id', '=', shelf.lilyGel).select('stock').executeTakeFirstOrThrow()
  await receive('DN-1', 5)
  await receive('DN-2', 2)
  const lines = await fillCart(hao, { [shelf.lilyGel]: 1 })
  const { order_hashed_id: id } = await place(hao, { order: await orderBody(testShop, { payway: 'when_received', cart_item_ids: lines }) })
  await tellStockChanged(shop)
  const [first, ...others] = await told()
  expect(first).toMatchObject({ name: 'stock-changed', productId: shelf.lilyGel, free: stock + 6 })
  expect(others).toEqual([])
  await hao.call.orders.cancel({ id, order: { cancel_reason: '買錯了' } })
  const again = await fillCart(hao, { [shelf.lilyGel]: 1 })
  await place(hao, { order: await orderBody(testShop, { payway: 'when_received', cart_item_ids: again }) })
  await tellStockChanged(shop)
  expect(await told(), 'one came back and went').toEqual([])
  await receive('DN-3', 1)
  await tellStockChanged(shop)
  const [later] = await told()
  expect(later?.version).toBeGreaterThan(first?.version ?? 0)
  expect(await db.selectFrom('stock_notes').selectAll().execute()).toEqual([])
})
