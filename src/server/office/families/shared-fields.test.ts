import { expect, test } from 'vitest'
import type { FamilySaid } from '#contract/office/api/goods/families.ts'
import { changeProduct } from '#server/catalog/products/change-product.ts'
import { createProduct } from '#support/rows.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'

const testShop = await openTestShop()
const { shop, database, visitor } = testShop
const { db } = database
const office = testOffice(testShop)
const [editor, manager, care] = [await office.as('editor'), await office.as('manager'), await office.as('care')]

let made = 0
/** A family of three shades, each with a text of its own. */
async function familyOfThree() {
  made += 1
  const shades = ['紅', '白', '青']
  const ids = []
  for (const [place, shade] of shades.entries()) {
    const slug = `share-${made}-${place}`
    ids.push(
      await createProduct(database, {
        slug,
        name_zh: `油 ${shade}`,
        description_of_good_zh: `簡介 ${shade}`,
        price: 100 + place,
        origin_price: 200,
      }),
    )
  }
  const members = ids.map((product, place) => ({ product, values: [{ zh: shades[place] ?? '', en: '' }], swatch: null }))
  const family: FamilySaid = {
    name_zh: `甲油 ${made}`,
    name_en: '',
    list_as: 'one',
    axes: [{ name: { zh: '色號', en: '' }, is_colour: false }],
    members,
  }
  const { id } = await editor.call.families.make({ family })
  const [red = 0, white = 0, green = 0] = ids
  return { id, family, red, white, green, ids }
}

const stands = async (id: number) => (await editor.call.products.find({ id })).fields
const summaries = async (ids: readonly number[]) => Promise.all(ids.map(async (id) => (await stands(id)).description_of_good_zh))
const versionOf = async (id: number) => (await editor.call.products.find({ id })).version
const marksOf = async (id: number) => (await editor.call.products.find({ id })).sharing?.fields ?? null

test('FAM-15 FAM-16 a field is shared by a family: written once at any member it stands at all, each a version; address, price and stock stay', async () => {
  const { id, red, white, ids } = await familyOfThree()
  expect(await marksOf(red)).toBeNull()
  const before = await Promise.all(ids.map(stands))
  expect(await editor.call.families.share({ id, field: 'summary', from: red })).toEqual({ changed: 2 })
  expect(await summaries(ids)).toEqual(['簡介 紅', '簡介 紅', '簡介 紅'])
  expect(await marksOf(white), 'marked at each member').toEqual([{ field: 'summary', is_own: false }])
  await editor.call.products.change({ id: white, version: await versionOf(white), change: { description_of_good_zh: '大家的簡介' } })
  expect(await summaries(ids)).toEqual(['大家的簡介', '大家的簡介', '大家的簡介'])
  expect((await visitor().call.products.find({ id: red })).description_of_good).toBe('大家的簡介')
  const [newest] = (await editor.call.products.versions({ id: red })).versions
  expect(newest).toMatchObject({ verb: 'change-product', by: editor.me.name, after: { description_of_good_zh: '大家的簡介' } })
  const after = await Promise.all(ids.map(stands))
  const kept = ({ slug, price, name_zh }: (typeof after)[number]) => ({ slug, price, name_zh })
  expect(after.map(kept)).toEqual(before.map(kept))
  expect(await editor.call.families.share({ id, field: 'summary', from: red }), 'told twice').toEqual({ changed: 0 })
  await expect(care.call.families.share({ id, field: 'brand', from: red })).rejects.toMatchObject({ status: 'permission_denied' })
})

test('FAM-15 until a member’s field is set to be its own: it stays, also when it is changed by any other way, and can be shared again', async () => {
  const { id, red, white, green, ids } = await familyOfThree()
  await editor.call.families.share({ id, field: 'summary', from: red })
  await editor.call.families.turnOwn({ id, product: white, field: 'summary', own: true })
  expect(await marksOf(white)).toEqual([{ field: 'summary', is_own: true }])
  await editor.call.products.change({ id: red, version: await versionOf(red), change: { description_of_good_zh: '新的' } })
  expect(await summaries(ids)).toEqual(['新的', '簡介 紅', '新的'])
  await editor.call.products.change({ id: white, version: await versionOf(white), change: { description_of_good_zh: '白的' } })
  expect(await summaries(ids), 'what is its own is nobody else’s').toEqual(['新的', '白的', '新的'])
  await changeProduct(shop, { actor: { kind: 'staff', id: 'Ana' }, id: green, change: { description_of_good_zh: '指令說的' } })
  expect(await summaries(ids), 'a command says it of one alone').toEqual(['新的', '白的', '指令說的'])
  await editor.call.products.restore({ id: green, version: 1, seen: await versionOf(green) })
  expect(await marksOf(green)).toEqual([{ field: 'summary', is_own: true }])
  expect(await summaries(ids)).toEqual(['新的', '白的', '簡介 青'])
  expect(await editor.call.families.turnOwn({ id, product: white, field: 'summary', own: false })).toEqual({ changed: 1 })
  expect(await summaries(ids)).toEqual(['新的', '新的', '簡介 青'])
  await editor.call.families.unshare({ id, field: 'summary' })
  await editor.call.products.change({ id: red, version: await versionOf(red), change: { description_of_good_zh: '紅的' } })
  expect(await summaries(ids), 'all keep what they say').toEqual(['紅的', '新的', '簡介 青'])
  expect(await db.selectFrom('own_fields').selectAll().execute()).toEqual([])
})

