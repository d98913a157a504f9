import { beforeAll, expect, test } from 'vitest'
import { createApp } from '#main/app.ts'
import type { MenuEntry, MenuTarget } from '#rules/catalog/menus/menu.ts'
import { leaveOutEmpty } from '#server/catalog/products/arranging/leave-out-empty.ts'
import { publishDue } from '#server/catalog/products/arranging/publish-due.ts'
import { changeProduct } from '#server/catalog/products/change-product.ts'
import { changeCategory } from '#server/catalog/products/shelves/change-category.ts'
import { findContentChanges } from '#server/content/reading/find-content-changes.ts'
import { FollowedContent } from '#server/platform/content/followed-content.ts'
import { createProduct } from '#support/rows.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestPages, type TestPages } from '#support/test-pages.ts'
import { openTestShop } from '#support/test-shop.ts'

const testShop = await openTestShop()
const { shop, database, visitor, clock } = testShop
const { db } = database
const office = testOffice(testShop)
const [editor, care] = [await office.as('editor'), await office.as('care')]
const ana = { kind: 'staff', id: 'Ana' } as const

let pages: TestPages
let timeMs = 0
const ids = { gel: 0, base: 0, bare: 0, article: 0, later: 0, polish: 0, brand: 0 }

beforeAll(async () => {
  const category = async (values: { name_zh: string; name_en?: string; parent_id?: number; slug?: string }) =>
    (await db.insertInto('categories').values(values).returning('id').executeTakeFirstOrThrow()).id
  await db.updateTable('products').set({ members_only: false }).execute()
  ids.gel = await category({ name_zh: '光療', name_en: 'Gel nails' })
  ids.base = await category({ name_zh: '底膠', parent_id: ids.gel, slug: 'base-coats' })
  ids.bare = await category({ name_zh: '還沒有商品' })
  const brand = { slug: 'spring-house', name_zh: '春日舍', name_en: 'Spring House', changed_by: 'Ana', changed_at: shop.now() }
  ids.brand = (await db.insertInto('brands').values(brand).returning('id').executeTakeFirstOrThrow()).id
  ids.polish = await createProduct(database, { slug: 'polish' })
  await db.updateTable('products').set({ brand_id: ids.brand }).where('id', '=', ids.polish).execute()
  await db.insertInto('product_categories').values({ product_id: ids.polish, category_id: ids.base }).execute()
  const article = async (title_zh: string, published_at: Date) =>
    (await db.insertInto('health_articles').values({ title_zh, cover: '/a.webp', published_at }).returning('id').executeTakeFirstOrThrow())
      .id
  ids.article = await article('手部保養', new Date(0))
  ids.later = await article('明天', new Date(shop.now().getTime() + 3_600_000))
  await db.insertInto('static_pages').values({ slug: 'about', title_zh: '關於', content_zh: '我們' }).execute()
  const content = new FollowedContent({ ask: (since) => findContentChanges(shop, since), now: () => timeMs })
  const copy = { ...shop, content }
  pages = await openTestPages({ shop: copy, app: await createApp(copy, { requestsPerMinute: 1_000_000, trustProxy: [] }) })
})

let count = 0
const entry = (target: MenuTarget, more: Partial<MenuEntry> = {}) => ({
  key: `k${++count}`,
  target,
  name_zh: '',
  name_en: '',
  ...more,
  entries: [...(more.entries ?? [])],
})
type Kind = 'main' | 'footer' | 'phone'
const menu = (kind: Kind) => editor.call.menus.find({ kind })
const save = async (kind: Kind, entries: ReturnType<typeof entry>[] | null) =>
  editor.call.menus.save({ kind, version: (await menu(kind)).version, entries })
const publish = async (kind: Kind) => editor.call.arrangements.publish({ kind, version: (await menu(kind)).version })
const shown = async (language: 'zh' | 'en' = 'zh') => visitor({ language }).call.menus.list()
/** But for the moment at which it was drawn. */
async function page(address: string): Promise<string> {
  timeMs += 2000
  return (await pages.ask(address)).text.replaceAll(/u:\d{13}/g, '')
}

