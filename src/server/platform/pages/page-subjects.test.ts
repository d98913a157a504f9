import { beforeAll, expect, test } from 'vitest'
import { createApp } from '#main/app.ts'
import { findContentChanges } from '#server/content/reading/find-content-changes.ts'
import { FollowedContent, type ChangeSource } from '#server/platform/content/followed-content.ts'
import { forgetOldNotes } from '#server/platform/content/forget-old-notes.ts'
import { followTerms } from '#server/platform/settings/follow-terms.ts'
import type { Shop } from '#server/platform/shop.ts'
import { createMember, createOrder, createProduct } from '#support/rows.ts'
import { openTestPages, type TestPages } from '#support/test-pages.ts'
import { openTestShop } from '#support/test-shop.ts'

// Something changes, and the pages in memory are compared with those of a copy of the shop that keeps none.

const { shop, database, shelf, clock } = await openTestShop()
const { db } = database
const buyer = await createMember(database)

let timeMs = 0
let laterMs = 0
const askNotes = (since: string | undefined) => findContentChanges(shop, since)
const kept = await openCopy({ ask: askNotes, now: () => timeMs })
const other = await openCopy({ ask: askNotes, now: () => timeMs })
const forgetful = await openCopy({ ask: async () => ({ changed: 'everything', mark: '' }), now: () => (laterMs += 2000) })

/** Another copy of the shop with the same database. */
async function openCopy(source: ChangeSource): Promise<TestPages> {
  const content = new FollowedContent(source)
  const copy: Shop = { ...shop, content, terms: followTerms(shop, content) }
  const app = await createApp(copy, { requestsPerMinute: 1_000_000, trustProxy: [] })
  return openTestPages({ shop: copy, app })
}

const ids = { gone: 0, hands: 0, feet: 0, creams: 0, article: 0, draft: 0, hidden: 0 }
let pages: string[] = []

beforeAll(async () => {
  const category = (name_zh: string, parent_id: number | null = null) =>
    db.insertInto('categories').values({ name_zh, parent_id }).returning('id').executeTakeFirstOrThrow()
  ids.hands = (await category('手部')).id
  ids.creams = (await category('護手霜', ids.hands)).id
  ids.feet = (await category('足部')).id
  ids.gone = await createProduct(database, { slug: 'gone' })
  ids.hidden = await createProduct(database, { slug: 'hidden', available: false, stock: 3, max_qty: mostAtOnce })
  await shelve(ids.hands, shelf.roseGel)
  await shelve(ids.feet, shelf.teaTin)
  await db.insertInto('product_accessories').values({ product_id: shelf.roseGel, accessory_id: shelf.nailFile }).execute()
  await db.insertInto('product_accessories').values({ product_id: shelf.roseGel, accessory_id: ids.hidden }).execute()
  await db.insertInto('product_options').values({ product_id: shelf.lilyGel, optional_product_id: shelf.roseGel }).execute()
  await db.insertInto('product_options').values({ product_id: shelf.lilyGel, optional_product_id: ids.hidden }).execute()
  const yesterday = new Date(shop.now().getTime() - 86_400_000)
  const article = (values: object) =>
    db
      .insertInto('health_articles')
      .values({ title_zh: '手', cover: '/media/c.webp', published_at: yesterday, ...values })
      .returning('id')
      .executeTakeFirstOrThrow()
  ids.article = (await article({ title_zh: '手部保養' })).id
  ids.draft = (await article({ title_zh: '明天才有', published_at: new Date(shop.now().getTime() + 3_600_000) })).id
  await db
    .insertInto('article_products')
    .values([shelf.topCoat, ids.hidden].map((product_id) => ({ article_id: ids.article, product_id })))
    .execute()
  await db.insertInto('article_links').values({ article_id: ids.article, related_article_id: ids.draft }).execute()
  await db.insertInto('faq_kinds').values({ slug: 'product', name_zh: '商品', name_en: 'Products' }).execute()
  await db.insertInto('static_pages').values({ slug: 'about', title_zh: '關於', content_zh: '梅好' }).execute()
  pages = await listPages()
})

const shelve = (category_id: number, product_id: number) =>
  db.insertInto('product_categories').values({ category_id, product_id }).execute()

