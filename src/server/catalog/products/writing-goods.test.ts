import { expect, test } from 'vitest'
import type { Actor } from '#rules/actor.ts'
import { createProduct as createRow } from '#support/rows.ts'
import { fillCart, orderBody, place } from '#support/test-order.ts'
import { openTestShop } from '#support/test-shop.ts'
import { changeProduct } from './change-product.ts'
import { correctStock } from './correct-stock.ts'
import { createProduct } from './create-product.ts'
import type { NewProduct, ProductChange } from './product-shape.ts'
import { receiveStock, type Receipt } from './receive-stock.ts'

const testShop = await openTestShop()
const { shop, database, shelf, signIn, visitor } = testShop
const { db } = database

const ana: Actor = { kind: 'staff', id: 'Ana' }
const receive = (receipt: Receipt) => receiveStock(shop, { actor: ana, receipt })
const count = (product: number, counted: number, sheet = `sheet ${counted}`) =>
  correctStock(shop, { actor: ana, count: { sheet, product, counted, reason: 'counted' } })
const change = (id: number, said: ProductChange, seen: ProductChange = {}) => changeProduct(shop, { actor: ana, id, change: said, seen })
const create = (product: NewProduct) => createProduct(shop, { actor: ana, product })

const productRow = (id: number) => db.selectFrom('products').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
const stockOf = async (id: number) => (await productRow(id)).stock
const changesOf = (subject: string) => db.selectFrom('audit_entries').where('subject', '=', subject).selectAll().orderBy('id').execute()
const newSerum: NewProduct = { slug: 'new-serum', name_zh: '新精華', preview: '/media/serum.webp', origin_price: 500, price: 450 }

test('WRT-01 what is received is sold from then on, and it stays written who received it', async () => {
  const receipt = {
    reference: 'DN-1',
    lines: [
      { product: shelf.soldOutSoap, quantity: 40 },
      { product: shelf.lastCandle, quantity: 1 },
    ],
  }
  expect(await receive(receipt)).toEqual({ ok: true, value: { repeated: false } })
  expect([await stockOf(shelf.soldOutSoap), await stockOf(shelf.lastCandle)]).toEqual([40, 2])
  const mei = await signIn('mei')
  await expect(mei.call.cart.add({ product_id: shelf.soldOutSoap, quantity: 1 })).resolves.toMatchObject({ status: 'normal' })
  expect(await changesOf('receipt DN-1')).toMatchObject([
    { actor_kind: 'staff', actor_id: 'Ana', verb: 'receive-stock', before: null, changed_at: shop.now() },
  ])
  const moved = await db
    .selectFrom('stock_movements')
    .where('product_id', '=', shelf.soldOutSoap)
    .select(['delta', 'kind', 'actor'])
    .execute()
  expect(moved).toEqual([{ delta: 40, kind: 'receipt', actor: 'staff Ana' }])
})

test('WRT-02 a delivery that is told twice, also at once, is received once', async () => {
  const product = await createRow(database)
  const receipt = { reference: 'DN-2', lines: [{ product, quantity: 7 }] }
  const told = await Promise.all([receive(receipt), receive(receipt), receive(receipt)])
  expect(told.map((answer) => answer.ok && answer.value.repeated).toSorted()).toEqual([false, true, true])
  expect(await stockOf(product)).toBe(7)
  expect(await changesOf('receipt DN-2')).toHaveLength(1)
})

test('WRT-02 two deliveries of other goods that are told under one reference at once are not both received', async () => {
  const [one, other] = [await createRow(database), await createRow(database)]
  const told = await Promise.all([one, other].map((product) => receive({ reference: 'DN-3', lines: [{ product, quantity: 5 }] })))
  expect(told.filter(({ ok }) => ok)).toHaveLength(1)
  expect(told.find(({ ok }) => !ok)).toEqual({ ok: false, refusal: { code: 'reference_taken' } })
  expect((await stockOf(one)) + (await stockOf(other))).toBe(5)
})

test('WRT-03 a delivery is received whole or not at all', async () => {
  const product = await createRow(database)
  const line = { product, quantity: 5 }
  expect(await receive({ reference: 'DN-4', lines: [line, { product: 999_999, quantity: 1 }] })).toEqual({
    ok: false,
    refusal: { code: 'unknown_product', product: 999_999 },
  })
  for (const lines of [[], [line, line], [{ product, quantity: 0 }], [{ product, quantity: 1.5 }], [{ product, quantity: 100_001 }]])
    expect(await receive({ reference: 'DN-4', lines })).toMatchObject({ ok: false, refusal: { code: 'wrong_value' } })
  expect(await stockOf(product)).toBe(0)
  expect(await receive({ reference: 'DN-4', lines: [{ product, quantity: 100_000 }] }), 'its reference is still free').toMatchObject({
    ok: true,
  })
})

