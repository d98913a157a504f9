import { beforeAll, expect, test } from 'vitest'
import { createProduct } from '#support/rows.ts'
import { taipeiDay } from '#rules/calendar.ts'
import { preorderWindow } from '#rules/catalog/preorder.ts'
import { openTestShop, publicAddress } from '#support/test-shop.ts'
import { discoveryRoutes } from './routes.ts'

const { app, shop, database, visitor } = await openTestShop()
await app.register(discoveryRoutes, { shop, securityContact: 'mailto:security@shop.test' })
const read = async (path: string) => (await visitor().ask(path)).text
const preview = '/media/products/candle.0123456789ab.webp'

const ids = { candle: 0, vip: 0, points: 0, gone: 0 }

beforeAll(async () => {
  ids.candle = await createProduct(database, {
    slug: 'candle',
    name_zh: '梅香 & 燭',
    name_en: 'Plum & candle',
    preview,
    origin_price: 500,
    price: 390,
    stock: 3,
    exclusive: true,
  })
  ids.vip = await createProduct(database, { slug: 'vip', members_only: true })
  ids.points = await createProduct(database, { slug: 'points', price: 0, shopping_point_price: 90 })
  ids.gone = await createProduct(database, { slug: 'gone', available: false })
})

test('the sitemap is an index of the pages and of the products, and names what can be visited', async () => {
  const index = await read('/sitemap.xml')
  expect(index.match(/<loc>[^<]*<\/loc>/g)).toEqual(
    ['pages', 'products-1'].map((name) => `<loc>${publicAddress}/sitemaps/${name}.xml</loc>`),
  )
  const products = await read('/sitemaps/products-1.xml')
  expect(products).toContain(`<loc>${publicAddress}/zh/product/${ids.candle}-candle</loc>`)
  expect(products).toContain(`<loc>${publicAddress}/en/product/${ids.vip}-vip</loc>`)
  expect(products).not.toContain('-gone')
  const pages = await read('/sitemaps/pages.xml')
  for (const path of ['/zh', '/en/items/hot', '/zh/health-articles', '/zh/terms/privacy'])
    expect(pages).toContain(`<loc>${publicAddress}${path}</loc>`)
  expect((await visitor().ask('/sitemaps/products-2.xml')).status).toBe(404)
})

test('SEO-01 each topic of questions is listed at its own address, one in Chinese only without an English one beside it', async () => {
  await database.db
    .insertInto('faq_kinds')
    .values([
      { slug: 'delivery', name_zh: '配送', name_en: 'Delivery' },
      { slug: 'lessons', name_zh: '教學' },
    ])
    .execute()
  const entries = (await read('/sitemaps/pages.xml')).split('\n').filter((line) => line.includes('/faqs'))
  const address = (path: string) => `<loc>${publicAddress}${path}</loc>`
  expect(entries.some((entry) => entry.includes(address('/en/faqs/delivery')) && entry.includes('hreflang="zh-TW"'))).toBe(true)
  expect(entries.find((entry) => entry.includes(address('/zh/faqs/lessons')))).not.toContain('hreflang="en"')
  expect(entries.join()).not.toContain('/en/faqs/lessons')
  expect(entries.join()).not.toContain(address('/zh/faqs'))
})

test('robots find the sitemap and stay out of what belongs to members', async () => {
  const robots = await read('/robots.txt')
  expect(robots).toContain(`Sitemap: ${publicAddress}/sitemap.xml`)
  for (const path of ['/api/', '/*/cart', '/*/user/']) expect(robots).toContain(`Disallow: ${path}\n`)
})

test('the product feed tells names, whole prices, pictures and whether it can be had, in each language', async () => {
  const feed = await read('/feeds/products-en.xml')
  const [item = ''] = feed.split('<item>').filter((each) => each.includes(`<g:id>${ids.candle}</g:id>`))
  for (const fact of [
    '<g:title>Plum &amp; candle</g:title>',
    `<g:link>${publicAddress}/en/product/${ids.candle}-candle</g:link>`,
    `<g:image_link>${publicAddress}/media/products/candle.0123456789ab-800.jpg</g:image_link>`,
    '<g:price>500 TWD</g:price>',
    '<g:sale_price>390 TWD</g:sale_price>',
    '<g:availability>preorder</g:availability>',
  ])
    expect(item).toContain(fact)
  for (const id of [ids.vip, ids.points, ids.gone]) expect(feed).not.toContain(`<g:id>${id}</g:id>`)
  expect(await read('/feeds/products-zh.xml')).toContain('<g:title>梅香 &amp; 燭</g:title>')
  expect((await visitor().ask('/feeds/products-fr.xml')).status).toBe(404)
})

test('SEO-03 a pre-order says by which day it is sent, and nothing else does', async () => {
  const items = (await read('/feeds/products-zh.xml')).split('<item>').slice(1)
  const { to } = preorderWindow(taipeiDay(shop.now()), (await shop.terms()).preorder)
  for (const item of items) {
    const told = /<g:availability_date>(.*?)<\/g:availability_date>/.exec(item)?.[1]
    expect(told).toBe(item.includes('<g:availability>preorder<') ? `${to}T23:59+08:00` : undefined)
  }
  expect(items.some((item) => item.includes('<g:availability>preorder<'))).toBe(true)
})

test('a phone can keep the shop among its applications, in the language it was read in', async () => {
  const manifest = JSON.parse(await read('/en.webmanifest'))
  expect(manifest).toMatchObject({ lang: 'en-US', start_url: '/en', display: 'standalone' })
  expect(manifest.icons.map(({ sizes, purpose }: { sizes: string; purpose: string }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
})

test('FLD-11 whoever finds a hole reads to whom to tell it, in a form that programs know', async () => {
  const answer = await visitor().ask('/.well-known/security.txt')
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  const lines = new Map(
    answer.text
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/, 2) as [string, string]),
  )
  expect(lines.get('Contact')).toBe('mailto:security@shop.test')
  expect(lines.get('Canonical')).toBe(`${publicAddress}/.well-known/security.txt`)
  const days = (Date.parse(lines.get('Expires') ?? '') - shop.now().getTime()) / 86_400_000
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(365)
})