/** Every page that there is, but for products that nothing happens to. */
async function listPages(): Promise<string[]> {
  const quiet = [shelf.lastCandle, shelf.withdrawnOil, shelf.pointsMug, shelf.presaleLamp, shelf.catTree, shelf.noCodCream, shelf.dumplings]
  const products = await db
    .selectFrom('products')
    .where('is_gift_only', '=', false)
    .where('id', 'not in', quiet)
    .select(['id', 'slug'])
    .execute()
  const paths = [
    '',
    '/faqs',
    '/health-articles',
    '/cart',
    '/terms/about',
    '/nowhere',
    '/product/99999-x',
    '/items/99999',
    '/brands/house',
    '/brands/plum-house',
    '/ingredients/squalane',
    '/ingredients/plant-squalane',
    ...['hot', 'new', 'vip', 'point', 'preorder', ids.hands, ids.creams, ids.feet].map((list) => `/items/${list}`),
    ...[ids.article, ids.draft].map((id) => `/health-articles/${id}`),
    ...products.map(({ id, slug }) => `/product/${id}-${slug}`),
  ]
  return ['/en', '/en/faqs', `/en/product/${shelf.roseGel}-rose-gel`, ...paths.map((path) => `/zh${path}`)]
}

/** What the pages say. When they were drawn differs, and so may a stock of which nobody can take that many. */
async function read(copy: TestPages): Promise<Map<string, string>> {
  const said = new Map<string, string>()
  for (const address of pages) {
    const { status, headers, text } = await copy.ask(address)
    const shown = text.replaceAll(/\bu:\d+/g, '').replaceAll(/\bstock:(\d+)/g, (_, stock) => `stock:${Math.min(Number(stock), mostAtOnce)}`)
    said.set(address, `${status} ${headers.location ?? ''} ${shown}`)
  }
  return said
}

const mostAtOnce = 5

/** What was drawn anew once the copy has heard of a change. All its pages must be those of a shop that keeps none. */
async function drawnAfter(change: () => Promise<unknown>): Promise<string[]> {
  await read(kept)
  const before = kept.drawn.length
  await change()
  timeMs += 2000
  const [said, fresh] = [await read(kept), await read(forgetful)]
  expect(
    pages.filter((address) => said.get(address) !== fresh.get(address)),
    'pages that are old',
  ).toEqual([])
  return kept.drawn.slice(before).map((address) => decodeURIComponent(address))
}

const inChinese = (...paths: readonly string[]) => paths.map((path) => `/zh${path}`).sort()
const sell = async (product_id: number, quantity: number) =>
  db
    .insertInto('stock_reservations')
    .values({ order_id: await createOrder(database, { user_id: buyer }), product_id, quantity })
    .execute()

test('FLD-12 a sale that is seen empties the pages that show the product, and no other; one that nobody sees empties none', async () => {
  expect(await drawnAfter(() => sell(shelf.teaTin, 10))).toEqual([])
  const seen = await drawnAfter(() => sell(shelf.teaTin, 39))
  expect(seen.filter((address) => address !== '/en').toSorted()).toEqual(
    inChinese('', `/items/${ids.feet}`, '/items/hot', '/items/new', '/items/point', `/product/${shelf.teaTin}-tea-tin`),
  )
  const accessory = await drawnAfter(() => db.updateTable('products').set({ price: 55 }).where('id', '=', shelf.nailFile).execute())
  expect(accessory).toEqual(
    expect.arrayContaining(
      inChinese(`/product/${shelf.roseGel}-rose-gel`, `/product/${shelf.gelSet}-gel-set`, `/product/${shelf.nailFile}-nail-file`),
    ),
  )
  expect(accessory.filter((address) => /faqs|health|terms|lily-gel|tea-tin|cart/.test(address))).toEqual([])
})

test('FLD-12 within 2 s every copy of the shop follows, and asks no more than once a second for it', async () => {
  const gel = `/zh/product/${shelf.lilyGel}-lily-gel`
  const copies = [kept, other]
  for (const copy of copies) expect((await copy.ask(gel)).text).not.toContain('NT$377')
  await db.updateTable('products').set({ price: 377 }).where('id', '=', shelf.lilyGel).execute()
  for (const copy of copies) expect((await copy.ask(gel)).text).not.toContain('NT$377')
  timeMs += 2000
  for (const copy of copies) expect((await copy.ask(gel)).text).toContain('NT$377')
})

