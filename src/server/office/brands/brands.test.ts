import { expect, test } from 'vitest'
import { discoveryRoutes } from '#server/content/discovery/routes.ts'
import type { BrandSaid } from '#contract/office/api/goods/brands.ts'
import { createApp } from '#main/app.ts'
import { findContentChanges } from '#server/content/reading/find-content-changes.ts'
import { FollowedContent } from '#server/platform/content/followed-content.ts'
import { createProduct } from '#support/rows.ts'
import { openTestPages } from '#support/test-pages.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'

const testShop = await openTestShop()
await testShop.app.register(discoveryRoutes, { shop: testShop.shop, securityContact: 'mailto:security@shop.test' })
const { shop, database, visitor } = testShop
const { db } = database
const office = testOffice(testShop)
let timeMs = 0
const content = new FollowedContent({ ask: (since) => findContentChanges(shop, since), now: () => timeMs })
const copy = { ...shop, content }
const pages = await openTestPages({ shop: copy, app: await createApp(copy, { requestsPerMinute: 1_000_000, trustProxy: [] }) })
/** A page as it is shown two seconds later. */
async function page(address: string) {
  timeMs += 2000
  return pages.ask(address)
}
const [manager, editor, care] = [await office.as('manager'), await office.as('editor'), await office.as('care')]

const brandOf = (said: Partial<BrandSaid> & { slug: string }): BrandSaid => ({
  name_zh: '梅好',
  name_en: '',
  logo: '',
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
    logo: '',
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

test('CAT-07 a brand has a page in both languages with its goods, told to search engines, linked from its products; a former address leads on', async () => {
  const said = brandOf({
    slug: 'moon',
    name_zh: '月見堂',
    name_en: 'Moon Hall',
    text_zh: '賞月的東西。',
    logo: '/media/products/moon.0123456789ab.webp',
  })
  const { id: brand } = await editor.call.brands.make({ brand: said })
  expect((await page('/zh/brands/moon')).text).toContain('這個品牌目前沒有商品')
  const id = await createProduct(database, { slug: 'moon-cake', name_zh: '月餅', name_en: 'Moon cake', price: 100, origin_price: 100 })
  const other = await createProduct(database, { slug: 'moon-tea', name_zh: '月茶', sold_30d: 9, price: 100, origin_price: 100 })
  for (const each of [id, other]) await editor.call.products.change({ id: each, version: 1, change: { brand_id: brand } })
  expect(await visitor().call.brands.find({ slug: 'moon' })).toMatchObject({
    id: brand,
    name: '月見堂',
    total: 2,
    products: [{ id: other }, { id }],
  })
  const zh = (await page('/zh/brands/moon')).text
  for (const told of ['月餅', '賞月的東西。', '"@type":"Brand"', '"@type":"BreadcrumbList"', 'moon.0123456789ab-200.webp', 'hrefLang="en"'])
    expect(zh, told).toContain(told)
  expect((await page('/en/brands/moon')).text).toContain('Moon Hall')
  expect((await page(`/zh/product/${id}-moon-cake`)).text).toContain('href="/zh/brands/moon"')
  const map = async () => (await page('/sitemaps/pages.xml')).text
  expect(await map()).toContain('/en/brands/moon<')
  await editor.call.brands.change({ id: brand, version: 1, brand: { ...said, slug: 'full-moon' } })
  expect(await page('/en/brands/moon')).toMatchObject({ status: 301, headers: { location: '/en/brands/full-moon' } })
  expect((await page(`/zh/product/${id}-moon-cake`)).text).toContain('href="/zh/brands/full-moon"')
  await expect(editor.call.brands.make({ brand: brandOf({ slug: 'moon' }) })).rejects.toMatchObject({ status: 'validation_error' })
  await editor.call.brands.change({ id: brand, version: 2, brand: said })
  expect((await page('/zh/brands/full-moon')).headers.location, 'what it was called before comes back').toBe('/zh/brands/moon')
  await editor.call.brands.change({ id: brand, version: 3, brand: { ...said, archived: true } })
  expect([(await page('/zh/brands/moon')).status, (await page('/zh/brands/full-moon')).status]).toEqual([404, 404])
  expect(await map()).not.toContain('brands/moon')
  await expect(visitor().call.brands.find({ slug: 'moon' })).rejects.toMatchObject({ status: 'brand_not_found' })
})

const idsOf = async (asked: Parameters<typeof manager.call.products.list>[0]) =>
  (await manager.call.products.list(asked)).rows.map(({ id }) => id)
