import { expect, test } from 'vitest'
import type { Actor } from '#rules/actor.ts'
import { createProduct } from '#support/rows.ts'
import { openTestShop } from '#support/test-shop.ts'
import type { NewBundle } from './bundle-shape.ts'
import { changeProduct } from '../change-product.ts'
import { setBundleOfProduct } from './set-bundle-of-product.ts'

const { shop, database, shelf, signIn, visitor } = await openTestShop()
const { db } = database

const ana: Actor = { kind: 'staff', id: 'Ana' }
const set = (product: number, bundle: NewBundle) => setBundleOfProduct(shop, { actor: ana, product, bundle })

const changesOf = (id: number) => db.selectFrom('audit_entries').where('subject', '=', `product ${id}`).selectAll().orderBy('id').execute()
const bundleOf = async (id: number) => {
  const { optional_bundles, optional_bundles_max_quantity: picks } = await visitor({ language: 'en' }).call.products.find({ id })
  return { picks, entries: optional_bundles.map((entry) => entry.product_id) }
}

/** Two of three tops and files, of which one has to be a top. */
const two: NewBundle = {
  picks: 2,
  entries: [
    { product: shelf.topCoat, name_zh: '上層', name_en: 'Top', required: true, max_amount: 2, quantity: 1 },
    { product: shelf.nailFile, name_zh: '磨棒', max_amount: 1 },
  ],
}
const withEntry = (entry: Partial<NewBundle['entries'][number]>): NewBundle => ({
  ...two,
  entries: two.entries.map((each, place) => (place === 0 ? { ...each, ...entry } : each)),
})

test('WRT-24 a product is bought with the picks that were said, and with no others', async () => {
  const product = await createProduct(database, { stock: 5 })
  expect(await set(product, two)).toMatchObject({ ok: true, value: { before: { picks: 0, entries: [] } } })
  expect(await bundleOf(product)).toEqual({ picks: 2, entries: [shelf.topCoat, shelf.nailFile] })
  const hao = await signIn('hao')
  const tops = { product_id: product, quantity: 1, optional_items: [{ product_id: shelf.topCoat, quantity: 2 }] }
  await expect(hao.call.cart.add({ ...tops, optional_items: [] })).rejects.toMatchObject({ status: 'invalid_cart_item_error' })
  await expect(hao.call.cart.add(tops)).resolves.toMatchObject({ status: 'normal' })
  await set(product, two)
  expect(await changesOf(product), 'told twice').toMatchObject([
    { actor_kind: 'staff', actor_id: 'Ana', verb: 'set-bundle', before: { picks: 0 }, after: { picks: 2 }, changed_at: shop.now() },
  ])
  expect(await set(product, { picks: 0, entries: [] })).toMatchObject({ ok: true, value: { before: { picks: 2 } } })
  expect(await bundleOf(product)).toEqual({ picks: 0, entries: [] })
})

test('WRT-24 two who say at once what is picked along with a product leave what one of them said', async () => {
  const product = await createProduct(database)
  const entry = (id: number, max_amount: number) => ({ product: id, name_zh: '配件', max_amount })
  const told: NewBundle[] = [
    { picks: 3, entries: [entry(shelf.topCoat, 2), entry(shelf.nailFile, 1)] },
    { picks: 1, entries: [entry(shelf.nailFile, 1), entry(shelf.teaTin, 1)] },
    { picks: 2, entries: [entry(shelf.lilyGel, 2)] },
  ]
  await Promise.all(told.map((bundle) => set(product, bundle)))
  const stands = await bundleOf(product)
  expect(told.map(({ picks, entries }) => ({ picks, entries: entries.map((each) => each.product) }))).toContainEqual(stands)
  expect((await changesOf(product)).at(-1)).toMatchObject({ after: { picks: stands.picks } })
})

test.each<[string, NewBundle]>([
  ['picks without entries', { picks: 1, entries: [] }],
  ['entries without picks', { ...two, picks: 0 }],
  ['more picks than its entries allow', { ...two, picks: 4 }],
  ['more of an entry than may be picked', withEntry({ max_amount: 3 })],
  ['more at the start than of an entry may be picked', withEntry({ max_amount: 1, quantity: 2 })],
  ['more at the start than may be picked', { ...two, entries: two.entries.map((each) => ({ ...each, quantity: each.max_amount })) }],
  [
    'more that has to be picked than may be',
    { picks: 1, entries: two.entries.map((each) => ({ ...each, required: true, max_amount: 1, quantity: 0 })) },
  ],
  ['one product twice', { ...two, entries: [...two.entries, ...two.entries] }],
  ['an entry without a name', withEntry({ name_zh: '' })],
])('WRT-24 a bundle is refused with %s', async (_, bundle) => {
  const product = await createProduct(database)
  expect(await set(product, bundle)).toMatchObject({ ok: false, refusal: { code: 'wrong_value' } })
  expect([await bundleOf(product), await changesOf(product)]).toEqual([{ picks: 0, entries: [] }, []])
})

test('WRT-24 picks are other products that there are, of the temperature of the product', async () => {
  const product = await createProduct(database)
  const pudding = shelf.pudding
  expect(await set(product, withEntry({ product: 999_999 }))).toEqual({ ok: false, refusal: { code: 'unknown_product', product: 999_999 } })
  expect(await set(product, withEntry({ product: pudding }))).toEqual({
    ok: false,
    refusal: { code: 'other_temperature', product: pudding },
  })
  expect(await set(product, withEntry({ product }))).toMatchObject({ ok: false, refusal: { code: 'wrong_value' } })
  expect(await set(999_999, two)).toEqual({ ok: false, refusal: { code: 'unknown_product', product: 999_999 } })
  expect([await bundleOf(product), await changesOf(product)]).toEqual([{ picks: 0, entries: [] }, []])
})

test('WRT-24 goods that are picked along with others keep the temperature of these, whoever is first to say something else', async () => {
  const [product, picked] = [await createProduct(database), await createProduct(database)]
  const together: NewBundle = { picks: 1, entries: [{ product: picked, name_zh: '配件', max_amount: 1 }] }
  const chill = (id: number) => changeProduct(shop, { actor: ana, id, change: { temperature: 'refrigeration' } })
  await set(product, together)
  for (const id of [product, picked]) expect(await chill(id)).toMatchObject({ ok: false, refusal: { code: 'wrong_value' } })
  await set(product, { picks: 0, entries: [] })
  const [chilled, said] = await Promise.all([chill(picked), set(product, together)])
  expect([chilled.ok, said.ok].toSorted()).toEqual([false, true])
})
