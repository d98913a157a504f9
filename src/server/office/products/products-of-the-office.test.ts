import { expect, test } from 'vitest'
import { createProduct } from '#support/rows.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'
import { changeProduct } from '#server/catalog/products/change-product.ts'

const testShop = await openTestShop()
const { shop, shelf, database, visitor, clock } = testShop
const { db } = database
const office = testOffice(testShop)
const [manager, editor, care] = [await office.as('manager'), await office.as('editor'), await office.as('care')]

const idsOf = async (asked: Parameters<typeof manager.call.products.list>[0]) =>
  (await manager.call.products.list({ rows: 200, ...asked })).rows.map(({ id }) => id)

test('values of one filter mean or, different filters mean and; words that mean nothing are refused', async () => {
  const [cold, plain, cheap] = [
    await createProduct(database, { slug: 'cold', temperature: 'freezing', price: 700, origin_price: 700, exclusive: true, stock: 3 }),
    await createProduct(database, { slug: 'plain', price: 700, origin_price: 700, name_en: 'Plain', stock: 50 }),
    await createProduct(database, { slug: 'cheap', temperature: 'refrigeration', price: 30, origin_price: 40 }),
  ]
  expect(await idsOf({ temperature: 'freezing,refrigeration' })).toEqual(expect.arrayContaining([cold, cheap]))
  expect(await idsOf({ temperature: 'freezing,refrigeration', price: '..100' })).toEqual([cheap])
  expect(await idsOf({ price: '700..700', flag: 'exclusive' })).toEqual([cold])
  expect(await idsOf({ price: '700..700', stock: 'in_stock' })).toEqual([plain, cold])
  expect(await idsOf({ price: '700..700', stock: 'low' })).toEqual([cold])
  expect(await idsOf({ price: '30..40', stock: 'sold_out' })).toEqual([cheap])
  expect(await idsOf({ price: '700..700', missing: 'english' })).toEqual([cold])
  expect(await idsOf({ price: '700..700', changed: '2000-01-01..2000-01-02' })).toEqual([])
  await expect(manager.call.products.list({ price: 'cheap' })).rejects.toMatchObject({ status: 'validation_error' })
})

test('a category means its sub-categories too', async () => {
  const product = await createProduct(database, { slug: 'deep' })
  const main = await db.insertInto('categories').values({ name_zh: '居家' }).returning('id').executeTakeFirstOrThrow()
  const sub = await db.insertInto('categories').values({ name_zh: '香氛', parent_id: main.id }).returning('id').executeTakeFirstOrThrow()
  await editor.call.products.setCategories({ id: product, categories: [sub.id] })
  expect(await idsOf({ category: String(main.id) })).toEqual([product])
  expect(await idsOf({ category: String(sub.id) })).toEqual([product])
  await expect(editor.call.products.setCategories({ id: product, categories: [999_999] })).rejects.toMatchObject({
    status: 'category_not_found',
  })
})

test('a product says of which family it is, and families filter', async () => {
  const [rose, mint] = [await createProduct(database, { slug: 'shade-rose' }), await createProduct(database, { slug: 'shade-mint' })]
  const family = { name_zh: '指甲油', axis1_zh: '色號', changed_by: 'Ana', changed_at: shop.now() }
  const id = await database.transaction(async (tx) => {
    const made = await tx.insertInto('families').values(family).returning('id').executeTakeFirstOrThrow()
    const members = [rose, mint].map((product_id, position) => ({
      product_id,
      family_id: made.id,
      position,
      value1_zh: `第 ${position} 色`,
    }))
    await tx.insertInto('family_members').values(members).execute()
    return made.id
  })
  expect(await idsOf({ family: String(id) })).toEqual([mint, rose])
  expect((await manager.call.products.list({ family: String(id) })).rows[0]?.family).toEqual({ zh: '指甲油', en: '指甲油' })
  const alone = await createProduct(database, { slug: 'shade-none' })
  expect((await manager.call.products.list({ words: String(alone) })).rows.find((row) => row.id === alone)?.family).toBeNull()
})