test('WRT-03 the shop counts ten million pieces of one product, and not one more', async () => {
  const product = await createRow(database)
  await count(product, 9_999_999)
  expect(await receive({ reference: 'DN-5', lines: [{ product, quantity: 2 }] })).toEqual({
    ok: false,
    refusal: { code: 'too_much', product },
  })
  expect(await receive({ reference: 'DN-5', lines: [{ product, quantity: 1 }] })).toMatchObject({ ok: true })
})

test('WRT-04 stock is corrected to what was counted, down to what orders hold and not below', async () => {
  const hao = await signIn('hao')
  const lines = await fillCart(hao, { [shelf.roseGel]: 3 })
  await place(hao, { order: await orderBody(testShop, { cart_item_ids: lines }) })
  const { stock, reserved } = await productRow(shelf.roseGel)
  expect(reserved).toBe(3)
  expect(await count(shelf.roseGel, 2)).toEqual({ ok: false, refusal: { code: 'below_reserved', reserved: 3 } })
  expect(await stockOf(shelf.roseGel)).toBe(stock)
  expect(await count(shelf.roseGel, 3)).toEqual({ ok: true, value: { repeated: false, before: stock, after: 3 } })
  expect(await count(shelf.roseGel, 4)).toMatchObject({ ok: true })
  expect(await changesOf(`product ${shelf.roseGel}`)).toMatchObject([
    { verb: 'correct-stock', reason: 'counted', before: { stock }, after: { stock: 3 } },
    { before: { stock: 3 }, after: { stock: 4 } },
  ])
})

test('WRT-04 a count that is told again, also after goods have come in, moves nothing, and its sheet says no other number', async () => {
  const product = await createRow(database, { stock: 10 })
  expect(await count(product, 7, 'C-1')).toMatchObject({ ok: true })
  await receive({ reference: 'DN-6', lines: [{ product, quantity: 5 }] })
  expect(await count(product, 7, 'C-1')).toEqual({ ok: true, value: { repeated: true, before: 12, after: 12 } })
  expect(await count(product, 12, 'C-1')).toEqual({ ok: false, refusal: { code: 'sheet_taken', counted: 7 } })
  expect(await stockOf(product)).toBe(12)
  expect(await count(product, 12, 'C-2'), 'what is as it was counted').toEqual({
    ok: true,
    value: { repeated: false, before: 12, after: 12 },
  })
  expect(await count(shelf.lastCandle, 1, 'C-1'), 'a sheet has many products').toMatchObject({ ok: true })
})

test('WRT-04 a sheet that is told three times at once is counted once', async () => {
  const product = await createRow(database, { stock: 10 })
  const told = await Promise.all([1, 2, 3].map(() => count(product, 4, 'C-3')))
  expect(told.map((answer) => answer.ok && answer.value.repeated).toSorted()).toEqual([false, true, true])
  expect(await changesOf(`product ${product}`)).toHaveLength(1)
})

test('WRT-04 two who count at once leave what one of them counted', async () => {
  const product = await createRow(database, { stock: 10 })
  await Promise.all([count(product, 4), count(product, 6)])
  expect([4, 6]).toContain(await stockOf(product))
  expect(await changesOf(`product ${product}`)).toHaveLength(2)
})

test('WRT-05 a product is taken into the shop once under its name in addresses, also when two do it at once', async () => {
  const told = await Promise.all([create(newSerum), create(newSerum)])
  const made = told.find((answer) => answer.ok)
  const refused = told.find((answer) => !answer.ok)
  expect(refused).toEqual({ ok: false, refusal: { code: 'slug_taken', product: made?.ok && made.value } })
  const id = made?.ok ? made.value : 0
  expect(await visitor().call.products.find({ id })).toMatchObject({ name: '新精華', price: 450 })
  expect(await changesOf(`product ${id}`)).toMatchObject([{ verb: 'create-product', before: null, after: newSerum }])
})

