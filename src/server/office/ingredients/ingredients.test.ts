import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { IngredientSaid } from '#contract/office/api/goods/ingredients.ts'
import { createApp } from '#main/app.ts'
import { changeProduct } from '#server/catalog/products/change-product.ts'
import { findContentChanges } from '#server/content/reading/find-content-changes.ts'
import { FollowedContent } from '#server/platform/content/followed-content.ts'
import { createProduct } from '#support/rows.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestPages } from '#support/test-pages.ts'
import { openTestShop } from '#support/test-shop.ts'
import { untilWaiting } from '#support/until-waiting.ts'

const testShop = await openTestShop()
const { shop, database, visitor } = testShop
const { db } = database
const office = testOffice(testShop)
const [editor, manager, care] = [await office.as('editor'), await office.as('manager'), await office.as('care')]
let timeMs = 0
const content = new FollowedContent({ ask: (since) => findContentChanges(shop, since), now: () => timeMs })
const copy = { ...shop, content }
const pages = await openTestPages({ shop: copy, app: await createApp(copy, { requestsPerMinute: 1_000_000, trustProxy: [] }) })
/** A page as it is shown two seconds later. */
async function page(address: string) {
  timeMs += 2000
  return pages.ask(address)
}

const said = (given: Partial<IngredientSaid> & { name_inci: string }): IngredientSaid => ({
  name_zh: '',
  slug: given.name_inci.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
  aliases: [],
  note_zh: '',
  note_en: '',
  ...given,
})
const make = async (given: Parameters<typeof said>[0]) => (await editor.call.ingredients.make({ ingredient: said(given) })).id

/** A cosmetic with these words on its label. */
async function goodsWith(slug: string, label: { ingredients_zh?: string; ingredients_en?: string }) {
  const id = await createProduct(database, { slug, name_zh: `乳霜 ${slug}`, price: 100, origin_price: 100 })
  await editor.call.products.change({ id, version: 1, change: { label_kind: 'cosmetic', label } })
  return id
}

const namesOf = async (id: number) =>
  (
    await db
      .selectFrom('product_ingredients')
      .where('product_id', '=', id)
      .orderBy('language', 'desc')
      .orderBy('position')
      .select('raw')
      .execute()
  ).map(({ raw }) => raw)
const found = async (words: string) =>
  (await visitor().call.products.search({ q: { name_or_description_cont: words } })).products.map(({ id }) => id)
const unknown = async () => (await editor.call.ingredients.unknown({})).names.map(({ name }) => name)
const ruleOf = async (category: number) =>
  (await db.selectFrom('categories').where('id', '=', category).select('rule').executeTakeFirstOrThrow()).rule
const filtered = async (ingredient: number) =>
  (await manager.call.products.list({ ingredient: String(ingredient) })).rows.map(({ id }) => id)

test.each([
  ['水、甘油,維生素Ｅ；香料\n色素', ['水', '甘油', '維生素Ｅ', '香料', '色素']],
  ['成分：水、1,2-己二醇、PEG-40', ['水', '1,2-己二醇', 'PEG-40']],
  ['Ingredients: Aqua, Glycerin, Parfum (Fragrance)', ['Aqua', 'Glycerin', 'Parfum (Fragrance)']],
  ['麵粉、調味料（糖、鹽,胡椒）、水', ['麵粉', '調味料', '糖', '鹽', '胡椒', '水']],
  ['水、、 ，\r\n', ['水']],
  ['（（未完、水', ['（（未完', '水']],
  ['', []],
])('GDS-42 the words of a label come apart at 、 , and line ends: %j', async (written, names) => {
  const { rows } = await sql<{ raw: string }>`select raw from split_ingredients(${written}::text)`.execute(db)
  expect(rows.map(({ raw }) => raw)).toEqual(names)
})

