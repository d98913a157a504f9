import { expect, test } from 'vitest'
import { discoveryRoutes } from '#server/content/discovery/routes.ts'
import type { BrandSaid } from '#contract/office/api/goods/brands.ts'
import { createProduct } from '#support/rows.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'

const testShop = await openTestShop()
await testShop.app.register(discoveryRoutes, { shop: testShop.shop, securityContact: 'mailto:security@shop.test' })
const { database, visitor } = testShop
const { db } = database
const office = testOffice(testShop)
const [manager, editor, care] = [await office.as('manager'), await office.as('editor'), await office.as('care')]

const brandOf = (said: Partial<BrandSaid> & { slug: string }): BrandSaid => ({
  name_zh: '梅好',
  name_en: '',
  text_zh: '',
  text_en: '',
  archived: false,
  ...said,
})

test('a brand is named, changed and put away, each with its audit entry; who only looks changes nothing', async () => {
  const { id, version } = await editor.call.brands.make({ brand: brandOf({ slug: 'meihao', name_en: 'Meihao' }) })
  await expect(care.call.brands.make({ brand: brandOf({ slug: 'no' }) })).rejects.toMatchObject({ status: 'permission_denied' })
  const saved = await editor.call.brands.change({ id, version, brand: brandOf({ slug: 'meihao', name_zh: '梅好選' }) })
  expect(saved).toEqual({ id, version: 2, changed: ['name_zh', 'name_en'] })
  const said = brandOf({ slug: 'meihao', name_zh: '梅好選', archived: true })
  await manager.call.brands.change({ id, version: 2, brand: said })
  expect(await care.call.brands.find({ id })).toMatchObject({ version: 3, said })
  expect((await care.call.brands.list({})).brands).toContainEqual({
    id,
    name: { zh: '梅好選', en: '梅好選' },
    slug: 'meihao',
    archived: true,
    products: 0,
    on_sale: 0,
  })
  const entries = db.selectFrom('audit_entries').where('subject', '=', `brand ${id}`).orderBy('id').select(['verb', 'before', 'after'])
  expect(await entries.execute()).toEqual([
    { verb: 'make-brand', before: null, after: brandOf({ slug: 'meihao', name_en: 'Meihao' }) },
    { verb: 'change-brand', before: { name_zh: '梅好', name_en: 'Meihao' }, after: { name_zh: '梅好選', name_en: '' } },
    { verb: 'change-brand', before: { archived: false }, after: { archived: true } },
  ])
})

test('over a newer version nothing is changed and how it stands is told; the same again changes nothing', async () => {
  const { id } = await editor.call.brands.make({ brand: brandOf({ slug: 'two-hands' }) })
  const mine = brandOf({ slug: 'two-hands', name_zh: '我的' })
  await editor.call.brands.change({ id, version: 1, brand: mine })
  expect(await editor.call.brands.change({ id, version: 1, brand: mine })).toEqual({ id, version: 2, changed: [] })
  const late = manager.call.brands.change({ id, version: 1, brand: brandOf({ slug: 'two-hands', name_zh: '別的' }) })
  await expect(late).rejects.toMatchObject({ status: 'edit_conflict', details: { by: editor.me.name, version: 2, present: mine } })
  await expect(editor.call.brands.change({ id: 999_999, version: 1, brand: mine })).rejects.toMatchObject({ status: 'brand_not_found' })
})

test('a name in addresses is one brand’s, also when two ask at once, and has the form of addresses', async () => {
  const both = await Promise.allSettled([editor, manager].map(({ call }) => call.brands.make({ brand: brandOf({ slug: 'wanted' }) })))
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const refused = (brand: BrandSaid) =>
    editor.call.brands.make({ brand }).catch((error: { details: { errors: Record<string, string> } }) => error.details.errors)
  expect(await refused(brandOf({ slug: 'wanted' }))).toEqual({ 'brand.slug': '另一個品牌已經用了，請換一個' })
  for (const slug of ['', 'Big', 'a--b', '-a', '梅好']) expect(await refused(brandOf({ slug }))).toHaveProperty(['brand.slug'])
  expect(await refused(brandOf({ slug: 'nameless', name_zh: '' }))).toHaveProperty(['brand.name_zh'])
})

test('a product is of a brand: its versions carry it, restoring brings it back, and lists are narrowed by it', async () => {
  const { id: rose } = await editor.call.brands.make({ brand: brandOf({ slug: 'rose', name_zh: '玫瑰屋', name_en: 'Rose House' }) })
  const { id: mint } = await editor.call.brands.make({ brand: brandOf({ slug: 'mint', name_zh: '薄荷堂' }) })
  const id = await createProduct(database, { slug: 'of-a-brand' })
  const other = await createProduct(database, { slug: 'of-another' })
  await editor.call.products.change({ id, version: 1, change: { brand_id: rose } })
  await editor.call.products.change({ id, version: 2, change: { brand_id: mint } })
  await editor.call.products.change({ id: other, version: 1, change: { brand_id: mint } })
  expect((await editor.call.products.version({ id, version: 2 })).whole['brand_id']).toBe(rose)
  expect((await idsOf({ brand: String(mint) })).toSorted()).toEqual([id, other])
  await editor.call.products.restore({ id, version: 2, seen: 3 })
  expect((await editor.call.products.find({ id })).fields.brand_id).toBe(rose)
  const [row] = (await manager.call.products.list({ brand: String(rose) })).rows
  expect(row).toMatchObject({ id, brand: { zh: '玫瑰屋', en: 'Rose House' } })
  expect((await idsOf({ brand: `${rose},${mint}` })).toSorted()).toEqual([id, other])
  expect((await manager.call.brands.list({})).brands.find((brand) => brand.id === mint)).toMatchObject({ products: 1, on_sale: 1 })
})

test('a brand that is not there is named at its field', async () => {
  const id = await createProduct(database, { slug: 'of-no-brand' })
  const told = editor.call.products.change({ id, version: 1, change: { brand_id: 999_999 } })
  await expect(told).rejects.toMatchObject({
    status: 'validation_error',
    details: { errors: { brand_id: expect.stringContaining('品牌') } },
  })
})

test('the shop shows the brand of a product in each language, in its feed too; one that names none, or whose brand is put away, shows nothing of it', async () => {
  const said = brandOf({ slug: 'shown', name_zh: '春日舍', name_en: 'Spring House' })
  const { id: brand } = await editor.call.brands.make({ brand: said })
  const id = await createProduct(database, { slug: 'shown', price: 100, origin_price: 100 })
  const bare = await createProduct(database, { slug: 'shown-bare', price: 100, origin_price: 100 })
  await editor.call.products.change({ id, version: 1, change: { brand_id: brand } })
  expect((await visitor().call.products.find({ id })).brand).toEqual({ id: brand, slug: 'shown', name: '春日舍' })
  expect(await visitor().call.products.find({ id: bare })).not.toHaveProperty('brand')
  const feed = async () => (await visitor().ask('/feeds/products-en.xml')).text
  expect((await feed()).match(/<g:brand>[^<]*/g)).toContain('<g:brand>Spring House')
  await editor.call.brands.change({ id: brand, version: 1, brand: { ...said, archived: true } })
  expect(await visitor().call.products.find({ id })).not.toHaveProperty('brand')
  expect(await feed()).not.toContain('Spring House')
})

const idsOf = async (asked: Parameters<typeof manager.call.products.list>[0]) =>
  (await manager.call.products.list(asked)).rows.map(({ id }) => id)