test('GDS-03 D-208 the search finds id, bar code, supplier’s code and any part of a name in either language; what is archived when the filter asks', async () => {
  const id = await createProduct(database, { slug: 'plum', name_zh: '青梅護手霜', name_en: 'Green plum hand cream' })
  await editor.call.products.change({ id, version: 1, change: { barcode: '4719876201012', supplier_code: 'SUP-77-A' } })
  for (const words of [String(id), '4719876201012', 'sup-77', '梅護手', 'plum HAND']) expect(await idsOf({ words }), words).toContain(id)
  await manager.call.productLife.archive({ id })
  expect(await idsOf({ words: '青梅護手' })).toEqual([])
  expect(await idsOf({ words: '青梅護手', state: 'archived' })).toEqual([id])
})

test('D-208 a code belongs to one product among those that are not archived, and is found in the shop', async () => {
  const [one, other] = [await createProduct(database, { slug: 'one' }), await createProduct(database, { slug: 'other' })]
  const code = { barcode: '036000291452' }
  const both = await Promise.allSettled([one, other].map((id) => editor.call.products.change({ id, version: 1, change: code })))
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const [holder, without] = both[0]?.status === 'fulfilled' ? [one, other] : [other, one]
  const found = await visitor().call.products.search({ q: { name_or_description_cont: '036000291452' } })
  expect(found.products.map(({ id }) => id)).toEqual([holder])
  await manager.call.productLife.archive({ id: holder })
  await editor.call.products.change({ id: without, version: 1, change: code })
  await expect(manager.call.products.setState({ id: holder, state: 'off' })).rejects.toMatchObject({ status: 'code_taken' })
})

test('a draft and what is archived are not there for visitors, what is off sale cannot be bought', async () => {
  const id = await createProduct(database, { slug: 'life', state: 'draft', stock: 5 })
  const seen = () => visitor().call.products.find({ id })
  await expect(seen()).rejects.toMatchObject({ status: 'product_not_found' })
  expect((await manager.call.products.find({ id })).moves).toEqual(['on', 'scheduled', 'archived'])
  expect((await care.call.products.find({ id })).moves, 'who may not').toEqual([])
  await manager.call.products.setState({ id, state: 'on' })
  expect(await seen()).toMatchObject({ available: true })
  await manager.call.products.setState({ id, state: 'off' })
  expect(await seen()).toMatchObject({ available: false })
  await manager.call.productLife.archive({ id })
  await expect(seen()).rejects.toMatchObject({ status: 'product_not_found' })
  await expect(manager.call.products.setState({ id, state: 'on' })).rejects.toMatchObject({ status: 'product_elsewhere' })
  await expect(editor.call.products.setState({ id, state: 'off' })).rejects.toMatchObject({ status: 'permission_denied' })
})

test('SRC-10 D-201 what the office puts on sale is found in the shop, and what it takes off is not', async () => {
  const id = await createProduct(database, { slug: 'found-on-sale', name_zh: '臘梅髮油', state: 'draft' })
  const found = async () =>
    (await visitor().call.products.search({ q: { name_or_description_cont: '臘梅' } })).products.map((each) => each.id)
  const kept = async () => db.selectFrom('product_search').where('product_id', '=', id).select('name').execute()
  expect(await found()).toEqual([])
  await manager.call.products.setState({ id, state: 'on' })
  expect(await found()).toEqual([id])
  await manager.call.products.setState({ id, state: 'off' })
  expect(await found()).toEqual([])
  expect(await kept()).toEqual([])
})

