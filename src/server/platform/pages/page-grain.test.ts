import { beforeAll, expect, test } from 'vitest'
import { createApp } from '#main/app.ts'
import { findContentChanges } from '#server/content/reading/find-content-changes.ts'
import { FollowedContent, type ChangeSource } from '#server/platform/content/followed-content.ts'
import { followTerms } from '#server/platform/settings/follow-terms.ts'
import type { Shop } from '#server/platform/shop.ts'
import { createProduct } from '#support/rows.ts'
import { freshDatabase } from '#support/test-database.ts'
import { openTestPages, type TestPages } from '#support/test-pages.ts'
import { openTestShop } from '#support/test-shop.ts'

// Something changes, and exactly the pages that show it are drawn anew; none is old, measured by a copy of the shop that keeps none.

const { shop, database, clock } = await openTestShop({ database: await freshDatabase() })
const { db } = database

let timeMs = 0
let laterMs = 0
const kept = await openCopy({ ask: (since) => findContentChanges(shop, since), now: () => timeMs })
const forgetful = await openCopy({ ask: async () => ({ changed: 'everything', mark: '' }), now: () => (laterMs += 2000) })

async function openCopy(source: ChangeSource): Promise<TestPages> {
  const content = new FollowedContent(source)
  const copy: Shop = { ...shop, content, terms: followTerms(shop, content) }
  return openTestPages({ shop: copy, app: await createApp(copy, { requestsPerMinute: 1_000_000, trustProxy: [] }) })
}

const mostAtOnce = 5

/** Addresses below /zh by what stands there. */
const pages: Record<string, string> = {
  home: '',
  hot: '/items/hot',
  new: '/items/new',
  vip: '/items/vip',
  point: '/items/point',
  preorder: '/items/preorder',
  faqs: '/faqs',
  cart: '/cart',
  about: '/terms/about',
  privacy: '/terms/privacy',
  articles: '/health-articles',
  plum: '/brands/plum',
  pine: '/brands/pine',
  squalane: '/ingredients/squalane',
  glycerin: '/ingredients/glycerin',
}
const ids: Record<string, number> = {}
const idOf = (name: string) => ids[name] ?? 0

