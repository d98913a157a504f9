import { expect, test } from 'vitest'
import { createFaq } from '#server/content/writing/create-faq.ts'
import { importing } from '#support/import-file.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'

const testShop = await openTestShop()
const { shop, database } = testShop
const { db } = database
const office = testOffice(testShop)
const owner = await office.as('owner')
const files = importing(shop, () => owner.call)
const actor = { kind: 'staff' as const, id: 'Ning' }

test('IMP-01 IMP-11 articles come by a file, known by their Chinese title; what they name has to be there', async () => {
  await db.insertInto('tags').values({ slug: 'sleep', name_zh: '睡眠', name_en: 'Sleep' }).execute()
  const head = '文章標題（中）,文章內容（中）,封面圖片,發布時間,文章標籤'
  const first = await files.tried(
    [
      head,
      '怎麼睡,<p>早點睡</p>,/media/articles/a,2026-01-02 08:00,sleep',
      '沒標籤,<p>一</p>,/media/articles/a,,nothing',
      '沒封面,<p>一</p>,,,',
    ].join('\n'),
    { kind: 'articles', name: 'articles.csv' },
  )
  const rows = await files.rows(first.id)
  expect(rows.map(({ action, faults }) => [action, ...faults.map(({ field, code }) => `${field} ${code}`)])).toEqual([
    ['new'],
    ['error', 'article_tags unknown_tag'],
    ['error', 'article_cover required'],
  ])
  await files.apply(first.id)
  const stands = async () =>
    db.selectFrom('health_articles').where('title_zh', '=', '怎麼睡').select(['content_zh', 'published_at']).execute()
  expect(await stands()).toEqual([{ content_zh: '<p>早點睡</p>', published_at: new Date('2026-01-02T00:00:00Z') }])
  const second = await files.tried([head, '怎麼睡,<p>晚點睡</p>,/media/articles/a,2026-01-02 08:00,sleep'].join('\n'), { kind: 'articles' })
  expect((await files.rows(second.id))[0]?.changes).toEqual([
    { field: 'article_content_zh', before: '<p>早點睡</p>', after: '<p>晚點睡</p>' },
  ])
  await files.apply(second.id)
  expect((await stands())[0]?.content_zh).toBe('<p>晚點睡</p>')
  await files.undo(second.id)
  expect((await stands())[0]?.content_zh).toBe('<p>早點睡</p>')
  await files.undo(first.id)
  expect((await files.rows(first.id))[0]).toMatchObject({ outcome: 'kept', why: [{ field: null, code: 'contentStays' }] })
})

test('IMP-01 questions come by a file, known by topic and Chinese words', async () => {
  await db.insertInto('faq_kinds').values({ slug: 'paying', name_zh: '付款', name_en: 'Paying', position: 0 }).execute()
  await createFaq(shop, { actor, faq: { topic: 'paying', title_zh: '怎麼付', content_zh: '<p>刷卡</p>' } })
  const lines = [
    '主題,問題（中）,回答（中）',
    'paying,怎麼付,<p>刷卡或轉帳</p>',
    'paying,何時付,<p>馬上</p>',
    'nothing,哪裡,<p>這裡</p>',
    ',哪裡,<p>這裡</p>',
  ]
  const tried = await files.tried(lines.join('\n'), { kind: 'faqs', name: 'faqs.csv' })
  const rows = await files.rows(tried.id)
  expect(rows.map(({ action, faults }) => [action, ...faults.map(({ field, code }) => `${field} ${code}`)])).toEqual([
    ['update'],
    ['new'],
    ['error', 'faq_topic unknown_topic'],
    ['error', 'faq_title_zh invalid'],
  ])
  await files.apply(tried.id)
  const all = await db.selectFrom('faqs').orderBy('position').select(['title_zh', 'content_zh']).execute()
  expect(all).toEqual([
    { title_zh: '怎麼付', content_zh: '<p>刷卡或轉帳</p>' },
    { title_zh: '何時付', content_zh: '<p>馬上</p>' },
  ])
})