test('GDS-42 a label says what goods are made of by any name: search, filter and page know one, and what nobody knows is kept and listed', async () => {
  const cream = await goodsWith('b3-cream', {
    ingredients_zh: '水、菸鹼醯胺 5％、雪絨草萃',
    ingredients_en: 'Aqua, Niacinamide, Edelweiss Extract',
  })
  const gel = await goodsWith('b3-gel', { ingredients_zh: 'ＮＩＡＣＩＮＡＭＩＤＥ（維他命B3）' })
  expect(await unknown()).toEqual(expect.arrayContaining(['菸鹼醯胺 5％', '雪絨草萃', 'Edelweiss Extract']))
  expect(await found('維生素B3')).toEqual([])
  const id = await make({ name_inci: 'Niacinamide', name_zh: '菸鹼醯胺', aliases: ['維生素B3', '維他命B3'] })
  expect(await filtered(id)).toEqual([gel, cream])
  expect(await unknown()).not.toContain('菸鹼醯胺 5％')
  expect(await unknown(), 'nobody knows it yet').toContain('雪絨草萃')
  expect(await namesOf(cream), 'the label stays as it is').toEqual([
    '水',
    '菸鹼醯胺 5％',
    '雪絨草萃',
    'Aqua',
    'Niacinamide',
    'Edelweiss Extract',
  ])
  for (const word of ['維生素B3', 'niacinamide', '菸鹼']) expect((await found(word)).toSorted(), word).toEqual([cream, gel].toSorted())
  expect((await care.call.ingredients.list({})).ingredients.find((row) => row.id === id)).toMatchObject({
    name: { zh: '菸鹼醯胺', en: 'Niacinamide' },
    aliases: ['維他命B3', '維生素B3'],
    products: 2,
    on_sale: 2,
  })
  const told = await visitor().call.ingredients.find({ slug: 'niacinamide' })
  expect(told).toMatchObject({ id, name: '菸鹼醯胺', inci: 'Niacinamide', total: 2 })
  expect(told.products.map((product) => product.id).toSorted()).toEqual([cream, gel].toSorted())
  // Another label: it is made of that no more, wherever it is said.
  await editor.call.products.change({ id: gel, version: 2, change: { label: { ingredients_zh: '水' } } })
  expect([await filtered(id), await found('維生素B3')]).toEqual([[cream], [cream]])
  await editor.call.products.restore({ id: gel, version: 2, seen: 3 })
  expect((await found('維生素B3')).toSorted()).toEqual([cream, gel].toSorted())
})

test('GDS-42 an alias that is added or taken away is found, or not, at once; one name is one ingredient’s, also when two ask at once', async () => {
  const id = await goodsWith('aqua-mist', { ingredients_en: 'Eau Thermale, Panthenol' })
  const water = await make({ name_inci: 'Thermal Water' })
  const ingredient = said({ name_inci: 'Thermal Water', aliases: ['Eau Thermale'] })
  expect(await editor.call.ingredients.change({ id: water, version: 1, ingredient })).toEqual({
    id: water,
    version: 2,
    changed: ['aliases'],
  })
  expect(await editor.call.ingredients.change({ id: water, version: 1, ingredient })).toEqual({ id: water, version: 2, changed: [] })
  expect([await filtered(water), await found('thermal water')]).toEqual([[id], [id]])
  await expect(manager.call.ingredients.change({ id: water, version: 1, ingredient: said({ name_inci: 'Water' }) })).rejects.toMatchObject({
    status: 'edit_conflict',
    details: { version: 2, present: ingredient },
  })
  const both = [editor, manager].map(({ call }, n) =>
    call.ingredients.make({ ingredient: said({ name_inci: `Pro ${n}`, slug: `pro-${n}`, aliases: ['panthenol'] }) }),
  )
  const outcomes = await Promise.allSettled(both)
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(make({ name_inci: 'PANTHENOL ', slug: 'again' })).rejects.toMatchObject({
    details: { errors: { 'ingredient.name_inci': expect.stringContaining('合併') } },
  })
  await expect(make({ name_inci: '5 %', slug: 'five' })).rejects.toMatchObject({
    details: { errors: { 'ingredient.name_inci': expect.any(String) } },
  })
  await expect(make({ name_inci: 'Other', slug: 'thermal-water' })).rejects.toMatchObject({
    details: { errors: { 'ingredient.slug': expect.any(String) } },
  })
  await editor.call.ingredients.change({ id: water, version: 2, ingredient: said({ name_inci: 'Thermal Water' }) })
  expect([await filtered(water), await found('thermal water')]).toEqual([[], []])
  await expect(care.call.ingredients.make({ ingredient: said({ name_inci: 'No' }) })).rejects.toMatchObject({ status: 'permission_denied' })
})

