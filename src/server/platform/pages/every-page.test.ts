import { expect, test } from 'vitest'
import { openTestPages } from '#support/test-pages.ts'
import { openTestShop } from '#support/test-shop.ts'

// Which addresses are pages of the shop, asked for over a connection.

const testShop = await openTestShop()
const { database, shelf } = testShop
const { db } = database
const { ask } = await openTestPages(testShop)

const { id: category } = await db
  .insertInto('categories')
  .values({ name_zh: '光療', name_en: 'Nails', position: 1 })
  .returning('id')
  .executeTakeFirstOrThrow()
const { id: article } = await db
  .insertInto('health_articles')
  .values({ title_zh: '護手', title_en: 'Hands', content_zh: '<p>好</p>', cover: '/a.webp', published_at: new Date('2026-01-01') })
  .returning('id')
  .executeTakeFirstOrThrow()
await db.insertInto('faq_kinds').values({ slug: 'product', name_zh: '商品', name_en: 'Products' }).execute()
await db.insertInto('static_pages').values({ slug: 'about', title_zh: '關於', content_zh: '<p>好</p>' }).execute()

/** Every page of the shop, below its language. */
const pages = [
  '',
  '/search',
  '/search?q=rose',
  `/product/${shelf.roseGel}-rose-gel`,
  `/items/${category}`,
  '/items/hot',
  '/health-articles',
  `/health-articles/${article}`,
  '/faqs',
  '/faqs/product',
  '/terms/about',
  '/cart',
  '/steps',
  '/complete/K7Q2M9X4TBHE',
  '/order/K7Q2M9X4TBHE',
  '/user/orders',
  '/user/cancel/K7Q2M9X4TBHE',
  '/user/profile',
  '/user/card',
  '/user/point',
  '/user/wishlist',
  '/user/address',
  '/wishlist/T0KEN',
  '/loginfail',
  '/loginlock',
]

test.each(pages)('I18N-04 I18N-15 %j is a page in both languages, and says which', async (page) => {
  for (const [language, tag] of [
    ['zh', 'zh-Hant-TW'],
    ['en', 'en'],
  ]) {
    const { status, text } = await ask(`/${language}${page}`)
    expect([status, /<html lang="([^"]*)"/.exec(text)?.[1]]).toEqual([200, tag])
  }
})

test.each([
  '/user',
  '/user/closing',
  '/user/orders/all',
  '/cart/1',
  '/steps/2',
  '/order',
  '/complete',
  '/product',
  '/items',
  '/items/sale',
  '/terms',
  '/terms/nothing',
  '/wishlist',
  '/articles',
  '/login',
  '/checkout',
  '/404',
])('I18N-15 %s is no page: it answers 404, in its own language', async (page) => {
  for (const [language, tag] of [
    ['zh', 'zh-Hant-TW'],
    ['en', 'en'],
  ]) {
    const { status, text } = await ask(`/${language}${page}`)
    expect([status, /<html lang="([^"]*)"/.exec(text)?.[1]]).toEqual([404, tag])
  }
})

test.each(pages.slice(1))('I18N-04 without a language, %s is shown nowhere but below one', async (page) => {
  const { status, headers } = await ask(page)
  expect(status).toBe(302)
  expect(String(headers.location)).toMatch(/^\/zh\//)
})

test.each(['fr', 'ZH-tw', 'tw', 'ja'])('I18N-04 %s is no language of the shop', async (language) => {
  expect((await ask(`/${language}/cart`)).headers.location).toBe('/zh/404')
})
