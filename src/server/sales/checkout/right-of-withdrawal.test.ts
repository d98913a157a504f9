import { expect, test } from 'vitest'
import { createProduct } from '#support/rows.ts'
import { eventually } from '#support/eventually.ts'
import { orderBody, place } from '#support/test-order.ts'
import { paymentsOf } from '#support/test-payments.ts'
import { openTestShop } from '#support/test-shop.ts'

// Goods that cannot be sent back as others can: where that is told while they are bought.

const testShop = await openTestShop()
const { database, sandbox, signIn, visitor, startWorker } = testShop
const pay = paymentsOf(testShop)
const mei = await signIn('mei', { language: 'en' })
await startWorker()

const letterOf = (number: string) =>
  eventually(async () => (await sandbox.emailsTo('mei@example.com')).find(({ subject }) => subject.includes(number)))

test('GDS-44 an exception of the right of withdrawal stands on the page, in the cart and in the letter of the order, and of other goods nothing', async () => {
  const mask = await createProduct(database, { slug: 'mask', name_en: 'Face mask', stock: 5, return_right: 'hygiene' })
  const usual = await createProduct(database, { slug: 'usual', name_en: 'Usual goods', stock: 5 })
  expect((await visitor().call.products.companions({ id: mask })).return_right).toBe('hygiene')
  const { order_hashed_id: number = '' } = await pay.buy(mei, { goods: { [mask]: 1, [usual]: 1 } })
  const { text } = await letterOf(number)
  expect(text).toContain('Face mask (Hygiene goods: cannot be sent back once opened)')
  expect(text).not.toContain('Usual goods (')
  for (const product_id of [mask, usual]) await mei.call.cart.add({ product_id, quantity: 1 })
  const lines = (await mei.call.cart.read({})).cart_items.normal
  expect(lines.find((line) => line.product_id === mask)).toMatchObject({ return_right: 'hygiene' })
  expect(lines.find((line) => line.product_id === usual)).not.toHaveProperty('return_right')
})

test('GDS-44 a bundle into which something was picked that cannot be sent back is told so as a whole', async () => {
  const [set, cake] = [
    await createProduct(database, { slug: 'picnic', name_en: 'Picnic set', stock: 5, optional_bundles_max_quantity: 1 }),
    await createProduct(database, { slug: 'cake', name_en: 'Cake', stock: 5, return_right: 'perishable' }),
  ]
  await database.db
    .insertInto('product_bundles')
    .values({
      product_id: set,
      bundle_product_id: cake,
      name_zh: '蛋糕',
      name_en: 'Cake',
      required: false,
      max_amount: 1,
      quantity: 1,
      position: 1,
    })
    .execute()
  const optional_items = [{ product_id: cake, quantity: 1 }]
  await mei.call.cart.add({ product_id: set, quantity: 1, optional_items })
  const line = (await mei.call.cart.read({})).cart_items.normal.find(({ product_id }) => product_id === set)
  expect(line).toMatchObject({ return_right: 'perishable' })
  const order = await orderBody(testShop, { cart_item_ids: [line?.id ?? 0] })
  const { order_hashed_id: number = '' } = await place(mei, { order })
  expect((await letterOf(number))?.text).toContain('Picnic set (')
})