beforeAll(async () => {
  const category = async (name: string, parent_id: number | null = null) => {
    const { id } = await db.insertInto('categories').values({ name_zh: name, parent_id }).returning('id').executeTakeFirstOrThrow()
    ids[name] = id
    pages[name] = `/items/${id}`
  }
  await category('hands')
  await category('creams', idOf('hands'))
  await category('feet')
  const changed = { changed_by: 'Ana', changed_at: shop.now() }
  for (const slug of ['plum', 'pine'])
    ids[slug] = (
      await db
        .insertInto('brands')
        .values({ slug, name_zh: slug, ...changed })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  for (const slug of ['squalane', 'glycerin']) {
    const row = db.insertInto('ingredients').values({ slug, name_inci: slug, ...changed })
    ids[slug] = (await row.returning('id').executeTakeFirstOrThrow()).id
    await db.insertInto('ingredient_names').values({ key: slug, name: slug, ingredient_id: ids[slug] }).execute()
  }
  const made = (name: string) => ({ label_kind: 'cosmetic' as const, label: { ingredients_zh: name } })
  await product('gel', { brand_id: idOf('plum'), ...made('squalane') }, 'hands')
  await product('balm', { available: false, stock: 4, brand_id: idOf('plum'), ...made('squalane') }, 'creams')
  await product('soap', { stock: 0, brand_id: idOf('pine') }, 'feet')
  await product('salt', { members_only: true }, 'feet')
  await product('lamp', { exclusive: true })
  await product('mug', { shopping_point_price: 30 })
  const yesterday = new Date(shop.now().getTime() - 86_400_000)
  for (const [name, published_at] of Object.entries({
    care: yesterday,
    rest: yesterday,
    soon: new Date(shop.now().getTime() + 3_600_000),
  })) {
    const row = db.insertInto('health_articles').values({ title_zh: name, cover: '/media/c.webp', published_at })
    ids[name] = (await row.returning('id').executeTakeFirstOrThrow()).id
    pages[name] = `/health-articles/${idOf(name)}`
  }
  await db
    .insertInto('article_products')
    .values({ article_id: idOf('care'), product_id: idOf('gel') })
    .execute()
  await db
    .insertInto('article_links')
    .values({ article_id: idOf('care'), related_article_id: idOf('soon') })
    .execute()
  for (const slug of ['about', 'privacy'] as const)
    await db.insertInto('static_pages').values({ slug, title_zh: slug, content_zh: '免運 {{delivery.free_from.normal}}' }).execute()
  for (const group_key of ['home', 'health_articles'] as const)
    await db
      .insertInto('index_banners')
      .values({ group_key, title_zh: '春', url: '/', desktop_image: '/media/a.webp', mobile_image: '/media/b.webp' })
      .execute()
})

async function product(name: string, values: object, shelf?: string): Promise<void> {
  const id = await createProduct(database, { slug: name, name_zh: name, stock: 9, max_qty: mostAtOnce, ...values })
  ids[name] = id
  pages[name] = `/product/${id}-${name}`
  if (shelf)
    await db
      .insertInto('product_categories')
      .values({ category_id: idOf(shelf), product_id: id })
      .execute()
}

async function read(copy: TestPages): Promise<Map<string, string>> {
  const said = new Map<string, string>()
  for (const [name, path] of Object.entries(pages)) {
    const { status, text } = await copy.ask(`/zh${path}`)
    // When they were drawn differs, and so may a stock of which nobody can take that many.
    const shown = text.replaceAll(/\bu:\d+/g, '').replaceAll(/\bstock:(\d+)/g, (_, stock) => `stock:${Math.min(Number(stock), mostAtOnce)}`)
    said.set(name, `${status} ${shown}`)
  }
  return said
}

/** Which pages are drawn anew once the copy has heard of a change. */
async function drawnAfter(change: () => Promise<unknown>): Promise<string[]> {
  await read(kept)
  const before = kept.drawn.length
  await change()
  timeMs += 2000
  const [said, fresh] = [await read(kept), await read(forgetful)]
  expect(
    Object.keys(pages).filter((name) => said.get(name) !== fresh.get(name)),
    'pages that are old',
  ).toEqual([])
  const drawn = new Set(kept.drawn.slice(before).map((address) => decodeURIComponent(address)))
  return Object.keys(pages).filter((name) => drawn.has(`/zh${pages[name]}`))
}

const update = (name: string, values: object) => () => db.updateTable('products').set(values).where('id', '=', idOf(name)).execute()
const arrive = (name: string) => () =>
  db
    .insertInto('stock_movements')
    .values({ product_id: idOf(name), delta: 3, kind: 'receipt', actor: 'operations' })
    .execute()
const write = (key: string, value: object) => async () => {
  const row = db.insertInto('settings').values({ key, value: JSON.stringify(value) })
  await row.onConflict((same) => same.column('key').doUpdateSet({ value: JSON.stringify(value) })).execute()
}

const inAllLists = ['home', 'hot', 'new']
const changes: Record<string, [change: () => Promise<unknown>, drawn: readonly string[]]> = {
  'a price': [update('gel', { price: 377 }), [...inAllLists, 'plum', 'squalane', 'hands', 'gel', 'care']],
  'what is in no list but those of all goods': [update('lamp', { name_zh: '燈' }), [...inAllLists, 'preorder', 'lamp']],
  'a hidden product is shown': [update('balm', { available: true }), [...inAllLists, 'plum', 'squalane', 'hands', 'creams', 'balm']],
  'it is hidden again': [update('balm', { available: false }), [...inAllLists, 'plum', 'squalane', 'hands', 'creams', 'balm']],
  'a hidden product gets another name': [update('balm', { name_zh: '膏' }), ['plum', 'squalane', 'hands', 'creams', 'balm']],
  'a sold-out product comes in again': [arrive('soap'), [...inAllLists, 'pine', 'feet', 'soap']],
  'more of it comes in, which lets nobody take more': [
    () => arrive('soap')().then(arrive('soap')).then(arrive('soap')),
    [...inAllLists, 'pine', 'feet', 'soap'],
  ],
  'still more': [arrive('soap'), []],
  'it sells better': [update('soap', { sold_30d: 90 }), [...inAllLists, 'pine', 'feet', 'soap']],
  'a product is for members': [update('gel', { members_only: true }), [...inAllLists, 'vip', 'plum', 'squalane', 'hands', 'gel', 'care']],
  'and for all again': [update('gel', { members_only: false }), [...inAllLists, 'vip', 'plum', 'squalane', 'hands', 'gel', 'care']],
  'points buy it no more': [update('mug', { shopping_point_price: null }), [...inAllLists, 'point', 'mug']],
  'it is of a brand': [() => update('salt', { brand_id: idOf('pine') })(), [...inAllLists, 'vip', 'feet', 'pine', 'salt']],
  'it is of another one': [() => update('salt', { brand_id: idOf('plum') })(), [...inAllLists, 'vip', 'feet', 'pine', 'plum', 'salt']],
  'a label names another ingredient': [
    update('gel', { label: { ingredients_zh: 'glycerin' } }),
    [...inAllLists, 'squalane', 'glycerin', 'plum', 'hands', 'gel', 'care'],
  ],
  'it comes onto a shelf': [
    () =>
      db
        .insertInto('product_categories')
        .values({ category_id: idOf('feet'), product_id: idOf('mug') })
        .execute(),
    [...inAllLists, 'feet', 'mug'],
  ],
  'a brand is described': [
    () => db.updateTable('brands').set({ text_zh: '好' }).where('id', '=', idOf('pine')).execute(),
    ['pine', 'soap'],
  ],
}

test.each(Object.entries(changes))(
  'CPY-22 D-304 %s: drawn are the page of the product and the lists that hold it',
  async (_what, [change, drawn]) => {
    expect((await drawnAfter(change)).toSorted()).toEqual(drawn.toSorted())
  },
)

const everyPage = Symbol('every page')
const written: Record<string, [change: () => Promise<unknown>, drawn: readonly string[] | typeof everyPage]> = {
  'an article': [() => updateArticle('rest', { title_zh: '休息' }), ['articles', 'rest']],
  'the text of an article': [() => updateArticle('care', { content_zh: '<p>新</p>' }), ['care']],
  'the time of an article comes': [async () => clock.pass({ minutes: 61 }), ['articles', 'soon', 'care']],
  'a linked article': [() => updateArticle('soon', { title_zh: '來了' }), ['articles', 'soon', 'care']],
  'a page about the shop': [() => updatePage('about', { content_zh: '梅好' }), ['about']],
  'a banner of the articles': [() => updateBanner('health_articles'), ['articles', 'care', 'rest', 'soon']],
  'a banner of the home page': [() => updateBanner('home'), ['home']],
  'what only the office is told': [write('packing', { most_parcels: 9 }), []],
  'a fee': [write('delivery', { domestic_fee: 120 }), everyPage],
  'how families are listed': [
    write('families', { list_as: 'one' }),
    ['home', 'hot', 'new', 'vip', 'point', 'preorder', 'plum', 'pine', 'squalane', 'glycerin', 'hands', 'creams', 'feet'],
  ],
  'the name of a category, which stands in the menu': [
    () => db.updateTable('categories').set({ name_zh: '足' }).where('id', '=', idOf('feet')).execute(),
    everyPage,
  ],
  'its text': [() => db.updateTable('categories').set({ text_zh: '足部' }).where('id', '=', idOf('feet')).execute(), ['feet']],
}
const updateArticle = (name: string, values: object) => db.updateTable('health_articles').set(values).where('id', '=', idOf(name)).execute()
const updatePage = (slug: 'about', values: object) => db.updateTable('static_pages').set(values).where('slug', '=', slug).execute()
const updateBanner = (group: 'home' | 'health_articles') =>
  db.updateTable('index_banners').set({ title_zh: '夏' }).where('group_key', '=', group).execute()

test.each(Object.entries(written))('CPY-22 %s: drawn is what shows it', async (_what, [change, drawn]) => {
  const all = drawn === everyPage ? Object.keys(pages) : drawn
  expect((await drawnAfter(change)).toSorted()).toEqual(all.toSorted())
})
