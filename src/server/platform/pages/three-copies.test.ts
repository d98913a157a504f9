import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { createApp } from '#main/app.ts'
import { findContentChanges } from '#server/content/reading/find-content-changes.ts'
import { FollowedContent } from '#server/platform/content/followed-content.ts'
import { followTerms } from '#server/platform/settings/follow-terms.ts'
import type { Shop } from '#server/platform/shop.ts'
import { openTestPages, type TestPages } from '#support/test-pages.ts'
import { openTestShop } from '#support/test-shop.ts'

// Three copies of the shop on one database, by the clock on the wall.

/** Pages are drawn by a machine on which others work too. */
vi.setConfig({ testTimeout: 120_000 })

const { shop, database, shelf } = await openTestShop()
const { db } = database
const copies = await Promise.all([1, 2, 3].map(openCopy))

async function openCopy(): Promise<TestPages> {
  const content = new FollowedContent({ ask: (since) => findContentChanges(shop, since), now: () => performance.now() })
  const copy: Shop = { ...shop, content, terms: followTerms(shop, content) }
  return openTestPages({ shop: copy, app: await createApp(copy, { requestsPerMinute: 1_000_000, trustProxy: [] }) })
}

const gel = `/zh/product/${shelf.roseGel}-rose-gel`
const fee = { free_from: { normal: 1234 } }
const setGel = (values: { price?: number; name_zh?: string }) =>
  db.updateTable('products').set(values).where('id', '=', shelf.roseGel).execute()

const changes = [
  { what: 'a price', page: gel, shows: 'NT$377', change: () => setGel({ price: 377 }) },
  { what: 'a name in a list', page: '/zh/items/new', shows: '新玫瑰凝膠', change: () => setGel({ name_zh: '新玫瑰凝膠' }) },
  {
    what: 'a term on every page',
    page: '/zh/faqs',
    shows: 'NT$1,234',
    change: () =>
      db
        .insertInto('settings')
        .values({ key: 'delivery', value: fee })
        .onConflict((same) => same.column('key').doUpdateSet({ value: fee }))
        .execute(),
  },
]

test.each(changes)('CPY-24 $what that has changed is on every page of three copies within 2 s', async ({ page, shows, change }) => {
  for (const { ask } of copies) expect((await ask(page)).text).not.toContain(shows)
  await change()
  const changedAt = performance.now()
  // Somebody looks all the time, as in an open shop.
  const agesMs = await Promise.all(
    copies.map(async ({ ask }) => {
      for (;;) {
        const askedAt = performance.now()
        if ((await ask(page)).text.includes(shows)) return askedAt - changedAt
        expect(askedAt - changedAt, 'how long an old page is shown').toBeLessThan(2000)
        await pause(50)
      }
    }),
  )
  expect(Math.max(...agesMs)).toBeLessThan(2100)
})