test('GDS-42 two that are one are merged: labels, names and addresses follow; one that is removed is a name that nobody knows', async () => {
  const product = await goodsWith('merged-balm', { ingredients_zh: '乳油木果脂', ingredients_en: 'Shea Butter' })
  const shea = await make({ name_inci: 'Butyrospermum Parkii Butter', name_zh: '乳油木果脂' })
  const other = await make({ name_inci: 'Shea Butter' })
  await expect(editor.call.ingredients.merge({ id: other, version: 1, into: other })).rejects.toMatchObject({ status: 'same_ingredient' })
  await expect(editor.call.ingredients.merge({ id: other, version: 7, into: shea })).rejects.toMatchObject({ status: 'edit_conflict' })
  const rule = { ingredient: String(other) }
  const named = { name_zh: '乳油木', slug: 'with-shea', rule: JSON.stringify(rule) }
  const { id: filled } = await db.insertInto('categories').values(named).returning('id').executeTakeFirstOrThrow()
  expect(await editor.call.ingredients.merge({ id: other, version: 1, into: shea })).toEqual({ into: shea, names: 1 })
  const after = db.selectFrom('categories').where('id', '=', filled).select('rule')
  expect(await after.executeTakeFirst(), 'what a category is filled by').toEqual({ rule: { ingredient: String(shea) } })
  const { said } = await editor.call.ingredients.find({ id: shea })
  const late = editor.call.ingredients.change({ id: shea, version: 1, ingredient: { ...said, aliases: [], note_zh: '植物油脂' } })
  await expect(late, 'it was read before it became another').rejects.toMatchObject({ status: 'edit_conflict' })
  await expect(editor.call.ingredients.find({ id: other })).rejects.toMatchObject({ status: 'ingredient_not_found' })
  expect((await editor.call.ingredients.find({ id: shea })).said.aliases).toEqual(['Shea Butter'])
  expect(await page('/zh/ingredients/shea-butter')).toMatchObject({
    status: 301,
    headers: { location: '/zh/ingredients/butyrospermum-parkii-butter' },
  })
  const entries = await db
    .selectFrom('audit_entries')
    .where('subject', '=', `ingredient ${other}`)
    .orderBy('id')
    .select(['verb', 'after'])
    .execute()
  expect(entries).toMatchObject([{ verb: 'make-ingredient' }, { verb: 'merge-ingredients', after: { into: shea } }])
  await db.deleteFrom('categories').where('id', '=', filled).execute()
  const { removed } = await editor.call.ingredients.remove({ id: shea, version: 2 })
  expect(removed).toMatchObject({ name_zh: '乳油木果脂', aliases: ['Shea Butter'] })
  expect(await unknown()).toEqual(expect.arrayContaining(['乳油木果脂', 'Shea Butter']))
  expect(await found('parkii')).toEqual([])
  await editor.call.ingredients.make({ ingredient: removed })
  expect(await found('parkii')).toEqual([product])
})

test('GDS-42 GDS-28 names of ingredients and words to search for that are written at once wait for each other: none is lost', async () => {
  const product = await goodsWith('at-once', { ingredients_zh: '雪肌水、月光油' })
  const words = async (...search_words: string[]) => {
    const { version } = await editor.call.products.find({ id: product })
    return editor.call.products.change({ id: product, version, change: { search_words } })
  }
  // Somebody names an ingredient, and before that is done words are written.
  const late = await database.transaction(async (tx) => {
    const named = { slug: 'snow-water', name_inci: 'Snow Water', name_zh: '雪肌水', changed_by: 'Ana', changed_at: shop.now() }
    const { id } = await tx.insertInto('ingredients').values(named).returning('id').executeTakeFirstOrThrow()
    await sql`insert into ingredient_names (key, name, ingredient_id) values (ingredient_key('雪肌水'), '雪肌水', ${id}), (ingredient_key('Snow Water'), 'Snow Water', ${id})`.execute(
      tx,
    )
    const writing = words('先寫的字')
    await untilWaiting(database, 1)
    return { writing }
  })
  await late.writing
  expect([await found('snow water'), await found('先寫的字')]).toEqual([[product], [product]])
  // And the other way round.
  const naming = await database.transaction(async (tx) => {
    await tx
      .updateTable('products')
      .set({ search_words: ['後寫的字'] })
      .where('id', '=', product)
      .execute()
    const making = make({ name_inci: 'Moon Oil', name_zh: '月光油' })
    await untilWaiting(database, 1)
    return { making }
  })
  await naming.making
  expect([await found('moon oil'), await found('snow water'), await found('後寫的字'), await found('先寫的字')]).toEqual([
    [product],
    [product],
    [product],
    [],
  ])
  const all = ['甲乙', '丙丁', '戊己'].map((zh, place) => ({ zh, en: `Both ${place}` }))
  await editor.call.products.change({
    id: product,
    version: (await editor.call.products.find({ id: product })).version,
    change: { label: { ingredients_zh: all.map(({ zh }) => zh).join('、') } },
  })
  const done = await Promise.allSettled([
    ...all.map(({ zh, en }) => make({ name_inci: en, name_zh: zh })),
    changeProduct(shop, { actor: { kind: 'staff', id: 'Ana' }, id: product, change: { search_words: ['一起'] } }),
    changeProduct(shop, { actor: { kind: 'staff', id: 'Ben' }, id: product, change: { description_of_good_zh: '一起寫的簡介' } }),
  ])
  expect(done.map(({ status }) => status)).toEqual(done.map(() => 'fulfilled'))
  for (const each of ['both 0', 'both 1', 'both 2', '一起', '一起寫的簡介']) expect(await found(each), each).toEqual([product])
})