test('WRT-06 visitors see the new price and texts; who changed what stays written, and telling it twice changes nothing', async () => {
  const product = await createRow(database, { slug: 'changing', price: 390, origin_price: 400 })
  const said = { price: 300, name_zh: '新的名字', cod: true }
  const changed = { before: { price: 390, name_zh: '玫瑰凝膠' }, after: { price: 300, name_zh: '新的名字' } }
  expect(await change(product, said)).toEqual({ ok: true, value: { ...changed, version: 2 } })
  expect(await change(product, said)).toEqual({ ok: true, value: { before: {}, after: {}, version: 2 } })
  expect(await visitor().call.products.find({ id: product })).toMatchObject({ name: '新的名字', price: 300 })
  expect(await changesOf(`product ${product}`)).toMatchObject([{ verb: 'change-product', ...changed }])
})

test('WRT-06 two who change two fields of one product at once lose neither, and the prices still fit', async () => {
  const product = await createRow(database, { price: 390, origin_price: 400 })
  await Promise.all([change(product, { name_en: 'New' }), change(product, { max_qty: 3 })])
  expect(await productRow(product)).toMatchObject({ name_en: 'New', max_qty: 3 })
  const told = await Promise.all([change(product, { price: 395 }), change(product, { origin_price: 392 })])
  expect(told.filter(({ ok }) => ok)).toHaveLength(1)
})

test('WRT-06 a change that says what it saw takes no later one away, however late it is told again', async () => {
  const product = await createRow(database, { price: 390, origin_price: 400 })
  expect(await change(product, { price: 350 }, { price: 390 })).toMatchObject({ ok: true })
  expect(await change(product, { price: 350 }, { price: 390 }), 'told twice').toMatchObject({ ok: true, value: { before: {}, after: {} } })
  await change(product, { price: 320 })
  expect(await change(product, { price: 350 }, { price: 390 })).toEqual({
    ok: false,
    refusal: { code: 'changed_since', now: { price: 320 } },
  })
  const told = await Promise.all([310, 300].map((price) => change(product, { price }, { price: 320 })))
  expect(
    told.filter(({ ok }) => ok),
    'of two at once one is made',
  ).toHaveLength(1)
})

test.each<[ProductChange]>([
  [{}],
  [{ price: -1 }],
  [{ price: 401 }],
  [{ price: 99.5 }],
  [{ origin_price: 389 }],
  [{ origin_price: 1_000_001 }],
  [{ first_purchase_price: 390 }],
  [{ price: 0 }],
  [{ shopping_point_price: 0 }],
  [{ name_zh: '' }],
  [{ max_qty: 0 }],
  [{ stock: 5 } as ProductChange],
])('WRT-07 a product is not changed to %j', async (said) => {
  const product = await createRow(database, { price: 390, origin_price: 400 })
  const before = await productRow(product)
  expect(await change(product, said)).toMatchObject({ ok: false, refusal: { code: 'wrong_value' } })
  expect(await productRow(product)).toEqual(before)
  expect(await changesOf(`product ${product}`)).toEqual([])
})

test.each<[ProductChange]>([
  [{ price: 400 }],
  [{ origin_price: 390 }],
  [{ origin_price: 1_000_000 }],
  [{ first_purchase_price: 389 }],
  [{ price: 0, shopping_point_price: 1 }],
])('WRT-07 a product may be changed to %j', async (said) => {
  const product = await createRow(database, { price: 390, origin_price: 400 })
  expect(await change(product, said)).toMatchObject({ ok: true })
})

test('WRT-07 a new product is judged as a change is, and one that is not there is not changed', async () => {
  for (const wrong of [{ price: 501 }, { slug: 'New Serum' }, { slug: '' }, { first_purchase_price: 450 }, { name_zh: '' }])
    expect(await create({ ...newSerum, slug: 'another', ...wrong })).toMatchObject({ ok: false, refusal: { code: 'wrong_value' } })
  expect(await change(999_999, { price: 1 })).toEqual({ ok: false, refusal: { code: 'unknown_product', product: 999_999 } })
})

test('WRT-07 GDS-15 a name has 120 signs at most, all of them to be read', async () => {
  const product = await createRow(database)
  for (const name_zh of ['長'.repeat(121), '玫瑰\u202E凝膠', '玫瑰\n凝膠'])
    expect(await change(product, { name_zh })).toMatchObject({ ok: false, refusal: { code: 'wrong_value' } })
  expect(await change(product, { name_zh: '長'.repeat(120) })).toMatchObject({ ok: true })
})