const changes: Record<string, () => Promise<unknown>> = {
  'a product gets a picture': () => db.insertInto('product_pictures').values({ product_id: shelf.roseGel, url: '/media/r.webp' }).execute(),
  'a product loses its picture': () => db.deleteFrom('product_pictures').execute(),
  'a product comes onto a shelf': () => shelve(ids.creams, shelf.vipSet),
  'a product moves to another shelf': () =>
    db.updateTable('product_categories').set({ category_id: ids.feet }).where('product_id', '=', shelf.vipSet).execute(),
  'the first of a shelf has another picture': () =>
    db.updateTable('products').set({ preview: '/media/other.webp' }).where('id', '=', shelf.roseGel).execute(),
  'a hidden product is shown': () => db.updateTable('products').set({ available: true }).where('id', '=', ids.hidden).execute(),
  'a product sells out': () => sell(shelf.firstSerum, 50),
  'a product comes in again': () =>
    db.insertInto('stock_movements').values({ product_id: shelf.soldOutSoap, delta: 4, kind: 'receipt', actor: 'operations' }).execute(),
  'a product sells better': () => db.updateTable('products').set({ sold_30d: 900 }).where('id', '=', shelf.noCodCream).execute(),
  'a product is for members': () => db.updateTable('products').set({ members_only: true }).where('id', '=', shelf.dumplings).execute(),
  'a product is of a brand': async () => {
    const said = { slug: 'house', name_zh: '梅屋', changed_by: 'Ana', changed_at: shop.now() }
    const { id } = await db.insertInto('brands').values(said).returning('id').executeTakeFirstOrThrow()
    await db.updateTable('products').set({ brand_id: id }).where('id', '=', shelf.roseGel).execute()
  },
  'a brand goes by another name': () => db.updateTable('brands').set({ name_zh: '梅之屋' }).execute(),
  'a brand goes by another slug': async () => {
    const { id } = await db.updateTable('brands').set({ slug: 'plum-house' }).returning('id').executeTakeFirstOrThrow()
    await db.insertInto('brand_slugs').values({ slug: 'house', brand_id: id }).execute()
  },
  'another product is of a brand': () =>
    db
      .updateTable('products')
      .set((eb) => ({ brand_id: eb.selectFrom('brands').select('id').limit(1) }))
      .where('id', '=', shelf.topCoat)
      .execute(),
  'a brand is put away': () => db.updateTable('brands').set({ archived: true }).execute(),
  'a brand comes back': () => db.updateTable('brands').set({ archived: false }).execute(),
  'a label names an ingredient': () =>
    db
      .updateTable('products')
      .set({ label_kind: 'cosmetic', label: { ingredients_zh: '角鯊烷、水' } })
      .where('id', '=', shelf.roseGel)
      .execute(),
  'an ingredient is known': async () => {
    const said = { slug: 'squalane', name_inci: 'Squalane', changed_by: 'Ana', changed_at: shop.now() }
    const { id } = await db.insertInto('ingredients').values(said).returning('id').executeTakeFirstOrThrow()
    await db.insertInto('ingredient_names').values({ key: '角鯊烷', name: '角鯊烷', ingredient_id: id }).execute()
  },
  'an ingredient is explained': () => db.updateTable('ingredients').set({ note_zh: '像皮脂的油' }).execute(),
  'an ingredient goes by another slug': async () => {
    const { id } = await db.updateTable('ingredients').set({ slug: 'plant-squalane' }).returning('id').executeTakeFirstOrThrow()
    await db.insertInto('ingredient_slugs').values({ slug: 'squalane', ingredient_id: id }).execute()
  },
  'a label names it no more': () => db.updateTable('products').set({ label: {} }).where('id', '=', shelf.roseGel).execute(),
  'a product is new': () => createProduct(database, { slug: 'brand-new', stock: 9, max_qty: mostAtOnce }),
  'a product goes by another slug': () => db.updateTable('products').set({ slug: 'top' }).where('id', '=', shelf.topCoat).execute(),
  'a product is only given away': () => db.updateTable('products').set({ is_gift_only: true }).where('id', '=', shelf.pudding).execute(),
  'a product is gone': () => db.deleteFrom('products').where('id', '=', ids.gone).execute(),
  'a category is named anew': () => db.updateTable('categories').set({ name_zh: '手與指' }).where('id', '=', ids.hands).execute(),
  'a category has another cover': () =>
    db.updateTable('categories').set({ cover_url: '/media/cover.webp' }).where('id', '=', ids.feet).execute(),
  'a category moves below another': () => db.updateTable('categories').set({ parent_id: ids.feet }).where('id', '=', ids.creams).execute(),
  'a category is hidden': () => db.updateTable('categories').set({ visible: false }).where('id', '=', ids.hands).execute(),
  'an article says something else': () =>
    db.updateTable('health_articles').set({ content_zh: '<p>新</p>' }).where('id', '=', ids.article).execute(),
  'an article has a tag': async () => {
    const { id: tag_id } = await db.insertInto('tags').values({ slug: 'hands', name_zh: '手' }).returning('id').executeTakeFirstOrThrow()
    await db.insertInto('article_tags').values({ article_id: ids.article, tag_id }).execute()
  },
  'an article shows another product': () =>
    db.insertInto('article_products').values({ article_id: ids.article, product_id: shelf.teaTin }).execute(),
  'the time of an article comes': async () => clock.pass({ minutes: 61 }),
  'a banner comes': () =>
    db
      .insertInto('index_banners')
      .values({ title_zh: '春', url: '/', desktop_image: '/media/a.webp', mobile_image: '/media/b.webp' })
      .execute(),
  'a question is asked': async () => {
    const { id: kind_id } = await db.selectFrom('faq_kinds').select('id').executeTakeFirstOrThrow()
    await db.insertInto('faqs').values({ kind_id, title_zh: '退貨？', content_zh: '可以' }).execute()
  },
  'the terms are written anew': () => db.updateTable('static_pages').set({ content_zh: '梅好！' }).execute(),
  'a fee changes': () =>
    db
      .insertInto('settings')
      .values({ key: 'delivery', value: { free_from: { normal: 1280 } } })
      .onConflict((same) => same.column('key').doUpdateSet({ value: { free_from: { normal: 1280 } } }))
      .execute(),
}

