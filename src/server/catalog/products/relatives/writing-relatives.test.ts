import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#rules/actor.ts'
import { createProduct } from '#support/rows.ts'
import { openTestShop } from '#support/test-shop.ts'
import { changeProduct } from '../change-product.ts'
import { setLinkedProducts } from './set-linked-products.ts'
import { setSplitStocksOfProduct, type SplitStocks } from './set-split-stocks-of-product.ts'
import type { LinkKind } from './store.ts'

const { shop, database, shelf, signIn, visitor } = await openTestShop()
const { db } = database

const ana: Actor = { kind: 'staff', id: 'Ana' }
const link = (kind: LinkKind, product: number, linked: number[]) => setLinkedProducts(shop, { actor: ana, product, kind, linked })
const split = (product: number, parts: SplitStocks) => setSplitStocksOfProduct(shop, { actor: ana, product, parts })

const changesOf = (id: number) => db.selectFrom('audit_entries').where('subject', '=', `product ${id}`).selectAll().orderBy('id').execute()
const pageOf = (id: number, language: 'zh' | 'en' = 'zh') => visitor({ language }).call.products.find({ id })
const accessoriesOf = async (id: number) => (await pageOf(id)).accessories.map((each) => each.id)
const siblingsOf = async (id: number) => (await pageOf(id)).optional_products.map((each) => each.id)

beforeEach(async () => {
  await db.deleteFrom('cart_items').execute()
})

test('WRT-23 visitors see the accessories and other styles of a product in the order that was said', async () => {
  const product = await createProduct(database)
  const said = [shelf.nailFile, shelf.topCoat]
  expect(await link('accessories', product, said)).toMatchObject({ ok: true, value: { before: [], after: said } })
  expect(await link('siblings', product, [shelf.roseGel, shelf.lilyGel])).toMatchObject({ ok: true })
  expect([await accessoriesOf(product), await siblingsOf(product)]).toEqual([said, [shelf.roseGel, shelf.lilyGel]])
  expect(await link('accessories', product, said), 'told twice').toMatchObject({ ok: true, value: { before: said, after: said } })
  expect(await link('accessories', product, said.toReversed())).toMatchObject({ ok: true })
  expect(await link('siblings', product, [])).toMatchObject({ ok: true })
  expect([await accessoriesOf(product), await siblingsOf(product)]).toEqual([said.toReversed(), []])
  expect(await changesOf(product)).toMatchObject([
    { actor_kind: 'staff', actor_id: 'Ana', verb: 'set-accessories', before: [], after: said, changed_at: shop.now() },
    { verb: 'set-siblings' },
    { verb: 'set-accessories', before: said, after: said.toReversed() },
    { verb: 'set-siblings', after: [] },
  ])
})

test('WRT-23 two who say at once what goes with a product leave what one of them said', async () => {
  const told = [[shelf.nailFile, shelf.topCoat], [shelf.topCoat, shelf.pudding], [shelf.teaTin]]
  for (const kind of ['accessories', 'siblings'] as const) {
    const product = await createProduct(database)
    await Promise.all(told.map((linked) => link(kind, product, linked)))
    const stands = kind === 'accessories' ? await accessoriesOf(product) : await siblingsOf(product)
    expect(told).toContainEqual(stands)
    expect((await changesOf(product)).at(-1)).toMatchObject({ after: stands })
  }
})

test('WRT-23 a product names products that there are, none twice and never itself, or none of it', async () => {
  const product = await createProduct(database)
  await link('accessories', product, [shelf.nailFile])
  for (const wrong of [[product], [shelf.topCoat, shelf.topCoat], [0], [1.5], Array.from({ length: 51 }, (_, place) => place + 1)])
    expect(await link('accessories', product, wrong)).toMatchObject({ ok: false, refusal: { code: 'wrong_value' } })
  const unknown = { ok: false, refusal: { code: 'unknown_product', product: 999_999 } }
  expect(await link('accessories', product, [shelf.topCoat, 999_999])).toEqual(unknown)
  expect(await link('siblings', 999_999, [shelf.topCoat])).toEqual(unknown)
  expect(await accessoriesOf(product)).toEqual([shelf.nailFile])
  expect(await changesOf(product)).toHaveLength(1)
})

const fromMaker: SplitStocks = [{ stock_description_zh: '原廠寄出', stock_description_en: 'Sent by the maker' }]

test('WRT-25 what is said to travel apart is told to visitors and paid beforehand', async () => {
  const product = await createProduct(database, { stock: 5 })
  expect(await split(product, fromMaker)).toMatchObject({ ok: true, value: { before: { cod: true, parts: [] }, after: { cod: false } } })
  expect((await pageOf(product, 'en')).split_stocks).toEqual([{ stock_description: 'Sent by the maker' }])
  const hao = await signIn('hao')
  await expect(hao.call.cart.add({ product_id: product, quantity: 1 })).resolves.toMatchObject({ cart_item: { product: { cod: false } } })
  const cash = await changeProduct(shop, { actor: ana, id: product, change: { cod: true } })
  expect(cash).toMatchObject({ ok: false, refusal: { code: 'wrong_value' } })
  await split(product, fromMaker)
  expect(await changesOf(product), 'told twice').toMatchObject([
    { actor_id: 'Ana', verb: 'set-split-stocks', before: { cod: true, parts: [] }, after: { cod: false, parts: fromMaker } },
  ])
  expect(await split(product, [])).toMatchObject({ ok: true, value: { after: { cod: false, parts: [] } } })
  expect((await pageOf(product)).split_stocks).toEqual([])
})

test('WRT-25 two who say at once what travels apart leave what one of them said', async () => {
  const product = await createProduct(database)
  const told = ['原廠', '倉庫', '農場'].map((place) => [{ stock_description_zh: `${place}寄出` }, { stock_description_zh: `${place}補寄` }])
  await Promise.all(told.map((parts) => split(product, parts)))
  const stands = (await pageOf(product)).split_stocks.map((part) => ({ stock_description_zh: part.stock_description }))
  expect(told).toContainEqual(stands)
})

test('WRT-25 a part that travels apart has a name, and its product is there', async () => {
  const product = await createProduct(database)
  const wrong: SplitStocks[] = [[{ stock_description_zh: '' }], [{ stock_description_zh: '兩\n行' }], Array(21).fill(fromMaker[0])]
  for (const parts of wrong) expect(await split(product, parts)).toMatchObject({ ok: false, refusal: { code: 'wrong_value' } })
  expect(await split(999_999, fromMaker)).toEqual({ ok: false, refusal: { code: 'unknown_product', product: 999_999 } })
  expect(await changesOf(product)).toEqual([])
})
