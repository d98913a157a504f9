import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#rules/calendar.ts'
import { changeProduct } from '#server/catalog/products/change-product.ts'
import { setShelvesOfProduct } from '#server/catalog/products/shelves/set-shelves-of-product.ts'
import { createProduct } from '#support/rows.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'
import { fillCategories } from './fill-categories.ts'

const testShop = await openTestShop()
const { shop, database, visitor, clock } = testShop
const { db } = database
const office = testOffice(testShop)
const editor = await office.as('editor')
const ana = { kind: 'staff', id: 'Ana' } as const

const create = async (name: string) =>
  (await db.insertInto('categories').values({ name_zh: name }).returning('id').executeTakeFirstOrThrow()).id

async function setRule(id: number, rule: Record<string, string> | null) {
  const { version, categories } = await editor.call.categories.tree()
  const wanted = categories.map(({ goods: _goods, is_changed: _changed, ...row }) => (row.id === id ? { ...row, rule } : row))
  const saved = await editor.call.categories.save({ version, categories: wanted })
  return editor.call.arrangements.publish({ kind: 'categories', version: saved.version })
}
const listed = async (id: number) => (await visitor().call.categories.find({ id })).products.map((product) => product.id)
const rowsOf = async (category: number) => {
  const rows = await db.selectFrom('product_categories').where('category_id', '=', category).orderBy('product_id').selectAll().execute()
  return rows.map(({ product_id: product, source }) => ({ product, source }))
}

test('D-219 a rule shows what it means before it is kept, fills its rows, and leaves those of hands, which come first', async () => {
  const id = await create('冷凍五百以下')
  const [cheap, dear, plain] = [
    await createProduct(database, { slug: 'f-cheap', temperature: 'freezing', price: 77, origin_price: 77 }),
    await createProduct(database, { slug: 'f-dear', temperature: 'freezing', price: 7700, origin_price: 7700 }),
    await createProduct(database, { slug: 'f-plain', price: 77, origin_price: 77 }),
  ]
  await setShelvesOfProduct(shop, { actor: ana, product: plain, shelves: [{ category: id }] })
  const rule = { temperature: 'freezing', price: '70..80' }
  expect(await editor.call.categories.matches(rule)).toMatchObject({ total: 1, goods: [{ id: cheap }] })
  expect(await listed(id), 'nothing is kept yet').toEqual([plain])
  await setRule(id, rule)
  expect(await listed(id)).toEqual([plain, cheap])
  await changeProduct(shop, { actor: ana, id: dear, change: { price: 75 } })
  expect(await listed(id), 'with the change itself').toEqual([plain, cheap, dear])
  await changeProduct(shop, { actor: ana, id: cheap, change: { temperature: 'normal' } })
  expect(await listed(id)).toEqual([plain, dear])
  await setShelvesOfProduct(shop, { actor: ana, product: dear, shelves: [{ category: id }] })
  await setRule(id, null)
  expect(await rowsOf(id), 'what a hand said too is the hand’s').toEqual([
    { product: dear, source: 'hand' },
    { product: plain, source: 'hand' },
  ])
  await expect(editor.call.categories.matches({ price: 'cheap' })).rejects.toMatchObject({ status: 'validation_error' })
  await expect(editor.call.categories.matches({})).rejects.toMatchObject({ status: 'validation_error' })
})

test('D-219 days pass: what has been on sale too long goes by itself', async () => {
  const id = await create('新到')
  const fresh = await createProduct(database, { slug: 'fresh', exclusive: true, published_at: addDays(shop.now(), -2) })
  await createProduct(database, { slug: 'older', exclusive: true, published_at: addDays(shop.now(), -40) })
  await setRule(id, { flag: 'exclusive', days: '0..7' })
  expect(await listed(id)).toContain(fresh)
  clock.pass({ minutes: 7 * 24 * 60 })
  await fillCategories(shop)
  expect(await listed(id)).not.toContain(fresh)
  const now = await office.as('editor')
  expect((await now.call.categories.matches({ flag: 'exclusive', days: '30..' })).total).toBeGreaterThan(0)
})

test('D-219 in any history of hands, changes and rules, rows of hands stay and rows of rules are what the rule means', async () => {
  const id = await create('任意')
  const products = await Promise.all([1, 2, 3].map((n) => createProduct(database, { slug: `any-${n}`, price: 900 + n, origin_price: 950 })))
  const step = fc.oneof(
    fc.record({ kind: fc.constant('price' as const), at: fc.nat(2), price: fc.integer({ min: 901, max: 906 }) }),
    fc.record({ kind: fc.constant('hand' as const), at: fc.nat(2), stands: fc.boolean() }),
    fc.record({ kind: fc.constant('rule' as const), to: fc.integer({ min: 901, max: 906 }) }),
  )
  let rule: number | null = null
  const byHand = new Set<number>()
  const price = new Map(products.map((product, at) => [product, 901 + at]))
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      for (const said of steps) {
        const product = products['at' in said ? said.at : 0] ?? 0
        if (said.kind === 'price') {
          price.set(product, said.price)
          await changeProduct(shop, { actor: ana, id: product, change: { price: said.price } })
        } else if (said.kind === 'hand') {
          byHand[said.stands ? 'add' : 'delete'](product)
          await setShelvesOfProduct(shop, { actor: ana, product, shelves: said.stands ? [{ category: id }] : [] })
        } else {
          rule = said.to
          await db
            .updateTable('categories')
            .set({ rule: JSON.stringify({ price: `901..${said.to}` }) })
            .where('id', '=', id)
            .execute()
        }
      }
      await fillCategories(shop)
      const most: number = rule ?? 0
      const meant = products.filter((product) => byHand.has(product) || (price.get(product) ?? 0) <= most)
      expect(await rowsOf(id)).toEqual(
        meant.toSorted((one, other) => one - other).map((product) => ({ product, source: byHand.has(product) ? 'hand' : 'rule' })),
      )
    }),
    { numRuns: 12 },
  )
})
