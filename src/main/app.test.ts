import { expect, test } from 'vitest'
import { listCalls } from '#contract/shop/calls.ts'
import { demoShop } from '#support/test-demo-shop.ts'
import { openTestShop } from '#support/test-shop.ts'

const { database, signIn, visitor } = await openTestShop({ furnishing: demoShop })
const { db } = database

const answered = listCalls().filter(({ plain, method, path }) => !plain && method === 'GET' && !path.includes('{'))
/** What these calls cannot do without. */
const queries: Record<string, string> = {
  'products.suggest': '?q=gel',
  'contacts.list': '?type=black_cat',
  'stores.lookup': `?group=city&key=${encodeURIComponent('臺北市')}`,
}

test.each(answered.filter(({ auth }) => auth === 'none'))('a visitor of the demo shop gets $name', async ({ name, path }) => {
  expect((await visitor().ask(path + (queries[name] ?? ''))).status).toBe(200)
})

const mei = await signIn('mei')

test.each(answered.filter(({ auth }) => auth === 'member'))('mei gets $name of the demo shop', async ({ name, path }) => {
  expect((await mei.ask(path + (queries[name] ?? ''))).status).toBe(200)
})

test('every product and every category of the demo shop answers what the contract promises', async () => {
  const products = await db.selectFrom('products').select('id').where('is_gift_only', '=', false).execute()
  for (const { id } of products) expect((await mei.ask(`/api/v1/products/${id}`)).status).toBe(200)
  const categories = await db.selectFrom('categories').select('id').where('visible', '=', true).execute()
  for (const { id } of categories) expect((await visitor().ask(`/api/v1/categories/${id}`)).status).toBe(200)
  expect(products.length).toBeGreaterThan(50)
})

test('every order of mei in the demo shop can be opened', async () => {
  const { data } = await mei.call.orders.listTab.all({ items: 100 })
  for (const { hashed_id: id } of data) expect((await mei.call.orders.find({ id })).hashed_id).toBe(id)
})
