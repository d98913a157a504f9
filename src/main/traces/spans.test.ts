import { expect, test } from 'vitest'
import { openTestCollector } from '#support/test-collector.ts'
import { fillCart, orderBody, place } from '#support/test-order.ts'
import { openTestShop } from '#support/test-shop.ts'

const collector = await openTestCollector({ share: 0 })
const testShop = await openTestShop()
const { database, shelf, signIn } = testShop

test('OBS-03 of a request that is not sampled nothing is told, and its events say so, for what follows from them', async () => {
  const hao = await signIn('hao')
  await place(hao, { order: await orderBody(testShop, { cart_item_ids: await fillCart(hao, { [shelf.roseGel]: 1 }) }) })
  expect(await collector.spans()).toEqual([])
  const told = await database.db.selectFrom('news').select('cause').execute()
  expect(told.length).toBeGreaterThan(0)
  for (const { cause } of told) expect((cause as { trace?: string } | null)?.trace).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/)
})