test.each(Object.entries(changes))('FLD-18 FLD-12 %s, and no page in memory is old', async (_what, change) => {
  const drawn = await drawnAfter(change)
  expect(drawn).not.toEqual([])
  pages = [...new Set([...pages, ...(await listPages())])]
})

test('FLD-15 a change is heard of once, however late its transaction commits', async () => {
  let commit = () => {}
  const begun = Promise.withResolvers<void>()
  const late = database.transaction(async (tx) => {
    await tx.updateTable('products').set({ price: 399 }).where('id', '=', shelf.gelSet).execute()
    begun.resolve()
    await new Promise<void>((resolve) => (commit = resolve))
  })
  await begun.promise
  const gelSet = inChinese(`/product/${shelf.gelSet}-gel-set`)
  const teaTin = inChinese(`/product/${shelf.teaTin}-tea-tin`)
  const reprice = (id: number, price: number) => db.updateTable('products').set({ price }).where('id', '=', id).execute()
  expect(await drawnAfter(() => reprice(shelf.teaTin, 301))).toEqual(expect.arrayContaining(teaTin))
  const heard = await drawnAfter(async () => {
    commit()
    await late
  })
  expect(heard).toEqual(expect.arrayContaining(gelSet))
  expect(heard.filter((address) => teaTin.includes(address))).toEqual([])
  expect(await drawnAfter(async () => undefined)).toEqual([])
})

/** Notes stay while any transaction of this PostgreSQL runs that began before them, also one of another test. */
const patience = { timeout: 60_000, interval: 50 }

test(
  'FLD-16 CPY-34 notes are forgotten once every copy may have heard of them; who was away for longer draws every page anew',
  {
    timeout: 150_000,
  },
  async () => {
    const reprice = (price: number) => db.updateTable('products').set({ price }).where('id', '=', shelf.gelSet).execute()
    const countNotes = async () => (await db.selectFrom('content_notes').select('subject').execute()).length
    await forgetOldNotes(shop)
    await drawnAfter(() => reprice(801))
    // Who hears each time between two of these misses nothing, and draws nothing for it.
    const drawn = await drawnAfter(() => forgetOldNotes(shop))
    expect([drawn, await countNotes()]).toEqual([[], expect.toSatisfy((count: number) => count > 0)])
    await expect.poll(async () => [await drawnAfter(() => forgetOldNotes(shop)), await countNotes()], patience).toEqual([[], 0])
    const away = await drawnAfter(async () => {
      await reprice(802)
      await expect.poll(async () => forgetOldNotes(shop).then(countNotes), patience).toBe(0)
    })
    expect(away.length).toBeGreaterThan(20)
    expect(away).toContain('/zh/cart')
  },
)
