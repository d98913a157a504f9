import { expect, test } from 'vitest'
import { createProduct } from '#support/rows.ts'
import { openTestShop } from '#support/test-shop.ts'
import { findContentChanges } from './find-content-changes.ts'

const { shop, clock, database } = await openTestShop()

/** What changed while `work` was done. */
async function changedBy(work: () => unknown) {
  const { mark } = await findContentChanges(shop, undefined)
  await work()
  return (await findContentChanges(shop, mark)).changed
}

test('a banner that begins or ends by the clock makes what shows banners old', async () => {
  const now = shop.now()
  const hour = 60 * 60 * 1000
  const banner = { group_key: 'home' as const, title_zh: '春日', url: '/items/1', desktop_image: '/a.webp', mobile_image: '/b.webp' }
  const times = { starts_at: new Date(now.getTime() + hour), ends_at: new Date(now.getTime() + 2 * hour) }
  const { id } = await database.db
    .insertInto('index_banners')
    .values({ ...banner, ...times })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(await changedBy(() => clock.pass({ minutes: 61 }))).toEqual([`banner:${id}`, 'banners_of:home'])
  expect(await changedBy(() => clock.pass({ minutes: 61 }))).toEqual([`banner:${id}`, 'banners_of:home'])
  expect(await changedBy(() => clock.pass({ minutes: 600 }))).toEqual([])
})

test('what is written and what the clock shows are told together, each once', async () => {
  const product = await createProduct(database)
  const first = await findContentChanges(shop, undefined)
  expect(first.changed).toBe('everything')
  await database.db.updateTable('products').set({ price: 120 }).where('id', '=', product).execute()
  const second = await findContentChanges(shop, first.mark)
  expect(second.changed).toEqual([`product:${product}`])
  expect((await findContentChanges(shop, second.mark)).changed).toEqual([])
})