test('as long as nobody makes a menu, and when it is put back, every page is as it was to the byte', async () => {
  expect(await shown()).toEqual({})
  const before = [await page('/zh'), await page('/en/faqs')]
  const main = await menu('main')
  expect(main).toMatchObject({ is_beginning: true, entries: [{ target: { kind: 'category', id: ids.gel } }, {}] })
  expect((await menu('footer')).entries.map(({ entries }) => entries.length)).toEqual([4, 4])
  await save('main', [entry({ kind: 'list', list: 'new' })])
  expect(await page('/zh'), 'a draft is for nobody').toBe(before[0])
  await publish('main')
  expect(await page('/zh')).not.toBe(before[0])
  await save('main', null)
  await publish('main')
  expect([await page('/zh'), await page('/en/faqs')]).toEqual(before)
})

test('CAT-07 menus hold categories, special lists, brands, articles, pages and addresses, and are on every page within 2 s', async () => {
  expect(await page('/zh/faqs')).not.toContain('禮物專區')
  await save('main', [
    entry({ kind: 'category', id: ids.gel }),
    entry({ kind: 'list', list: 'hot' }, { name_zh: '大家買', name_en: 'Loved' }),
    entry({ kind: 'address', address: '/search?q=gift' }, { name_zh: '禮物專區', entries: [entry({ kind: 'article', id: ids.article })] }),
    entry({ kind: 'page', page: 'about' }),
    entry({ kind: 'brand', id: ids.brand }),
    entry({ kind: 'address', address: 'https://example.com/' }, { name_zh: '友站' }),
  ])
  await save('footer', [
    entry({ kind: 'heading' }, { name_zh: '看看', name_en: 'Look', entries: [entry({ kind: 'page', page: 'articles' })] }),
  ])
  await publish('main')
  await publish('footer')
  const { main, footer, phone } = await shown('en')
  expect(main).toEqual([
    { name: 'Gel nails', href: `/en/items/${ids.gel}`, links: [{ name: '底膠', href: `/en/items/${ids.base}-base-coats` }] },
    { name: 'Loved', href: '/en/items/hot' },
    { name: '禮物專區', href: '/en/search?q=gift', links: [{ name: '手部保養', href: `/en/health-articles/${ids.article}` }] },
    { name: 'Our story', href: '/en/terms/about' },
    { name: 'Spring House', href: '/en/brands/spring-house' },
    { name: '友站', href: 'https://example.com/' },
  ])
  expect([footer, phone]).toEqual([
    [{ name: 'Look', href: '', links: [{ name: 'Health articles', href: '/en/health-articles' }] }],
    undefined,
  ])
  const faqs = await page('/zh/faqs')
  expect(faqs).toContain('禮物專區')
  expect(faqs).toContain('看看')
  expect(faqs).not.toContain('需要幫忙')
  expect(faqs).toContain('href="/zh/brands/spring-house"')
  await db.updateTable('brands').set({ slug: 'spring' }).where('id', '=', ids.brand).execute()
  expect(await page('/zh/faqs')).toContain('href="/zh/brands/spring"')
  await db.updateTable('brands').set({ archived: true }).where('id', '=', ids.brand).execute()
  expect(await page('/zh/faqs')).not.toContain('/brands/')
  expect((await menu('main')).targets.find(({ target }) => target.kind === 'brand')).toMatchObject({
    name: { zh: '春日舍' },
    fault: 'archived',
  })
})

