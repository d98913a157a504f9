import { expect, test } from 'vitest'
import { openTestShop } from '#support/test-shop.ts'
import { findContentVersions } from './find-content-versions.ts'

const { shop, clock, database } = await openTestShop()

test('a banner that begins or ends by the clock makes what shows banners old', async () => {
  const now = shop.now()
  const hour = 60 * 60 * 1000
  const banner = { group_key: 'home' as const, title_zh: '春日', url: '/items/1', desktop_image: '/a.webp', mobile_image: '/b.webp' }
  const times = { starts_at: new Date(now.getTime() + hour), ends_at: new Date(now.getTime() + 2 * hour) }
  await database.db
    .insertInto('index_banners')
    .values({ ...banner, ...times })
    .execute()
  const words: (string | undefined)[] = []
  for (let turn = 0; turn < 3; turn += 1) {
    words.push((await findContentVersions(shop))['banners'])
    clock.pass({ minutes: 61 })
  }
  const [before, during, after] = words
  expect(during).not.toBe(before)
  expect(after).toBe(before)
})

test('without a change and without a banner that comes or goes, nothing is old', async () => {
  const before = await findContentVersions(shop)
  clock.pass({ minutes: 600 })
  expect(await findContentVersions(shop)).toEqual(before)
})