test('what the shop reads follows the state, whoever writes which of the two', async () => {
  const id = await createProduct(database, { slug: 'both' })
  const stands = () => db.selectFrom('products').where('id', '=', id).select(['state', 'available']).executeTakeFirstOrThrow()
  const ana = { kind: 'staff', id: 'Ana' } as const
  await changeProduct(shop, { actor: ana, id, change: { available: false } })
  expect(await stands()).toEqual({ state: 'off', available: false })
  await manager.call.products.setState({ id, state: 'on' })
  expect(await stands()).toEqual({ state: 'on', available: true })
})

test('GDS-15 GDS-18 what is too long and every breach of the prices is named at its field, in the language of the office', async () => {
  const id = await createProduct(database, { slug: 'fields', price: 360, origin_price: 380 })
  const refused = (change: object) =>
    manager.call.products.change({ id, version: 1, change }).catch((error: { details: { errors: object } }) => error.details.errors)
  expect(await refused({ name_zh: '' })).toMatchObject({ 'change.name_zh': expect.any(String) })
  expect(await refused({ name_zh: '梅'.repeat(121) })).toMatchObject({ 'change.name_zh': '輸入的內容太長' })
  expect(await refused({ name_en: 'a'.repeat(161) })).toMatchObject({ 'change.name_en': expect.any(String) })
  expect(await refused({ description_of_good_zh: '梅'.repeat(1001) })).toMatchObject({
    'change.description_of_good_zh': expect.any(String),
  })
  expect(await refused({ content_en: 'a'.repeat(100_001) })).toMatchObject({ 'change.content_en': expect.any(String) })
  expect(await refused({ price: 390 })).toEqual({ price: '售價不能高於原價' })
  expect(await refused({ price: 300, first_purchase_price: 300 })).toEqual({ first_purchase_price: '首購價要低於售價' })
  expect(await refused({ price: 0 })).toMatchObject({ price: '只有贈品或用點數換的商品可以是 0 元' })
  expect((await manager.call.products.find({ id })).version, 'nothing was saved').toBe(1)
})

test('GDS-15 a content of 100,000 Chinese signs is saved in both languages at once', async () => {
  const id = await createProduct(database, { slug: 'long' })
  const content = '梅'.repeat(100_000)
  await editor.call.products.change({ id, version: 1, change: { content_zh: content, content_en: content } })
  const { fields } = await editor.call.products.find({ id })
  expect([fields.content_zh.length, fields.content_en.length]).toEqual([100_000, 100_000])
})

test('an editor writes texts, and no prices; a packer sees nothing of it', async () => {
  const id = await createProduct(database, { slug: 'who' })
  expect(await editor.call.products.change({ id, version: 1, change: { name_en: 'Who' } })).toMatchObject({
    version: 2,
    changed: ['name_en'],
  })
  await expect(editor.call.products.change({ id, version: 2, change: { embargo: true } })).rejects.toMatchObject({
    status: 'permission_denied',
  })
  await expect(care.call.products.change({ id, version: 2, change: { name_en: 'Me' } })).rejects.toMatchObject({
    status: 'permission_denied',
  })
})

test('an older name in addresses leads to the present one', async () => {
  const id = await createProduct(database, { slug: 'old-name' })
  await expect(manager.call.products.change({ id, version: 1, change: { slug: 'Not A Name' } })).rejects.toMatchObject({
    status: 'validation_error',
  })
  await editor.call.products.change({ id, version: 1, change: { slug: 'new-name' } })
  expect((await visitor().call.products.find({ id })).slug).toBe('new-name')
  const other = await createProduct(database, { slug: 'other-name' })
  await expect(editor.call.products.change({ id: other, version: 1, change: { slug: 'new-name' } })).rejects.toMatchObject({
    details: { errors: { slug: expect.any(String) } },
  })
})

