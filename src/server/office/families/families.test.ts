import { expect, test } from 'vitest'
import type { FamilySaid } from '#contract/office/api/goods/families.ts'
import { discoveryRoutes } from '#server/content/discovery/routes.ts'
import { saveOriginal } from '#server/platform/pictures/save-original.ts'
import { createProduct, createProducts } from '#support/rows.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'

const testShop = await openTestShop()
await testShop.app.register(discoveryRoutes, { shop: testShop.shop, securityContact: 'mailto:security@shop.test' })
const { shelf, database, visitor, signIn } = testShop
const { db } = database
const office = testOffice(testShop)
const [editor, manager, care] = [await office.as('editor'), await office.as('manager'), await office.as('care')]

const shades = [
  ['紅梅', 'Red Plum', '#a8234f'],
  ['霧玫', 'Dusty Rose', '#b97b80'],
  ['晨霧', 'Morning Mist', '#8a98b3'],
] as const

const threeShades = () =>
  createProducts(
    database,
    shades.map(([zh, en], place) => ({
      slug: `gel-${place}`,
      name_zh: `甲油・${zh} 10 ml`,
      name_en: `Gel, ${en}, 10 ml`,
      stock: 3,
      price: 360 + place,
    })),
  )

const familyOf = (products: readonly number[], change: Partial<FamilySaid> = {}): FamilySaid => ({
  name_zh: '甲油',
  name_en: 'Gel',
  list_as: 'one',
  axes: [{ name: { zh: '色號', en: 'Shade' }, is_colour: true }],
  members: products.map((product, place) => ({
    product,
    values: [{ zh: shades[place % 3]?.[0] ?? '', en: shades[place % 3]?.[1] ?? '' }],
    swatch: { hex: shades[place % 3]?.[2] ?? '' },
  })),
  ...change,
})

const faultsOf = (call: Promise<unknown>) =>
  call
    .then(() => 'made')
    .catch((error: { status: string; details?: { errors?: object } }) => Object.keys(error.details?.errors ?? { [error.status]: 1 }))

