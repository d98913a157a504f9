import { afterEach, expect, test } from 'vitest'
import type { FamilySaid } from '#contract/office/api/goods/families.ts'
import { searchProducts } from '#server/catalog/search/search-products.ts'
import { suggestProducts } from '#server/catalog/search/suggest-products.ts'
import type { Shop } from '#server/platform/shop.ts'
import { createProducts } from '#support/rows.ts'
import { openTestShop } from '#support/test-shop.ts'
import { findCategory } from '../find-category.ts'
import { listSpecial } from '../list-special.ts'
import { changeFamily, makeFamily } from './save-family.ts'

const { shop: asItBegins, database, visitor } = await openTestShop()
const { db } = database
const shop: Shop = { ...asItBegins, terms: async () => ({ ...(await asItBegins.terms()), families: { list_as: 'one' } }) }
const actor = { kind: 'staff', id: '1' } as const

afterEach(async () => {
  await db.deleteFrom('families').execute()
  await db.updateTable('products').set({ available: false, state: 'off' }).where('slug', 'like', 'of-test-%').execute()
})

const shades = ['紅梅', '霧玫', '晨霧', '青瓷', '可可', '奶白', '柿染']

type Wished = Parameters<typeof createProducts>[1][number]

const createShades = async (each: (place: number) => Wished = () => ({})) =>
  createProducts(
    database,
    shades.map((_, place) => ({ slug: `of-test-${place}`, name_zh: `琉璃甲油 ${place + 1} 號`, stock: 5, sold_30d: 1000, ...each(place) })),
  )

const familyOf = (products: readonly number[], change: Partial<FamilySaid> = {}): FamilySaid => ({
  name_zh: '琉璃甲油',
  name_en: 'Glaze',
  list_as: 'one',
  axes: [{ name: { zh: '色號', en: 'Shade' }, is_colour: true }],
  members: products.map((product, place) => ({
    product,
    values: [{ zh: shades[place] ?? '', en: '' }],
    swatch: { hex: `#10203${place}` },
  })),
  ...change,
})

async function join(family: FamilySaid): Promise<number> {
  const made = await makeFamily(shop, { actor, family })
  if (!made.ok) throw new Error(JSON.stringify(made.refusal))
  return made.value.id
}

const hottest = async () => (await listSpecial(shop, { key: 'hottest', rows: 200, language: 'zh' })).products
const found = async (words: string, page = 1) => searchProducts(shop, { words, page, language: 'zh', viewer: null })
const idsOf = (cards: readonly { id: number }[]) => cards.map(({ id }) => id)

async function shelve(products: readonly number[]) {
  const { id } = await db.insertInto('categories').values({ name_zh: '甲油' }).returning('id').executeTakeFirstOrThrow()
  await db
    .insertInto('product_categories')
    .values(products.map((product_id, position) => ({ category_id: id, product_id, position })))
    .execute()
  return async () => {
    const shelf = await findCategory(shop, { id, language: 'zh' })
    return shelf.ok ? shelf.value.products : []
  }
}

test('FAM-06 a family takes one card in lists and search: its first member in stock, with five swatches and how many more there are', async () => {
  const ids = await createShades((place) => (place === 0 ? { stock: 0 } : {}))
  const [, second = 0] = ids
  await join(familyOf(ids))
  const shelf = await shelve(ids.toReversed())
  const lists = [await hottest(), await shelf(), (await found('琉璃')).products]
  for (const list of lists) {
    expect(idsOf(list).filter((id) => ids.includes(id))).toEqual([second])
    expect(list[0]).toMatchObject({ id: second, name: '琉璃甲油 2 號', stands_for: { axis: '色號', more: 2, price_from: null } })
    expect(list[0]).toHaveProperty(
      'stands_for.values',
      shades.slice(0, 5).map((value, place) => ({ value, swatch: { hex: `#10203${place}` } })),
    )
  }
  expect(idsOf((await suggestProducts(shop, { words: '琉璃', language: 'zh' })).products)).toEqual([second])
})