test('GDS-28 words for the search alone find a product and are shown nowhere', async () => {
  const id = await createProduct(database, { slug: 'acid', name_zh: '保濕精華' })
  await editor.call.products.change({ id, version: 1, change: { search_words: ['波尿酸', '玻尿酸'] } })
  const found = await visitor().call.products.search({ q: { name_or_description_cont: '波尿酸' } })
  expect(found.products.map((product) => product.id)).toEqual([id])
  expect(JSON.stringify([found.products, await visitor().call.products.find({ id })])).not.toContain('尿酸')
  await expect(
    editor.call.products.change({ id, version: 2, change: { search_words: Array.from({ length: 31 }, (_, n) => `字${n}`) } }),
  ).rejects.toMatchObject({ status: 'validation_error' })
  await expect(editor.call.products.change({ id, version: 2, change: { search_words: ['長'.repeat(41)] } })).rejects.toMatchObject({
    status: 'validation_error',
  })
})

test('a save over a newer version changes nothing, and is answered with both sides', async () => {
  const id = await createProduct(database, { slug: 'two-people', name_zh: '原名' })
  await editor.call.products.change({ id, version: 1, change: { name_zh: '編輯的名字' } })
  const late = manager.call.products.change({ id, version: 1, change: { name_zh: '店長的名字' } })
  await expect(late).rejects.toMatchObject({
    status: 'edit_conflict',
    details: { by: editor.me.name, version: 2, present: { name_zh: '編輯的名字' } },
  })
  expect((await manager.call.products.find({ id })).fields.name_zh).toBe('編輯的名字')
  expect(await manager.call.products.change({ id, version: 2, change: { name_zh: '店長的名字' } })).toMatchObject({ version: 3 })
})

test('what is saved apart, as pictures and the state are, is in nobody’s way who is writing meanwhile', async () => {
  const id = await createProduct(database, { slug: 'apart', name_zh: '原名', state: 'off' })
  const pictures = [{ url: '/media/products/a.0123456789ab.webp', alt_zh: '瓶', alt_en: '' }]
  await manager.call.productMedia.setPictures({ id, pictures })
  await manager.call.products.setState({ id, state: 'on' })
  expect(await editor.call.products.change({ id, version: 1, change: { name_zh: '新名' } })).toMatchObject({ version: 4 })
  expect(await manager.call.products.find({ id })).toMatchObject({ state: 'on', pictures, fields: { name_zh: '新名' } })
  await expect(manager.call.products.change({ id, version: 1, change: { price: 1 } })).rejects.toMatchObject({ status: 'edit_conflict' })
})

test('D-203 each save makes a version, whole; restoring makes a new one, never of stock, and of prices only by who sets them', async () => {
  const id = await createProduct(database, { slug: 'versions', name_zh: '第一', price: 360, origin_price: 380, stock: 7 })
  const { fields: began } = await manager.call.products.find({ id })
  await manager.call.products.change({ id, version: 1, change: { name_zh: '第二', price: 350 } })
  clock.pass({ minutes: 1 })
  await editor.call.products.change({ id, version: 2, change: { name_zh: '第三' } })
  const { versions } = await editor.call.products.versions({ id })
  expect(versions.map(({ version, verb, by, after }) => ({ version, verb, by, after }))).toEqual([
    { version: 3, verb: 'change-product', by: editor.me.name, after: { name_zh: '第三' } },
    { version: 2, verb: 'change-product', by: manager.me.name, after: { name_zh: '第二', price: 350 } },
    { version: 1, verb: null, by: 'shop', after: null },
  ])
  expect((await editor.call.products.version({ id, version: 1 })).whole).toMatchObject({ name_zh: '第一', price: 360, pictures: [] })
  const restored = { id, version: 1, seen: 3 }
  await db.insertInto('product_pictures').values({ product_id: id, url: '/media/products/a.0123456789ab.webp' }).execute()
  await expect(editor.call.products.restore({ ...restored, seen: 2 })).rejects.toMatchObject({ status: 'edit_conflict' })
  expect(await editor.call.products.restore(restored)).toMatchObject({ version: 4, changed: ['name_zh'] })
  expect((await editor.call.products.find({ id })).fields).toEqual({ ...began, price: 350 })
  expect(await manager.call.products.restore({ ...restored, seen: 4 })).toMatchObject({ version: 5, changed: ['price'] })
  expect(await manager.call.products.find({ id })).toMatchObject({ fields: began, stock: 7, pictures: [] })
  await expect(db.updateTable('product_versions').set({ verb: 'x' }).where('product_id', '=', id).execute()).rejects.toThrow(
    'product_versions',
  )
})

