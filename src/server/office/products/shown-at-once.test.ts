import { expect, test } from 'vitest'
import { createApp } from '#main/app.ts'
import { findContentChanges } from '#server/content/reading/find-content-changes.ts'
import { FollowedContent, type ChangeSource } from '#server/platform/content/followed-content.ts'
import { followTerms } from '#server/platform/settings/follow-terms.ts'
import type { Shop } from '#server/platform/shop.ts'
import { createMember, createOrder, createProduct } from '#support/rows.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestPages, type TestPages } from '#support/test-pages.ts'
import { openTestShop } from '#support/test-shop.ts'

// People of the office save something, and the pages in memory of two copies of the shop are held against one that keeps none.

const testShop = await openTestShop()
const { shop, database } = testShop
const { db } = database
const manager = await testOffice(testShop).as('manager')

let timeMs = 0
let laterMs = 0
const heard: ChangeSource = { ask: (since) => findContentChanges(shop, since), now: () => timeMs }
const [one, other] = [await openCopy(heard), await openCopy(heard)]
const forgetful = await openCopy({ ask: async () => ({ changed: 'everything', mark: '' }), now: () => (laterMs += 2000) })

async function openCopy(source: ChangeSource): Promise<TestPages> {
  const content = new FollowedContent(source)
  const copy: Shop = { ...shop, content, terms: followTerms(shop, content) }
  return openTestPages({ shop: copy, app: await createApp(copy, { requestsPerMinute: 1_000_000, trustProxy: [] }) })
}

const category = async (name_zh: string) =>
  (await db.insertInto('categories').values({ name_zh }).returning('id').executeTakeFirstOrThrow()).id
const [hands, feet] = [await category('手部'), await category('足部')]
const id = await createProduct(database, { slug: 'balm', name_zh: '護手膏', price: 360, origin_price: 380, stock: 9 })
const beside = await createProduct(database, { slug: 'glove', name_zh: '手套', stock: 9 })
await db.insertInto('product_categories').values({ product_id: id, category_id: hands, position: 0 }).execute()
await db.insertInto('product_accessories').values({ product_id: beside, accessory_id: id, position: 0 }).execute()

/** A pre-order that comes later, with a film of the shop's own. */
const later = await createProduct(database, { slug: 'lamp', name_zh: '美甲燈', exclusive: true, max_qty: 2 })
await db.updateTable('products').set({ preorder_quota: 3, quota_expected_on: '2027-01-15' }).where('id', '=', later).execute()
const film = `/media/films/${'07'.repeat(10)}.${'07'.repeat(6)}.mp4`
await db.insertInto('product_videos').values({ product_id: later, url: film }).execute()
await db
  .insertInto('media')
  .values({
    sha256: Buffer.alloc(32, 7),
    format: 'mp4',
    bytes: 1,
    width: 1,
    height: 1,
    seconds: 2,
    touched_at: shop.now(),
    staff_id: manager.me.id,
  })
  .execute()

const paths = [
  `/product/${id}-balm`,
  `/product/${beside}-glove`,
  `/product/${later}-lamp`,
  `/items/${hands}`,
  `/items/${feet}`,
  '/items/new',
  '',
]
const addresses = ['zh', 'en'].flatMap((language) => paths.map((path) => `/${language}${path}`))

/** When pages were drawn differs, and so may a stock of which nobody can take that many. */
async function read(copy: TestPages): Promise<string[]> {
  const said: string[] = []
  for (const address of addresses) {
    const { status, headers, text } = await copy.ask(address)
    said.push(`${address} ${status} ${headers.location ?? ''} ${text.replaceAll(/\bu:\d+/g, '')}`)
  }
  return said
}

const version = async () => (await manager.call.products.find({ id })).version
const change = async (said: Parameters<typeof manager.call.products.change>[0]['change']) =>
  manager.call.products.change({ id, version: await version(), change: said })

const saves: Record<string, () => Promise<unknown>> = {
  'another name in both languages': () => change({ name_zh: '護手膏新包裝', name_en: 'Balm in a new box' }),
  'another price and list price': () => change({ origin_price: 400, price: 333 }),
  'other flags': () => change({ members_only: true, max_qty: 3 }),
  'another category': () => manager.call.products.setCategories({ id, categories: [feet] }),
  'it goes off sale': () => manager.call.products.setState({ id, state: 'off' }),
  'it comes on sale again': () => manager.call.products.setState({ id, state: 'on' }),
  'an older version': async () => manager.call.products.restore({ id, version: 1, seen: await version() }),
  'another day on which a pre-order comes': () =>
    manager.call.stock.changeTerms({ id: later, preorder_quota: 3, quota_expected_on: '2027-02-01', seen: { preorder_quota: 3 } }),
  'the first unit of a pre-order comes': () =>
    db.insertInto('stock_movements').values({ product_id: later, delta: 1, kind: 'receipt', actor: 'operations' }).execute(),
  'it is held, and whoever is next waits': async () =>
    db
      .insertInto('stock_reservations')
      .values({ order_id: await createOrder(database, { user_id: await createMember(database) }), product_id: later, quantity: 1 })
      .execute(),
  'the last units of a pre-order come': () =>
    db.insertInto('stock_movements').values({ product_id: later, delta: 2, kind: 'receipt', actor: 'operations' }).execute(),
  'captions of its film': () =>
    manager.call.media.setCaptions({ film, captions_zh: `/media/films/${'0'.repeat(20)}.${'0'.repeat(12)}.vtt`, captions_en: null }),
  'it is put away': () => manager.call.productLife.archive({ id }),
}

test.each(Object.entries(saves))('GDS-53 what is saved is on every page within 2 s, on every copy: %s', async (_what, save) => {
  const before = [await read(one), await read(other)]
  await save()
  timeMs += 2000
  const now = await read(forgetful)
  expect(now).not.toEqual(before[0])
  expect(await read(one)).toEqual(now)
  expect(await read(other)).toEqual(now)
})