test('FAM-15 names follow the family and its values; label data, content, brand and categories are shared alike', async () => {
  const { id, family, red, white, green, ids } = await familyOfThree()
  await editor.call.families.share({ id, field: 'name', from: red })
  const names = async () => Promise.all(ids.map(async (each) => (await stands(each)).name_zh))
  expect(await names()).toEqual([`${family.name_zh} 紅`, `${family.name_zh} 白`, `${family.name_zh} 青`])
  await editor.call.products.change({ id: green, version: await versionOf(green), change: { name_zh: '特別的青' } })
  expect(await marksOf(green)).toEqual([{ field: 'name', is_own: true }])
  const { version, said } = await editor.call.families.find({ id })
  await editor.call.families.change({ id, version, family: { ...said, name_zh: '指彩' } })
  expect(await names()).toEqual(['指彩 紅', '指彩 白', '特別的青'])
  const long = '長'.repeat(119)
  await expect(editor.call.families.change({ id, version: version + 1, family: { ...said, name_zh: long } })).rejects.toMatchObject({
    status: 'validation_error',
    details: { errors: { 'family.name_zh': expect.any(String) } },
  })
  expect((await editor.call.families.find({ id })).said.name_zh, 'nothing of it is written').toBe('指彩')
  const { id: brand } = await editor.call.brands.make({
    brand: { name_zh: '共用牌', name_en: '', slug: `shared-${id}`, logo: '', text_zh: '', text_en: '', archived: false },
  })
  const category = (await db.insertInto('categories').values({ name_zh: '共用' }).returning('id').executeTakeFirstOrThrow()).id
  const change = {
    brand_id: brand,
    content_zh: '<p>內容</p>',
    label_kind: 'cosmetic' as const,
    label: { ingredients_zh: '水' },
    shelf_life_months: 24,
  }
  await editor.call.products.change({ id: red, version: await versionOf(red), change })
  await editor.call.products.setCategories({ id: red, categories: [category] })
  for (const field of ['brand', 'content', 'label', 'categories'] as const) await editor.call.families.share({ id, field, from: red })
  expect(await stands(white)).toMatchObject({ ...change, shelf_life_days: (await stands(red)).shelf_life_days })
  const shelved = async () => (await visitor().call.categories.find({ id: category })).products.map((product) => product.id).toSorted()
  expect(await shelved()).toEqual(ids.toSorted())
  await editor.call.products.setCategories({ id: white, categories: [] })
  await expect(visitor().call.categories.find({ id: category })).resolves.toMatchObject({ products: [] })
  await editor.call.products.change({ id: white, version: await versionOf(white), change: { label: { ingredients_zh: '水、甘油' } } })
  expect((await stands(green)).label).toEqual({ ingredients_zh: '水、甘油' })
})

test('FAM-15 who joins keeps what it says as its own, who leaves shares nothing more; two who write at once end with one text', async () => {
  const { id, red, white, green, ids } = await familyOfThree()
  await editor.call.families.share({ id, field: 'summary', from: red })
  const fourth = await createProduct(database, { slug: `share-4-${made}`, description_of_good_zh: '第四' })
  const { version, said } = await editor.call.families.find({ id })
  const members = [...said.members.slice(1), { product: fourth, values: [{ zh: '黑', en: '' }], swatch: null }]
  await editor.call.families.change({ id, version, family: { ...said, members } })
  expect(await marksOf(fourth)).toEqual([{ field: 'summary', is_own: true }])
  expect(await marksOf(red)).toBeNull()
  await editor.call.products.change({ id: red, version: await versionOf(red), change: { description_of_good_zh: '離開了' } })
  expect(await summaries([...ids, fourth])).toEqual(['離開了', '簡介 紅', '簡介 紅', '第四'])
  const [one, two] = [await versionOf(white), await versionOf(green)]
  await Promise.allSettled([
    editor.call.products.change({ id: white, version: one, change: { description_of_good_zh: '甲' } }),
    manager.call.products.change({ id: green, version: two, change: { description_of_good_zh: '乙' } }),
  ])
  const [first, second] = await summaries([white, green])
  expect(first).toBe(second)
  const { version: now } = await editor.call.families.find({ id })
  // Whoever is put away and taken out of its family shares nothing more.
  await manager.call.productLife.archive({ id: fourth, take_from: ['families'] })
  expect(await db.selectFrom('own_fields').where('product_id', '=', fourth).selectAll().execute()).toEqual([])
  await editor.call.families.dissolve({ id, version: now + 1 })
  expect(await marksOf(white)).toBeNull()
  expect(
    await db
      .selectFrom('own_fields')
      .where('product_id', 'in', [...ids, fourth])
      .selectAll()
      .execute(),
  ).toEqual([])
})

