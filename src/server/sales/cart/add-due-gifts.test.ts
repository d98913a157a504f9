import { expect, test } from 'vitest'
import { createProduct } from '#support/rows.ts'
import { openTestShop } from '#support/test-shop.ts'

const { database, signIn } = await openTestShop()
const { db } = database
const mei = await signIn('mei')
const hao = await signIn('hao')
const read = async (browser: typeof mei) => Object.values((await browser.call.cart.read()).cart_items).flat()

test('D-15 PRM-10 a running campaign gives everyone one unit for nothing, and the VVIPs theirs; what is deleted stays away', async () => {
  const product = await createProduct(database, { is_gift_only: true, stock: 50 })
  const ends_at = new Date(Date.now() + 86_400_000)
  const campaign = { product_id: product, starts_at: new Date('2020-01-01'), ends_at }
  await db
    .insertInto('gift_campaigns')
    .values([
      { ...campaign, key: 'winter', kind: 'gifts' },
      { ...campaign, key: 'vvip', kind: 'vvip_gift', min_vip: 2 },
    ])
    .execute()

  expect(await read(hao)).toMatchObject([
    { item_type: 'gifts', quantity: 1, max_quantity: 1, special_price: 0, expiration_datetime: expect.any(String) },
  ])
  await Promise.all([read(mei), read(mei)])
  expect((await read(mei)).map((line) => line.item_type).sort()).toEqual(['gifts', 'vvip_gift'])

  const [gift] = await read(hao)
  await hao.call.cart.remove({ id: gift?.id ?? 0 })
  expect(await read(hao)).toEqual([])
})
