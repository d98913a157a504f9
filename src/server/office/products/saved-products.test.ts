import { expect, test } from 'vitest'
import { createProduct } from '#support/rows.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'

const testShop = await openTestShop()
const { shop, database } = testShop
const { db } = database
const office = testOffice(testShop)
const manager = await office.as('manager')
const { products, productLife, productMedia, productRelatives, productSchedules } = manager.call

const all = ['pages', 'feed', 'search']
const inMinutes = (minutes: number) => new Date(Math.ceil(shop.now().getTime() / 60_000) * 60_000 + minutes * 60_000).toISOString()

test('D-209 every save answers the new version, what is different now, what of the shop followed, and the key of its undo', async () => {
  const [id, other] = [await createProduct(database, { slug: 'saves', price: 360, origin_price: 380 }), await createProduct(database)]
  const category = await db.insertInto('categories').values({ name_zh: '光療' }).returning('id').executeTakeFirstOrThrow()
  const picture = { url: '/media/products/a.0123456789ab.webp', alt_zh: '', alt_en: '' }
  const entry = { product: other, name_zh: '磨棒', name_en: '', required: false, max_amount: 1, quantity: 0 }
  const part = { stock_description_zh: '燈', stock_description_en: '', expected_on: null }
  const restore = (key: number) => ({ call: 'restore', key })
  expect(await products.change({ id, version: 1, change: { name_zh: '新名', price: 350 } })).toMatchObject({
    version: 2,
    changed: expect.arrayContaining(['name_zh', 'price']),
    followed: all,
    undo: restore(1),
  })
  expect(await products.setCategories({ id, categories: [category.id] })).toMatchObject({
    version: 3,
    changed: ['shelves'],
    followed: ['pages', 'feed'],
    undo: restore(2),
  })
  expect(await productMedia.setPictures({ id, pictures: [picture] })).toMatchObject({ version: 4, changed: ['pictures'], undo: restore(3) })
  expect(await productRelatives.setLinked({ id, kind: 'accessories', products: [other] })).toMatchObject({
    version: 5,
    changed: ['accessories'],
    followed: ['pages'],
    undo: restore(4),
  })
  expect(await productRelatives.setBundle({ id, bundle: { picks: 1, entries: [entry] } })).toMatchObject({
    version: 6,
    changed: ['bundle'],
  })
  expect(await productRelatives.setSplitStocks({ id, parts: [part] })).toMatchObject({
    version: 7,
    changed: expect.arrayContaining(['split_stocks']),
  })
  expect(await products.setState({ id, state: 'off' })).toMatchObject({
    version: 8,
    changed: ['state'],
    followed: all,
    undo: { call: 'take_back', key: 8 },
  })
  expect(await products.takeBack({ id, version: 8 })).toMatchObject({ version: 9, changed: ['state'], followed: all, undo: null })
  const price = { id, name: '雙十二', price: 300, starts_at: inMinutes(10), ends_at: null }
  const scheduled = await productSchedules.addPrice(price)
  expect(scheduled).toMatchObject({ changed: ['scheduled_prices'], followed: [], undo: { call: 'withdraw_price', key: scheduled.price } })
  expect(await productSchedules.withdrawPrice({ id, price: scheduled.price })).toMatchObject({
    undo: { call: 'restore_price', key: scheduled.price },
  })
  expect(await productLife.archive({ id })).toMatchObject({ changed: ['state'], followed: all, undo: { call: 'take_back' } })
})

test('D-209 the key of an undo takes the save back; of what nobody sees nothing follows, and of nothing there is no undo', async () => {
  const id = await createProduct(database, { slug: 'undone', name_zh: '原名', state: 'draft' })
  const saved = await products.change({ id, version: 1, change: { name_zh: '新名' } })
  expect(saved).toMatchObject({ changed: ['name_zh'], followed: [] })
  const back = await products.restore({ id, version: saved.undo?.key ?? 0, seen: saved.version })
  expect(back).toMatchObject({ version: 3, changed: ['name_zh'], followed: [], undo: { call: 'restore', key: 2 } })
  expect((await products.find({ id })).fields.name_zh).toBe('原名')
  expect(await products.change({ id, version: 3, change: { name_zh: '原名' } })).toEqual({
    version: 3,
    changed: [],
    followed: [],
    undo: null,
    approval: null,
  })
})
