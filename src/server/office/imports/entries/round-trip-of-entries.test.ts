import { expect, test } from 'vitest'
import { saveRedirect } from '#server/content/redirects/save-redirect.ts'
import { createArticle } from '#server/content/writing/create-article.ts'
import { createFaq } from '#server/content/writing/create-faq.ts'
import { writeExport } from '#server/office/lists/exports/write-export.ts'
import { importing } from '#support/import-file.ts'
import { createProduct } from '#support/rows.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'

const testShop = await openTestShop()
const { shop, database } = testShop
const { db } = database
const office = testOffice(testShop)
const owner = await office.as('owner')
const files = importing(shop, () => owner.call)
const actor = { kind: 'staff' as const, id: 'Ning' }

async function exported({ kind, format, language }: { kind: string; format: 'csv' | 'xlsx'; language: string }) {
  const headers = { 'accept-language': language, 'idempotency-key': crypto.randomUUID(), 'x-csrf-token': owner.me.csrf_token }
  const asked = await office.ask('/office/api/v1/exports/goods', { payload: { kind, format }, cookie: owner.cookie, headers })
  await writeExport(shop, { exportId: asked.body.id })
  const url = `/office/api/v1/exports/${asked.body.id}/file`
  const answer = await testShop.app.inject({ method: 'GET', url, headers: { cookie: owner.cookie, 'sec-fetch-site': 'same-origin' } })
  expect(answer.statusCode).toBe(200)
  return answer.rawPayload
}

test('IMP-01 IMP-15 what is exported of labels, codes, redirects and content is imported unchanged as 不變', async () => {
  await db
    .insertInto('discount_codes')
    .values([
      { code: 'TEN', name_zh: '=十', kind: 'percent', value: 10, ends_at: '2027-01-01T00:00:00.123Z', per_user_limit: 1 },
      { code: '0012', name_zh: '五十', name_en: 'Fifty', kind: 'amount', value: 50, active: false },
    ])
    .execute()
  await saveRedirect(shop, { actor, redirect: { from: '/old/玫瑰?id=007', to: '/product/12?from=old' } })
  await saveRedirect(shop, { actor, redirect: { from: '/en/was', to: '/', status: 302 } })
  await db.insertInto('tags').values({ slug: 'rest', name_zh: '休息', name_en: 'Rest' }).execute()
  const article = {
    title_zh: '一篇',
    content_zh: '<p>甲</p>\n<p>乙</p>',
    cover: '/media/articles/a',
    tags: ['rest'],
    published_at: '2026-01-02T03:04:05Z',
  }
  expect((await createArticle(shop, { actor, article })).ok).toBe(true)
  await db.insertInto('faq_kinds').values({ slug: 'sending', name_zh: '寄送', name_en: 'Sending', position: 0 }).execute()
  expect((await createFaq(shop, { actor, faq: { topic: 'sending', title_zh: '多久 · 到', content_zh: '<p>三天</p>' } })).ok).toBe(true)
  const label = {
    origin: 'JP',
    allergens: ['milk', 'egg'],
    net_amount: 30.5,
    net_unit: 'g',
    nutrition_exempt: true,
    storage_zh: '陰涼\n乾燥',
  }
  await createProduct(database, { slug: 'trip-label', label_kind: 'food', label: JSON.stringify(label), arrival_days: 30 })
  const rows = { labels: 1, discount_codes: 2, redirects: 2, articles: 1, faqs: 1 } as const
  for (const kind of ['labels', 'discount_codes', 'redirects', 'articles', 'faqs'] as const)
    for (const format of ['csv', 'xlsx'] as const)
      for (const language of ['zh-TW', 'en']) {
        const tried = await files.tried(await exported({ kind, format, language }), { kind, name: `file.${format}` })
        const wrong = (await files.rows(tried.id)).flatMap(({ faults, changes }) => [...faults, ...changes])
        expect({ kind, format, language, state: tried.state, wrong, counts: tried.counts.actions }).toEqual({
          kind,
          format,
          language,
          state: 'ready',
          wrong: [],
          counts: { same: tried.rows },
        })
        expect(tried.rows).toBeGreaterThanOrEqual(rows[kind])
      }
})
