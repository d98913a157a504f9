import { expect, test } from 'vitest'
import { createProduct } from '#support/rows.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'

const testShop = await openTestShop()
const { database } = testShop
const { db } = database
const office = testOffice(testShop)
const [manager, editor] = [await office.as('manager'), await office.as('editor')]

const versionOf = async (id: number) => (await manager.call.products.find({ id })).version
const relativesOf = (id: number) => manager.call.productRelatives.find({ id })
/** By who sets prices, over what stands there now. */
const restore = async (id: number, version: number, at = manager) => at.call.products.restore({ id, version, seen: await versionOf(id) })

test('GDS-51 every save names who, when and which fields from what to what, and two versions are read side by side', async () => {
  const id = await createProduct(database, { slug: 'who-when', name_zh: '紅梅', price: 360, origin_price: 380 })
  await editor.call.products.change({ id, version: 1, change: { name_zh: '青梅' } })
  await manager.call.products.change({ id, version: 2, change: { price: 350, cod: false } })
  const { versions } = await editor.call.products.versions({ id })
  expect(versions).toMatchObject([
    { version: 3, kind: 'staff', by: manager.me.name, before: { price: 360 }, after: { price: 350 } },
    { version: 2, kind: 'staff', by: editor.me.name, before: { name_zh: '紅梅' }, after: { name_zh: '青梅' } },
    { version: 1, verb: null },
  ])
  expect(versions.every(({ at }) => !Number.isNaN(Date.parse(at)))).toBe(true)
  const [first, last] = await Promise.all([1, 3].map((version) => editor.call.products.version({ id, version })))
  expect([first?.whole, last?.whole]).toMatchObject([
    { name_zh: '紅梅', price: 360 },
    { name_zh: '青梅', price: 350 },
  ])
  const kept = [db.deleteFrom('product_versions').where('product_id', '=', id), db.updateTable('product_versions').set({ verb: 'x' })]
  for (const each of kept) await expect(each.execute(), 'kept for good').rejects.toThrow('product_versions')
})

test('GDS-51 restoring brings back what is picked along with a product and what travels apart, cash on delivery with it', async () => {
  const [id, file] = [await createProduct(database, { slug: 'with-parts', cod: true }), await createProduct(database, { slug: 'file' })]
  const entry = { product: file, name_zh: '磨棒', name_en: 'File', required: false, max_amount: 2, quantity: 0 }
  await manager.call.productRelatives.setBundle({ id, bundle: { picks: 2, entries: [entry] } })
  const whole = await versionOf(id)
  await manager.call.productRelatives.setBundle({ id, bundle: { picks: 0, entries: [] } })
  const lamp = { stock_description_zh: '燈', stock_description_en: 'Lamp', expected_on: null }
  await manager.call.productRelatives.setSplitStocks({ id, parts: [lamp] })
  const apart = await versionOf(id)
  expect(await restore(id, whole)).toMatchObject({ changed: expect.arrayContaining(['cod', 'bundle', 'split_stocks']) })
  expect(await relativesOf(id)).toMatchObject({ bundle: { picks: 2, entries: [entry] }, split_stocks: [] })
  expect((await manager.call.products.find({ id })).fields.cod).toBe(true)
  const [{ before, after } = {}] = (await manager.call.products.versions({ id })).versions
  expect([before, after]).toMatchObject([
    { bundle: { picks: 0 }, split_stocks: [lamp], cod: false },
    { bundle: { picks: 2 }, split_stocks: [], cod: true, restored: whole },
  ])
  await restore(id, apart)
  expect(await relativesOf(id)).toMatchObject({ bundle: { picks: 0, entries: [] }, split_stocks: [lamp] })
  expect((await manager.call.products.find({ id })).fields.cod).toBe(false)
})

