import { beforeAll, expect, test } from 'vitest'
import { createApp } from '#main/app.ts'
import { makeFamily } from '#server/catalog/products/families/save-family.ts'
import { findContentChanges } from '#server/content/reading/find-content-changes.ts'
import { FollowedContent, type ChangeSource } from '#server/platform/content/followed-content.ts'
import { changeSetting } from '#server/platform/settings/change-setting.ts'
import { followTerms } from '#server/platform/settings/follow-terms.ts'
import type { Shop } from '#server/platform/shop.ts'
import { createMember, createOrder, createProducts } from '#support/rows.ts'
import { openTestPages, type TestPages } from '#support/test-pages.ts'
import { openTestShop } from '#support/test-shop.ts'

// Members of a family change, and lists in memory are compared with those of a copy of the shop that keeps none.

const { shop, database } = await openTestShop()
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

let ids: number[] = []
let lists: string[] = []

beforeAll(async () => {
  ids = await createProducts(
    database,
    Array.from({ length: 7 }, (_, place) => ({ slug: `glaze-${place}`, name_zh: `琉璃 ${place}`, stock: 2, sold_30d: 500, price: 360 })),
  )
  const { id: category_id } = await db.insertInto('categories').values({ name_zh: '甲油' }).returning('id').executeTakeFirstOrThrow()
  await db
    .insertInto('product_categories')
    .values(ids.map((product_id, position) => ({ category_id, product_id, position })))
    .execute()
  lists = ['/zh', '/zh/items/hot', `/zh/items/${category_id}`]
  const members = ids.map((product, place) => ({ product, values: [{ zh: `第 ${place} 色`, en: '' }], swatch: { hex: `#10203${place}` } }))
  const axes = [{ name: { zh: '色號', en: '' }, is_colour: true }]
  const family = { name_zh: '琉璃', name_en: '', list_as: 'one' as const, axes, members }
  await makeFamily(shop, { actor: { kind: 'staff', id: '1' }, family })
  await textsOf(kept)
})

async function textsOf(copy: TestPages): Promise<string[]> {
  const texts: string[] = []
  for (const address of lists) texts.push((await copy.ask(address)).text.replaceAll(/\bu:\d+/g, ''))
  return texts
}

const sell = async (product_id = 0) =>
  db
    .insertInto('stock_reservations')
    .values({ order_id: await createOrder(database, { user_id: await createMember(database) }), product_id, quantity: 2 })
    .execute()

const update = (place: number, change: object) =>
  db
    .updateTable('products')
    .set(change)
    .where('id', '=', ids[place] ?? 0)
    .execute()

const changes: Record<string, { change: () => Promise<unknown>; shows: string }> = {
  'the owner asks for one card per family': {
    change: () => changeSetting(shop, { path: 'families.list_as', value: 'one', actor: 'Ana' }),
    shows: '琉璃 0',
  },
  'the member on the card sells out': { change: () => sell(ids[0]), shows: '琉璃 1' },
  'a member before it comes in again': {
    change: () =>
      db
        .insertInto('stock_movements')
        .values({ product_id: ids[0] ?? 0, delta: 1, kind: 'receipt', actor: 'test' })
        .execute(),
    shows: '琉璃 0',
  },
  'a member that is not on the card is cheaper': { change: () => update(6, { price: 320 }), shows: 'NT$320 起' },
  'the cheapest member is withdrawn': { change: () => update(6, { available: false, state: 'off' }), shows: '+1' },
  'a member is called otherwise': { change: () => update(0, { name_zh: '琉璃新' }), shows: '琉璃新' },
  'the family shows every member': { change: () => db.updateTable('families').set({ list_as: 'each' }).execute(), shows: '琉璃 5' },
}

test.each(Object.entries(changes))('FAM-06 FAM-07 FLD-12 %s, and no list in memory is old', async (_what, { change, shows }) => {
  const before = kept.drawn.length
  await change()
  timeMs += 2000
  const [said, fresh] = [await textsOf(kept), await textsOf(forgetful)]
  expect(said).toEqual(fresh)
  for (const text of said) expect(text).toContain(shows)
  expect(kept.drawn.length).toBeGreaterThan(before)
})