test('GDS-04 a view of the list is kept for oneself, or by who publishes goods for everybody', async () => {
  const { call } = editor
  await call.productViews.save({ name: '缺英文', query: { missing: 'english' } })
  await expect(call.productViews.save({ name: '大家', query: {}, everybody: true })).rejects.toMatchObject({ status: 'permission_denied' })
  await manager.call.productViews.save({ name: '上架中', query: { state: 'on' }, everybody: true })
  const names = async (at: typeof editor) => (await at.call.productViews.list({})).views.map(({ name }) => name).toSorted()
  expect(await names(editor)).toEqual(['上架中', '缺英文'])
  expect(await names(care)).toEqual(['上架中'])
  await call.productViews.arrange({ order: ['price'], hidden: ['barcode'], widths: {} })
  expect((await call.productViews.list({})).columns).toMatchObject({ hidden: ['barcode'] })
})

test('pages of the list follow each other without a gap, whatever it is sorted by', async () => {
  const all = await idsOf({ sort: 'price' })
  for (const sort of ['-changed', 'changed', 'price', '-price', 'id', '-id'] as const) {
    const first = await manager.call.products.list({ sort, rows: 50 })
    expect(first.total).toBe(all.length)
    const { rows } = await manager.call.products.list({ sort, rows: 50, ...(first.next && { cursor: first.next }) })
    expect(new Set([...first.rows, ...rows].map(({ id }) => id)).size).toBe(Math.min(100, all.length))
  }
  expect(await idsOf({ words: shelf.roseGel.toString() })).toContain(shelf.roseGel)
})

test('GDS-19 D-218 what a unit costs comes with the product for who sets prices or reads reports, and for nobody else', async () => {
  const id = await createProduct(database, { slug: 'costs', price: 360, origin_price: 380 })
  expect(await manager.call.products.find({ id })).toMatchObject({ average_cents: null })
  await manager.call.stock.setCost({ id, average_cents: 21_050, reason: '盤點' })
  expect(await manager.call.products.find({ id })).toMatchObject({ average_cents: 21_050 })
  expect(await editor.call.products.find({ id }), 'who proposes prices does not see it').toMatchObject({ average_cents: null })
})

test('GDS-01 the list shows of each product what it is by, fifty to a page', async () => {
  const made = await Promise.all(
    Array.from({ length: 51 }, (_, n) => createProduct(database, { slug: `listed-${n}`, name_zh: `清單商品 ${n}`, price: 120, stock: 7 })),
  )
  const product = Math.max(...made)
  const { id: category } = await db.insertInto('categories').values({ name_zh: '彩繪' }).returning('id').executeTakeFirstOrThrow()
  await editor.call.products.setCategories({ id: product, categories: [category] })
  const page = await manager.call.products.list({ words: '清單商品' })
  expect(page.rows).toHaveLength(50)
  expect(page).toMatchObject({ total: 51, next: expect.any(String) as string })
  expect((await manager.call.products.list({ words: '清單商品', cursor: page.next ?? '' })).rows).toHaveLength(1)
  expect(page.rows[0]).toMatchObject({
    id: product,
    name: { zh: expect.stringContaining('清單商品') as string },
    preview: expect.any(String) as string,
    barcode: null,
    state: 'on',
    price: 120,
    free: 7,
    family: null,
    categories: [{ zh: '彩繪' }],
    changed_at: expect.any(String) as string,
  })
})