test('FAM-01 D-210 a family joins 2 to 200 products along one or two axes, each in one family at most, also when two make one at once', async () => {
  const ids = await threeShades()
  const [one = 0, two = 0, three = 0] = ids
  expect(await faultsOf(editor.call.families.make({ family: familyOf([one]) }))).toEqual(['family.members'])
  const all = await createProducts(
    database,
    Array.from({ length: 201 }, (_, place) => ({ slug: `of-many-${place}` })),
  )
  const many = all.map((product, place) => ({ product, values: [{ zh: `第 ${place} 色`, en: '' }], swatch: null }))
  expect(await faultsOf(editor.call.families.make({ family: familyOf([], { members: many }) }))).toEqual(['family.members'])
  await expect(editor.call.families.make({ family: familyOf([], { members: many.slice(1) }) })).resolves.toMatchObject({ version: 1 })
  const both = await Promise.allSettled(
    [
      [one, two],
      [two, three],
    ].map((products) => editor.call.families.make({ family: familyOf(products) })),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const told = await editor.call.families.make({ family: familyOf(ids) }).catch((error: object) => error)
  expect(told).toMatchObject({ status: 'product_in_family', details: { family: '甲油' } })
  await expect(editor.call.families.make({ family: familyOf([999_999, three]) })).rejects.toMatchObject({ status: expect.any(String) })
})

test('FAM-01 the database itself keeps a family at 2 members or more, and a product in one', async () => {
  const [one = 0, two = 0] = await threeShades()
  const { id } = await editor.call.families.make({ family: familyOf([one, two]) })
  await expect(db.deleteFrom('family_members').where('product_id', '=', one).execute()).rejects.toThrow('not 2 to 200')
  await expect(
    db.insertInto('family_members').values({ family_id: id, product_id: two, position: 9, value1_zh: '別的' }).execute(),
  ).rejects.toThrow('family_members_pkey')
})

test('FAM-02 each member has one value of each axis, no two the same; a value looks the same wherever it stands', async () => {
  const ids = await threeShades()
  const value = (zh: string, en = '') => ({ zh, en })
  const axes = [
    { name: value('色號', 'Shade'), is_colour: true },
    { name: value('規格', 'Size'), is_colour: false },
  ]
  const refused = (members: { values: { zh: string; en: string }[]; swatch?: FamilySaid['members'][number]['swatch'] }[]) =>
    faultsOf(
      editor.call.families.make({
        family: familyOf([], { axes, members: members.map((member, place) => ({ product: ids[place] ?? 0, swatch: null, ...member })) }),
      }),
    )
  expect(await refused([{ values: [value('紅'), value('大')] }, { values: [value('白')] }])).toEqual(['family.members.1.values'])
  expect(await refused([{ values: [value('紅'), value('大')] }, { values: [value('紅'), value('大')] }])).toEqual([
    'family.members.1.values',
  ])
  expect(await refused([{ values: [value('紅', 'Red'), value('大')] }, { values: [value('紅', 'Rouge'), value('小')] }])).toEqual([
    'family.members.1.values.0',
  ])
  expect(
    await refused([{ values: [value('紅'), value('大')], swatch: { hex: '#ff0000' } }, { values: [value('紅'), value('小')] }]),
  ).toEqual(['family.members.1.swatch'])
  expect(await refused([{ values: [value('紅'.repeat(41)), value('大')] }, { values: [value('白'), value('大')] }])).toEqual([
    'family.members.0.values.0.zh',
  ])
  const swatch = { hex: '#ff0000', hex2: '#00ff00' }
  expect(
    await refused([
      { values: [value('紅'), value('大')], swatch },
      { values: [value('紅'), value('小')], swatch },
    ]),
  ).toBe('made')
  const family = (await visitor().call.products.find({ id: ids[0] ?? 0 })).family
  expect(family).toMatchObject({
    axes: [{ name: '色號', is_colour: true }, { name: '規格' }],
    members: [{ values: ['紅', '大'], swatch }, { values: ['紅', '小'] }],
  })
})

test('GDS-24 what is for gifts only is in no family', async () => {
  const [one = 0] = await threeShades()
  const gift = await createProduct(database, { slug: 'gift', is_gift_only: true })
  expect(await faultsOf(editor.call.families.make({ family: familyOf([one, gift]) }))).toEqual(['flags_exclude'])
})

test('FAM-05 FAM-16 D-210 making, changing and dissolving a family changes nothing of its products; their other styles are the family while there is one', async () => {
  const ids = await threeShades()
  const [one = 0, two = 0, three = 0] = ids
  await db.insertInto('product_options').values({ product_id: one, optional_product_id: shelf.lilyGel, position: 0 }).execute()
  const rows = () => db.selectFrom('products').where('id', 'in', ids).orderBy('id').selectAll().execute()
  const stylesOf = async (id: number) => (await visitor().call.products.find({ id })).optional_products.map((each) => each.id)
  const hao = await signIn('hao')
  await hao.call.cart.add({ product_id: two, quantity: 2, optional_items: [] })
  const before = { rows: await rows(), cart: await hao.call.cart.read({}) }
  const { id } = await editor.call.families.make({ family: familyOf(ids) })
  expect(await stylesOf(one)).toEqual([two, three])
  expect(await editor.call.families.change({ id, version: 1, family: familyOf([three, one]) })).toMatchObject({
    version: 2,
    changed: ['members'],
  })
  expect([await stylesOf(one), await stylesOf(two)]).toEqual([[three], []])
  await editor.call.families.dissolve({ id, version: 2 })
  expect(await stylesOf(one)).toEqual([shelf.lilyGel])
  expect({ rows: await rows(), cart: await hao.call.cart.read({}) }).toEqual(before)
  const entries = await db.selectFrom('audit_entries').where('subject', '=', `family ${id}`).orderBy('id').selectAll().execute()
  expect(entries.map(({ verb, actor_id: by }) => [verb, by])).toEqual(
    ['make-family', 'change-family', 'dissolve-family'].map((verb) => [verb, editor.me.name]),
  )
})

test('FAM-13 the feed groups the members of a family and names the shade of each; the sitemap lists every one', async () => {
  const ids = await threeShades()
  const { id } = await editor.call.families.make({ family: familyOf(ids) })
  const feed = (await visitor().ask('/feeds/products-zh.xml')).text
  const items = feed.split('<item>').filter((item) => item.includes(`<g:item_group_id>${id}</g:item_group_id>`))
  expect(items).toHaveLength(3)
  for (const [place, item] of items.entries()) expect(item).toContain(`<g:color>${shades[place]?.[0]}</g:color>`)
  const map = (await visitor().ask('/sitemaps/products-1.xml')).text
  for (const [place, product] of ids.entries()) expect(map).toContain(`/zh/product/${product}-gel-${place}</loc>`)
})

test('a save over a newer version changes nothing and is answered with how the family stands', async () => {
  const ids = await threeShades()
  const { id } = await editor.call.families.make({ family: familyOf(ids) })
  await editor.call.families.change({ id, version: 1, family: familyOf(ids, { name_en: 'Gel polish' }) })
  const late = manager.call.families.change({ id, version: 1, family: familyOf(ids, { name_zh: '光療甲油' }) })
  await expect(late).rejects.toMatchObject({
    status: 'edit_conflict',
    details: { by: editor.me.name, version: 2, present: { name_en: 'Gel polish' } },
  })
  await expect(manager.call.families.dissolve({ id, version: 1 })).rejects.toMatchObject({ status: 'edit_conflict' })
  expect(await manager.call.families.find({ id })).toMatchObject({
    version: 2,
    said: { name_zh: '甲油' },
    goods: ids.map((each) => ({ id: each })),
  })
  await expect(care.call.families.dissolve({ id, version: 2 })).rejects.toMatchObject({ status: 'permission_denied' })
  const { rows } = await care.call.families.list({ words: 'gel POLISH' })
  expect(rows.find((row) => row.id === id)).toMatchObject({ members: 3, on_sale: 3, axes: [{ zh: '色號' }] })
})

test('FAM-14 families are proposed from other styles and from names, and made only when somebody accepts', async () => {
  const [rose, jasmine, ink, night] = await createProducts(database, [
    { slug: 'cream-a', name_zh: '護手霜（玫瑰）', name_en: 'Hand cream (rose)' },
    { slug: 'cream-b', name_zh: '護手霜（茉莉）', name_en: 'Hand cream (jasmine)' },
    { slug: 'ink', name_zh: '墨水', name_en: 'Ink' },
    { slug: 'night', name_zh: '夜色筆', name_en: 'Night pen' },
  ])
  await db
    .insertInto('product_options')
    .values({ product_id: ink ?? 0, optional_product_id: night ?? 0, position: 0 })
    .execute()
  const proposed = async () => (await editor.call.families.proposals({})).proposals.map(({ products }) => products.map(({ id }) => id))
  expect(await proposed()).toEqual(
    expect.arrayContaining([
      [ink, night],
      [rose, jasmine],
    ]),
  )
  expect(
    await db
      .selectFrom('family_members')
      .where('product_id', '=', rose ?? 0)
      .selectAll()
      .execute(),
  ).toEqual([])
  const draft = await editor.call.families.draft({ products: [rose ?? 0, jasmine ?? 0] })
  expect(draft).toMatchObject({
    name: { zh: '護手霜', en: 'Hand cream' },
    members: [{ value: { zh: '玫瑰', en: 'rose' } }, { value: { zh: '茉莉' } }],
  })
  const members = draft.members.map(({ product, value }) => ({ product, values: [value], swatch: null }))
  await editor.call.families.make({ family: familyOf([], { members }) })
  expect(await proposed()).not.toContainEqual([rose, jasmine])
})

test('FAM-03 FAM-04 a draft proposes the colour of the picture and saves nothing; a swatch is a colour or a picture of the shop', async () => {
  const [one = 0, two = 0] = await threeShades()
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><rect width="800" height="800" fill="#3e6653"/></svg>'
  const preview = await saveOriginal(testShop.shop.media.originals, { kind: 'products', name: 'celadon', svg })
  await db.updateTable('products').set({ preview }).where('id', '=', one).execute()
  const { members } = await editor.call.families.draft({ products: [one, two] })
  expect(members.map(({ hex }) => hex)).toEqual([expect.stringMatching(/^#[34][0-9a-f]6[0-9a-f]5[0-9a-f]$/), null])
  const { id } = await editor.call.families.make({ family: familyOf([one, two]) })
  const { said } = await editor.call.families.find({ id })
  expect(said.members[0]?.swatch, 'nothing was accepted').toEqual({ hex: shades[0][2] })
  const withPicture = (picture: string) =>
    familyOf([one, two], { members: said.members.map((member, place) => (place === 0 ? { ...member, swatch: { picture } } : member)) })
  expect(
    await faultsOf(editor.call.families.change({ id, version: 1, family: withPicture('https://elsewhere.test/a.webp') })),
  ).toHaveLength(1)
  expect(await faultsOf(editor.call.families.change({ id, version: 1, family: withPicture(preview) }))).toBe('made')
  expect((await visitor().call.products.find({ id: two })).family?.members[0]?.swatch).toEqual({ picture: preview })
})