test('CAT-07 a menu has at most 12 entries of 20 characters on the first level, each with a name that fits, and only who may arranges it', async () => {
  const news = () => entry({ kind: 'list', list: 'new' })
  await expect(save('main', Array.from({ length: 13 }, news))).rejects.toMatchObject({ status: 'validation_error' })
  await expect(save('main', [{ ...news(), name_zh: '字'.repeat(21) }])).rejects.toMatchObject({ status: 'validation_error' })
  await expect(save('main', [entry({ kind: 'address', address: '/' })])).rejects.toMatchObject({ status: 'entry_name_missing' })
  await expect(save('main', [entry({ kind: 'heading' }, { name_zh: '題' })])).rejects.toMatchObject({ status: 'heading_not_here' })
  await expect(save('main', [entry({ kind: 'address', address: 'javascript:alert(1)' }, { name_zh: '壞' })])).rejects.toMatchObject({
    status: 'validation_error',
  })
  const { id: long } = await db
    .insertInto('health_articles')
    .values({ title_zh: '名'.repeat(30), cover: '/a.webp', published_at: new Date(0) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await expect(save('main', [entry({ kind: 'article', id: long })])).rejects.toMatchObject({ status: 'entry_name_too_long' })
  const { version } = await menu('main')
  await expect(care.call.menus.save({ kind: 'main', version, entries: null })).rejects.toMatchObject({ status: 'permission_denied' })
})

test('CAT-08 what leads to something hidden, archived or empty is marked and left out, and comes back by itself', async () => {
  await save('phone', [
    entry({ kind: 'category', id: ids.base }),
    entry({ kind: 'category', id: ids.bare }),
    entry({ kind: 'list', list: 'vip' }),
    entry({ kind: 'article', id: ids.later }),
    entry({ kind: 'page', page: 'manual' }),
  ])
  const { entries, targets } = await menu('phone')
  const faultAt = (at: number) => targets.find(({ target }) => JSON.stringify(target) === JSON.stringify(entries[at]?.target))?.fault
  expect([0, 1, 2, 3, 4].map(faultAt)).toEqual([null, 'empty', 'empty', 'hidden', 'empty'])
  await publish('phone')
  const names = async () => (await shown()).phone?.map(({ name }) => name)
  expect(await names()).toEqual(['底膠'])

  await db.insertInto('product_categories').values({ product_id: ids.polish, category_id: ids.bare }).execute()
  await leaveOutEmpty(shop)
  expect(await names()).toEqual(['底膠', '還沒有商品'])
  await changeCategory(shop, { actor: ana, id: ids.base, change: { visible: false } })
  expect(await names(), 'hidden by a command').toEqual(['還沒有商品'])
  clock.pass({ minutes: 61 })
  expect(await names(), 'the article is out').toEqual(['還沒有商品', '明天'])
  await changeProduct(shop, { actor: ana, id: ids.polish, change: { available: false } })
  await leaveOutEmpty(shop)
  expect(await names()).toEqual(['明天'])
})

test('CAT-09 a menu is a draft until it is published, has versions to go back to, and is published when its time comes', async () => {
  const again = await office.as('editor')
  const find = () => again.call.menus.find({ kind: 'main' })
  const before = (await shown()).main
  const { version } = await find()
  const saved = await again.call.menus.save({ kind: 'main', version, entries: [entry({ kind: 'list', list: 'new' })] })
  await expect(again.call.menus.save({ kind: 'main', version, entries: null })).rejects.toMatchObject({ status: 'edit_conflict' })
  const at = new Date(shop.now().getTime() + 3_600_000).toISOString()
  await again.call.arrangements.schedule({ kind: 'main', version: saved.version, at })
  await publishDue(shop)
  expect((await shown()).main).toEqual(before)
  clock.pass({ minutes: 60 })
  await publishDue(shop)
  expect((await shown()).main).toEqual([{ name: '新品', href: '/zh/items/new' }])
  const later = await office.as('editor')
  const { versions } = await later.call.arrangements.versions({ kind: 'main' })
  expect(versions[0]).toMatchObject({ kind: 'system', by: 'schedule' })
  await later.call.arrangements.restore({
    kind: 'main',
    version: (await later.call.menus.find({ kind: 'main' })).version,
    of: versions[1]?.version ?? 0,
  })
  await later.call.arrangements.publish({ kind: 'main', version: (await later.call.menus.find({ kind: 'main' })).version })
  expect((await shown()).main).toEqual(before)
  const thrown = await later.call.menus.save({
    kind: 'main',
    version: (await later.call.menus.find({ kind: 'main' })).version,
    entries: null,
  })
  await later.call.arrangements.discard({ kind: 'main', version: thrown.version })
  expect((await later.call.menus.find({ kind: 'main' })).is_draft).toBe(false)
})