test('FAM-06 of members that are sold out, off sale or filtered away another one stands on the card; of all sold out the first', async () => {
  const ids = await createShades((place) => ({
    stock: place === 6 ? 1 : 0,
    members_only: place > 2,
    ...(place === 4 && { available: false, state: 'off' }),
  }))
  await join(familyOf(ids))
  const shelf = await shelve(ids)
  const vip = async () =>
    idsOf((await listSpecial(shop, { key: 'members_only', rows: 200, language: 'zh' })).products).filter((id) => ids.includes(id))
  expect([idsOf(await shelf()), await vip()]).toEqual([[ids[6]], [ids[6]]])
  await db
    .insertInto('stock_movements')
    .values({ product_id: ids[6] ?? 0, delta: -1, kind: 'correction', actor: 'test' })
    .execute()
  expect([idsOf(await shelf()), await vip()]).toEqual([[ids[0]], [ids[3]]])
  expect((await shelf())[0]?.stands_for?.values.map(({ value }) => value)).toEqual(['紅梅', '霧玫', '晨霧', '青瓷', '奶白'])
})

test('FAM-06 a family may be set to show every member, and each product that stands for itself goes on doing so', async () => {
  const ids = await createShades()
  const id = await join(familyOf(ids.slice(0, 4), { list_as: 'each' }))
  const [shelf, own] = [await shelve(ids), ids.slice(4)]
  expect(idsOf(await shelf())).toEqual(ids)
  expect((await shelf()).some((card) => 'stands_for' in card)).toBe(false)
  expect(idsOf((await found('琉璃')).products).toSorted()).toEqual(ids)
  const family = familyOf(ids.slice(0, 4))
  expect(await changeFamily(shop, { actor, id, version: 1, family })).toMatchObject({ ok: true, value: { changed: ['list_as'] } })
  expect(idsOf(await shelf())).toEqual([ids[0], ...own])
  expect(idsOf((await found('琉璃')).products).toSorted()).toEqual([ids[0], ...own])
})

test('FAM-06 until the owner asks for one card per family lists and search answer what they did, to the byte', async () => {
  const ids = await createShades()
  await shelve(ids)
  const [{ id = 0 } = {}] = await db.selectFrom('categories').orderBy('id', 'desc').limit(1).select('id').execute()
  const client = visitor().call
  const ask = async () =>
    JSON.stringify([
      await client.products.special({ key: 'hottest' }),
      await client.categories.find({ id }),
      await client.products.search({ q: { name_or_description_cont: '琉璃' }, page: 1 }),
      await client.products.suggest({ q: '紅梅' }),
    ])
  const before = await ask()
  await join(familyOf(ids))
  expect(await ask()).toBe(before)
})

test('FAM-07 the card of a family with different prices tells the lowest, also of a member that does not stand on it', async () => {
  const ids = await createShades((place) => ({
    origin_price: 500,
    price: [360, 340, 320, 0, 420, 300][place] ?? 380,
    ...(place === 3 && { shopping_point_price: 5 }),
  }))
  const [first, , , , , cheapest = 0] = ids
  await join(familyOf(ids))
  expect((await hottest())[0]).toMatchObject({ id: first, price: 360, stands_for: { price_from: 300 } })
  await db.updateTable('products').set({ available: false, state: 'off' }).where('id', '=', cheapest).execute()
  expect((await hottest())[0]).toMatchObject({ id: first, price: 360, stands_for: { price_from: 320 } })
})

test('FAM-08 a search for the name or the code of a shade shows that shade', async () => {
  const ids = await createShades((place) => ({
    barcode: `GLAZE${place}`,
    supplier_code: `s-${place}`,
    description_of_good_zh: place === 5 ? '持久亮澤' : '',
  }))
  await join(familyOf(ids))
  const shown = async (words: string) =>
    (await found(words)).products.map(({ id, stands_for: family }) => [ids.indexOf(id), family?.values.length])
  expect(await shown('4 號')).toEqual([[3, 5]])
  expect(await shown('晨霧')).toEqual([[2, 5]])
  expect(await shown('甲油 可可')).toEqual([[4, 5]])
  expect(await shown('glaze6')).toEqual([[6, 5]])
  expect(await shown('S-1')).toEqual([[1, 5]])
  expect(await shown('柿染 亮澤')).toEqual([])
  expect(await shown('奶白 亮澤')).toEqual([[5, 5]])
  await db
    .updateTable('products')
    .set({ barcode: 'OTHER1' })
    .where('id', '=', ids[6] ?? 0)
    .execute()
  expect([await shown('glaze6'), await shown('other1')]).toEqual([[], [[6, 5]]])
  expect((await suggestProducts(shop, { words: '晨霧', language: 'zh' })).products).toMatchObject([{ id: ids[2], name: '琉璃甲油 3 號' }])
})