test('GDS-42 CAT-02 what fills a category, in the shop or in a draft, is not removed but said where, and merged it is the other in both', async () => {
  const [old, other] = [await make({ name_inci: 'Old Clay' }), await make({ name_inci: 'White Clay' })]
  const named = { name_zh: '泥膜', slug: 'clay', rule: JSON.stringify({ ingredient: String(old) }) }
  const { id: category } = await db.insertInto('categories').values(named).returning('id').executeTakeFirstOrThrow()
  const remove = (id: number, version: number) => editor.call.ingredients.remove({ id, version })
  const inUse = (...names: string[]) => ({
    status: 'ingredient_in_use',
    details: { names },
    message: expect.stringContaining(names.join('」和「')),
  })
  await expect(remove(old, 1)).rejects.toMatchObject(inUse('泥膜'))

  const tree = await manager.call.categories.tree({})
  const mine = tree.categories.map((each) => (each.id === category ? { ...each, rule: { ingredient: `${other},${old}` } } : each))
  await manager.call.categories.save({ version: tree.version, categories: mine })
  await expect(remove(other, 1)).rejects.toMatchObject(inUse('泥膜（分類草稿）'))
  const drafted = await manager.call.categories.tree({})
  await editor.call.ingredients.merge({ id: old, version: 1, into: other })
  expect(await ruleOf(category), 'in the shop').toEqual({ ingredient: String(other) })
  const { draft } = await db.selectFrom('arrangements').where('kind', '=', 'categories').select('draft').executeTakeFirstOrThrow()
  expect(draft).toMatchObject({ [category]: { rule: { ingredient: String(other) } } })
  const late = manager.call.categories.save({ version: drafted.version, categories: mine })
  await expect(late, 'the tree was read before').rejects.toMatchObject({ status: 'edit_conflict' })
  const now = await manager.call.categories.tree({})
  const again = manager.call.categories.save({ version: now.version, categories: mine })
  await expect(again, 'nobody draws up what is gone').rejects.toMatchObject({ status: 'ingredient_not_found' })
})

test('GDS-42 an ingredient has a page in both languages, on the map, linked from labels, new within the change; its former address leads on', async () => {
  const product = await goodsWith('squalane-oil', { ingredients_zh: '角鯊烷、水', ingredients_en: 'Squalane, Aqua' })
  const address = `/zh/product/${product}-squalane-oil`
  expect((await page(address)).text).not.toContain('/ingredients/')
  expect((await page('/zh/ingredients/squalane')).status).toBe(404)
  const id = await make({ name_inci: 'Squalane', name_zh: '角鯊烷', note_zh: '與皮脂相近的油。', note_en: 'An oil close to sebum.' })
  expect((await page(address)).text).toContain('href="/zh/ingredients/squalane"')
  expect((await page(`/en/product/${product}-squalane-oil`)).text).toMatch(/href="\/en\/ingredients\/squalane"[^>]*>Squalane</)
  const zh = (await page('/zh/ingredients/squalane')).text
  for (const told of [
    '含角鯊烷的商品',
    '與皮脂相近的油。',
    '乳霜 squalane-oil',
    '"@type":"DefinedTerm"',
    '"termCode":"Squalane"',
    '"@type":"BreadcrumbList"',
  ])
    expect(zh).toContain(told)
  expect(zh).toContain('hrefLang="en"')
  expect((await page('/en/ingredients/squalane')).text).toContain('An oil close to sebum.')
  const map = async () => (await page('/sitemaps/pages.xml')).text
  expect(await map()).toContain('/zh/ingredients/squalane<')
  const ingredient = said({ name_inci: 'Squalane', name_zh: '角鯊烷', slug: 'plant-squalane' })
  await editor.call.ingredients.change({ id, version: 1, ingredient })
  expect(await page('/en/ingredients/squalane')).toMatchObject({ status: 301, headers: { location: '/en/ingredients/plant-squalane' } })
  expect((await page('/zh/ingredients/plant-squalane')).text).not.toContain('與皮脂相近的油。')
  await db.updateTable('products').set({ state: 'off', available: false }).where('id', '=', product).execute()
  expect(await map(), 'nothing of it is sold').not.toContain('plant-squalane')
})