test('FAM-15 FAM-16 a family that is dissolved and made again shares what it shared; who was changed meanwhile keeps that as its own', async () => {
  const { id, family, red, white, green } = await familyOfThree()
  for (const field of ['name', 'summary', 'content', 'categories'] as const) await editor.call.families.share({ id, field, from: red })
  await editor.call.families.turnOwn({ id, product: white, field: 'content', own: true })
  const { sharing } = await editor.call.families.dissolve({ id, version: (await editor.call.families.find({ id })).version })
  expect(sharing).toEqual({ shared: ['name', 'summary', 'content', 'categories'], own: [{ product: white, field: 'content' }] })
  await editor.call.products.change({ id: green, version: await versionOf(green), change: { description_of_good_zh: '青的簡介' } })
  const before = await Promise.all([red, white, green].map(stands))
  const again = await editor.call.families.make({ family, sharing })
  const { shared, own } = await editor.call.families.find({ id: again.id })
  expect(shared).toEqual(sharing.shared)
  expect(own).toHaveLength(2)
  expect(own).toEqual(
    expect.arrayContaining([
      { product: white, field: 'content' },
      { product: green, field: 'summary' },
    ]),
  )
  expect(await Promise.all([red, white, green].map(stands)), 'nothing of the products changes').toEqual(before)
  await editor.call.products.change({ id: red, version: await versionOf(red), change: { description_of_good_zh: '又一樣了' } })
  expect(await summaries([red, white, green])).toEqual(['又一樣了', '又一樣了', '青的簡介'])
})

test('FAM-15 of a label that is shared, how much is in it and under which number it is permitted stays each member’s', async () => {
  const { id, red, white } = await familyOfThree()
  const says = async (product: number, label: Parameters<typeof editor.call.products.change>[0]['change']['label']) =>
    editor.call.products.change({ id: product, version: await versionOf(product), change: { label_kind: 'cosmetic', label } })
  await says(red, { ingredients_zh: '水', net_amount: 50, net_unit: 'g', permit_number: '衛部粧字第 1 號' })
  await says(white, { ingredients_zh: '油', net_amount: 15, net_unit: 'mL', permit_number: '衛部粧字第 2 號' })
  await editor.call.families.share({ id, field: 'label', from: red })
  const own = { net_amount: 15, net_unit: 'mL' as const, permit_number: '衛部粧字第 2 號' }
  expect((await stands(white)).label).toEqual({ ingredients_zh: '水', ...own })
  await says(red, { ingredients_zh: '水、甘油', net_amount: 60, net_unit: 'g' })
  expect((await stands(white)).label, 'also when it is written later').toEqual({ ingredients_zh: '水、甘油', ...own })
  await says(white, { ingredients_zh: '花水', ...own, net_amount: 20 })
  expect((await stands(red)).label).toEqual({ ingredients_zh: '花水', net_amount: 60, net_unit: 'g' })
})

test('FAM-15 GDS-29 a claim in a text that is shared is confirmed for all that say it, and for nobody whose text is its own', async () => {
  const { id, red, white, green } = await familyOfThree()
  await editor.call.families.share({ id, field: 'content', from: red })
  await editor.call.families.turnOwn({ id, product: green, field: 'content', own: true })
  const change = { content_zh: '<p>可治療灰指甲</p>' }
  const says = async () => editor.call.products.change({ id: white, version: await versionOf(white), change })
  await expect(says()).rejects.toMatchObject({ status: 'claims_unconfirmed' })
  await Promise.all([1, 2].map(() => manager.call.claims.confirm({ id: white, words: ['治療', '灰指甲'] })))
  await says()
  expect((await stands(red)).content_zh).toBe(change.content_zh)
  const confirmed = async (product: number) =>
    (await db.selectFrom('claim_confirmations').where('product_id', '=', product).select('word').execute())
      .map(({ word }) => word)
      .toSorted()
  expect([await confirmed(red), await confirmed(white)]).toEqual([
    ['治療', '灰指甲'],
    ['治療', '灰指甲'],
  ])
  const alone = editor.call.products.change({ id: green, version: await versionOf(green), change: { content_en: 'It cures', ...change } })
  await expect(alone).rejects.toMatchObject({ status: 'claims_unconfirmed' })
})
