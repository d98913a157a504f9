import { expect, test } from 'vitest'
import type { CategoryTree } from '#contract/office/api/goods/categories.ts'
import { archiveInTree, categorySortings, emptyCategory, stepInTree, type Category } from '#rules/catalog/categories/category-tree.ts'
import { orderGoods } from '#rules/catalog/goods-order.ts'
import { findKnownPages } from '#server/content/discovery/find-known-pages.ts'
import { publishDue } from '#server/catalog/products/arranging/publish-due.ts'
import { createProduct } from '#support/rows.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'

const testShop = await openTestShop()
const { shop, database, visitor, clock } = testShop
const { db } = database
const office = testOffice(testShop)
const [editor, care] = [await office.as('editor'), await office.as('care')]

const create = async (name: string, more: object = {}) =>
  (
    await db
      .insertInto('categories')
      .values({ name_zh: name, ...more })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

const tree = () => editor.call.categories.tree()
const toSave = ({ categories }: CategoryTree) => categories.map(({ goods: _goods, is_changed: _changed, ...category }) => category)

/** Saves the draft that somebody makes of the tree. */
async function draft(make: (categories: Category[]) => readonly Category[]) {
  const now = await tree()
  const categories = make(toSave(now)).map((category) => ({ ...category, pinned: [...category.pinned], ordered: [...category.ordered] }))
  return editor.call.categories.save({ version: now.version, categories })
}
const change = (id: number, said: Partial<Category>) => (categories: Category[]) =>
  categories.map((category) => (category.id === id ? { ...category, ...said } : category))
const publish = async () => editor.call.arrangements.publish({ kind: 'categories', version: (await tree()).version })
const seen = (id: number) => visitor().call.categories.find({ id })

test('CAT-01 what is said of a category waits as a draft, and stands in the shop when it is published', async () => {
  const id = await create('底膠', { name_en: 'Base coats' })
  await draft(
    change(id, {
      name_zh: '底膠與封層',
      slug: 'base-top',
      cover_url: '/media/categories/base.0123456789ab.webp',
      text_zh: '先上底膠，\n再上封層。',
      seo_title_zh: '底膠推薦',
      seo_text_zh: '底膠與封層，一次選齊。',
    }),
  )
  expect((await seen(id)).name, 'nothing of it in the shop yet').toBe('底膠')
  expect((await tree()).categories.find((row) => row.id === id)).toMatchObject({ is_changed: true, slug: 'base-top' })
  await publish()
  expect(await seen(id)).toMatchObject({
    name: '底膠與封層',
    slug: 'base-top',
    cover_url: '/media/categories/base.0123456789ab.webp',
    text: '先上底膠，\n再上封層。',
    search_title: '底膠推薦',
    search_text: '底膠與封層，一次選齊。',
  })
  expect((await visitor().call.categories.list()).categories).toContainEqual(expect.objectContaining({ id, slug: 'base-top' }))
  expect(await tree()).toMatchObject({ is_draft: false })
  await expect(draft(change(id, { slug: 'Base Top' }))).rejects.toMatchObject({ status: 'validation_error' })
})

test('CAT-01 CAT-02 a new category comes with what stands below it; a third level is refused and nothing moves', async () => {
  await draft((categories) => [
    ...categories,
    { ...emptyCategory, id: -1, name_zh: '新春' },
    { ...emptyCategory, id: -2, name_zh: '禮盒', parent_id: -1 },
  ])
  const before = await tree()
  const gifts = before.categories.find(({ id }) => id === -2)
  await expect(
    draft((categories) => [...categories, { ...emptyCategory, id: -3, name_zh: '深', parent_id: gifts?.id ?? 0 }]),
  ).rejects.toMatchObject({ status: 'too_deep' })
  expect(await tree()).toEqual(before)
  await publish()
  const { categories } = await visitor().call.categories.list()
  expect(categories.find(({ name }) => name === '新春')).toMatchObject({ sub_categories: [{ name: '禮盒' }] })
})

test('CAT-02 order and parent change together, whatever stands in the way meanwhile', async () => {
  const [one, two] = [await create('甲', { position: 900 }), await create('乙', { position: 901 })]
  const below = await create('丙', { parent_id: one })
  await draft((categories) => stepInTree(categories, { id: below, to: 'out' }) as Category[])
  await draft((categories) => stepInTree(categories, { id: one, to: 'down' }) as Category[])
  await draft((categories) => categories.map((category) => (category.id === one ? { ...category, parent_id: below } : category)))
  await publish()
  const { categories } = await visitor().call.categories.list()
  expect(categories.find(({ id }) => id === below)).toMatchObject({ sub_categories: [{ id: one }] })
  expect(categories.map(({ id }) => id)).toContain(two)
})

test('CAT-05 a hidden category is not found, and its products keep their other categories', async () => {
  const [hidden, other] = [await create('會隱藏'), await create('留著')]
  const product = await createProduct(database, { slug: 'in-two' })
  await editor.call.products.setCategories({ id: product, categories: [hidden, other] })
  await draft(change(hidden, { visible: false }))
  await publish()
  await expect(seen(hidden)).rejects.toMatchObject({ status: 'category_not_found' })
  expect((await seen(other)).products.map(({ id }) => id)).toEqual([product])
  expect((await visitor().call.categories.list()).categories.map(({ id }) => id)).not.toContain(hidden)
})

test('CAT-06 an archived category leads to the one that was chosen, and none is ever deleted', async () => {
  const [gone, target] = [await create('會封存', { slug: 'gone' }), await create('去處', { slug: 'onwards' })]
  await draft((categories) => archiveInTree(categories, { id: gone, leadsTo: target }))
  await publish()
  await expect(seen(gone)).rejects.toMatchObject({ status: 'category_not_found' })
  const { categories, movedCategories } = await findKnownPages(shop, () => undefined)
  expect([categories.has(gone), movedCategories.get(gone), categories.get(target)]).toEqual([false, target, 'onwards'])
  await expect(draft(change(gone, { leads_to: null }))).rejects.toMatchObject({ status: 'no_target' })
  await draft((all) => all.filter(({ id }) => id !== gone))
  expect(
    (await tree()).categories.map(({ id }) => id),
    'what is not named stays',
  ).toContain(gone)
})

test('CAT-09 who saw an older state is refused; versions can be had back; a draft is published at its time', async () => {
  const id = await create('版本一')
  const { version } = await tree()
  await draft(change(id, { name_zh: '版本二' }))
  await expect(editor.call.categories.save({ version, categories: toSave(await tree()) })).rejects.toMatchObject({
    status: 'edit_conflict',
  })
  await publish()
  const [latest, , ...older] = (await editor.call.arrangements.versions({ kind: 'categories' })).versions
  expect(older.length).toBeGreaterThan(0)
  await draft(change(id, { name_zh: '版本三', text_en: 'Soon' }))
  const at = new Date(shop.now().getTime() + 60 * 60 * 1000).toISOString()
  await editor.call.arrangements.schedule({ kind: 'categories', version: (await tree()).version, at })
  await publishDue(shop)
  expect((await seen(id)).name, 'not yet').toBe('版本二')
  clock.pass({ minutes: 61 })
  await publishDue(shop)
  expect((await seen(id)).name).toBe('版本三')
  expect(await tree()).toMatchObject({ is_draft: false, publish_at: null })
  const again = await office.as('editor')
  await again.call.arrangements.restore({
    kind: 'categories',
    of: latest?.version ?? 0,
    version: (await again.call.categories.tree()).version,
  })
  const now = await again.call.categories.tree()
  expect(now.categories.find((row) => row.id === id)).toMatchObject({ name_zh: '版本二', is_changed: true })
  await again.call.arrangements.discard({ kind: 'categories', version: now.version })
  expect(await again.call.categories.tree()).toMatchObject({ is_draft: false })
  await expect(again.call.arrangements.publish({ kind: 'categories', version: now.version + 1 })).rejects.toMatchObject({
    status: 'no_draft',
  })
  await expect(care.call.categories.tree()).rejects.toMatchObject({ status: 'permission_denied' })
})

test('what was due and cannot be published any more stays a draft and says why', async () => {
  const id = await create('排程')
  await draft(change(id, { name_zh: '同名' }))
  const again = await office.as('editor')
  await again.call.arrangements.schedule({
    kind: 'categories',
    version: (await again.call.categories.tree()).version,
    at: new Date(shop.now().getTime() + 120_000).toISOString(),
  })
  await create('同名')
  clock.pass({ minutes: 3 })
  await publishDue(shop)
  expect(await again.call.categories.tree()).toMatchObject({ is_draft: true, publish_at: null, not_published: 'name_taken' })
  await again.call.arrangements.discard({ kind: 'categories', version: (await again.call.categories.tree()).version })
})

test('CAT-03 goods stand as a rule or hands order them, pinned ones ahead and sold-out ones last, as the office foretells', async () => {
  const id = await create('排序')
  const made = await Promise.all(
    [500, 100, 300, 200, 400].map((price, at) =>
      createProduct(database, {
        slug: `order-${at}`,
        name_zh: `商品 ${'甲乙丙丁戊'[at]}`,
        price,
        origin_price: price,
        stock: at === 1 ? 0 : 5,
        sold_30d: at * at,
        published_at: new Date(Date.UTC(2026, 1, 10 - at)),
      }),
    ),
  )
  for (const product of made) await editor.call.products.setCategories({ id: product, categories: [id] })
  const [first, soldOut, third] = made as [number, number, number]
  for (const sorting of categorySortings)
    for (const pinned of [[], [third, soldOut]]) {
      const ordered = sorting === 'hand' ? [...made].reverse() : []
      await draft(change(id, { sorting, pinned, ordered }))
      if ((await tree()).is_draft) await publish()
      const listed = (await seen(id)).products.map((product) => product.id)
      const foretold = orderGoods(await factsOf(id), { sorting, pinned, ordered }).map((product) => product.id)
      const byHand = { [`hand ${pinned.length}`]: ordered, 'price_down 0': [first] }[`${sorting} ${pinned.length}`] ?? []
      expect([listed, listed.at(-1), listed[0]], sorting).toEqual([
        foretold,
        soldOut,
        pinned[0] ?? byHand.find((product) => product !== soldOut) ?? foretold[0],
      ])
    }
  await expect(draft(change(id, { pinned: Array.from({ length: 21 }, (_, at) => at + 1) }))).rejects.toMatchObject({
    status: 'validation_error',
  })
})

async function factsOf(id: number) {
  const { goods } = await editor.call.categories.goods({ id })
  return goods.map((product) => ({
    ...product,
    name: product.name.zh,
    published_at: product.published_at === null ? null : Date.parse(product.published_at),
  }))
}