test('GDS-51 who may not set prices restores neither these nor flags nor a bundle', async () => {
  const [id, file] = [
    await createProduct(database, { slug: 'texts-alone', price: 360, origin_price: 380, stock: 9 }),
    await createProduct(database),
  ]
  const entry = { product: file, name_zh: '磨棒', name_en: '', required: false, max_amount: 1, quantity: 0 }
  await manager.call.productRelatives.setBundle({ id, bundle: { picks: 1, entries: [entry] } })
  const seen = await versionOf(id)
  await manager.call.products.change({ id, version: seen, change: { price: 300, embargo: true, name_zh: '新名' } })
  await manager.call.productRelatives.setBundle({ id, bundle: { picks: 0, entries: [] } })
  await manager.call.stock.move({ id, kind: 'receipt', quantity: 3 })
  const stock = (await manager.call.products.find({ id })).stock
  expect(await restore(id, seen, editor)).toMatchObject({ changed: ['name_zh'] })
  expect(await manager.call.products.find({ id })).toMatchObject({ stock, fields: { price: 300, embargo: true } })
  expect((await relativesOf(id)).bundle.picks).toBe(0)
  expect(await restore(id, seen)).toMatchObject({ changed: expect.arrayContaining(['price', 'embargo', 'bundle']) })
  expect((await manager.call.products.find({ id })).stock).toBe(stock)
})

test('GDS-51 a draft is without a price again, and what is on sale never is', async () => {
  const { id } = await manager.call.productLife.create({ name_zh: '還沒定價', temperature: 'normal' })
  const seen = await versionOf(id)
  await manager.call.products.change({ id, version: seen, change: { origin_price: 380, price: 360 } })
  await restore(id, seen)
  expect((await manager.call.products.find({ id })).fields).toMatchObject({ price: 0, origin_price: 0 })
  await manager.call.products.change({ id, version: await versionOf(id), change: { origin_price: 380, price: 360 } })
  await db.updateTable('products').set({ state: 'on' }).where('id', '=', id).execute()
  await expect(restore(id, seen)).rejects.toMatchObject({ status: 'validation_error', details: { errors: { price: expect.any(String) } } })
})

test('GDS-51 goods and categories that are gone are left out, and a bundle that fits no more is refused with why', async () => {
  const id = await createProduct(database, { slug: 'beside' })
  const { id: short } = await manager.call.productLife.create({ name_zh: '短命', temperature: 'normal' })
  const shelf = await db.insertInto('categories').values({ name_zh: '暫時' }).returning('id').executeTakeFirstOrThrow()
  const picked = await createProduct(database, { slug: 'turns-cold' })
  const entry = { product: picked, name_zh: '磨棒', name_en: '', required: false, max_amount: 1, quantity: 0 }
  await manager.call.productRelatives.setLinked({ id, kind: 'accessories', products: [short, picked] })
  await manager.call.products.setCategories({ id, categories: [shelf.id] })
  const linked = await versionOf(id)
  await manager.call.productRelatives.setLinked({ id, kind: 'accessories', products: [] })
  await manager.call.products.setCategories({ id, categories: [] })
  await manager.call.productRelatives.setBundle({ id, bundle: { picks: 1, entries: [entry] } })
  const bundled = await versionOf(id)
  await manager.call.productRelatives.setBundle({ id, bundle: { picks: 0, entries: [] } })
  await manager.call.productLife.throwAway({ id: short })
  await db.deleteFrom('categories').where('id', '=', shelf.id).execute()
  await restore(id, linked)
  expect((await relativesOf(id)).accessories).toEqual([picked])
  await manager.call.products.change({ id: picked, version: await versionOf(picked), change: { temperature: 'freezing' } })
  await expect(restore(id, bundled)).rejects.toMatchObject({
    status: 'validation_error',
    details: { errors: { bundle: expect.any(String) } },
  })
})

test('GDS-51 two who restore at once leave one of the two versions, and the other is told', async () => {
  const id = await createProduct(database, { slug: 'at-once', name_zh: '一' })
  await manager.call.products.change({ id, version: 1, change: { name_zh: '二' } })
  const both = await Promise.allSettled([1, 2].map(() => manager.call.products.restore({ id, version: 1, seen: 2 })))
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await versionOf(id)).toBe(3)
})
