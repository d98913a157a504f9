import { beforeAll, expect, test } from 'vitest'
import { languages } from '#rules/locale.ts'
import { openTestPages } from '#support/test-pages.ts'
import { createProduct } from '#support/rows.ts'
import { openTestShop } from '#support/test-shop.ts'

// Somebody makes addresses up, thousands of them. The shop has as many pages as before.

const testShop = await openTestShop()
const { database, shelf } = testShop
/** Room for the pages of this shop, and for few more. */
const { ask, drawn } = await openTestPages(testShop, { cacheBytes: 2_500_000 })

const knownPages = languages.flatMap((language) => [
  `/${language}`,
  `/${language}/search`,
  `/${language}/search?q=`,
  `/${language}/items/hot`,
  `/${language}/items/new`,
  `/${language}/cart`,
  `/${language}/faqs`,
  `/${language}/health-articles`,
  ...(['roseGel', 'lilyGel', 'teaTin'] as const).map(
    (name) => `/${language}/product/${shelf[name]}-${name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`)}`,
  ),
])

const madeUp = [
  (n: number) => `/zh/product/${shelf.roseGel}-${n}`,
  (n: number) => `/en/product/${10_000 + n}-x`,
  (n: number) => `/zh/items/${10_000 + n}`,
  (n: number) => `/zh/health-articles/${10_000 + n}`,
  (n: number) => `/zh/health-articles?tag=${n}`,
  (n: number) => `/en/faqs/${n}`,
  (n: number) => `/zh/terms/${n}`,
  (n: number) => `/zh/order/${n}`,
  (n: number) => `/en/user/cancel/${n}`,
  (n: number) => `/zh/complete/${n}`,
  (n: number) => `/zh/wishlist/${n}`,
  (n: number) => `/zh/${n}/${n}`,
  (n: number) => `/zh?utm_campaign=${n}&fbclid=${n}`,
  (n: number) => `/zh/search?q=${n}`,
  (n: number) => `/zh/${[...'search'].map((letter, place) => ((n >> place) & 1 ? letter.toUpperCase() : letter)).join('')}`,
]

beforeAll(async () => {
  for (const page of knownPages) await ask(page)
})

test('FLD-03 FLD-04 FLD-05 a flood of made-up addresses pushes no page out of memory and has nothing drawn but a page for each kind', async () => {
  const before = drawn.length
  for (let round = 0; round < 100; round++) await Promise.all(madeUp.map((address) => ask(address(round))))
  const forAll = drawn.slice(before)
  expect(forAll.length).toBeLessThanOrEqual(madeUp.length)
  expect(forAll.every((address) => /word[0-9a-f]{32}$/.test(address))).toBe(true)
  const after = drawn.length
  for (const page of knownPages) expect((await ask(page)).status).toBe(200)
  expect(drawn.slice(after)).toEqual([])
})

test('FLD-01 GDS-17 another slug leads to the product and so does none, the query with it, and nothing is drawn for it', async () => {
  const before = drawn.length
  for (const slug of ['-whatever', '']) {
    const { status, headers } = await ask(`/zh/product/${shelf.roseGel}${slug}?utm_source=letter`)
    expect([status, headers.location]).toEqual([301, `/zh/product/${shelf.roseGel}-rose-gel?utm_source=letter`])
  }
  expect(drawn.slice(before)).toEqual([])
})

test('FLD-01 FLD-04 a product that is new, goes by another slug, or is gone has the address that it has now', async () => {
  const { db } = database
  const answerOf = async (address: string) => {
    const { status, headers } = await ask(address)
    return [status, headers.location]
  }
  const id = await createProduct(database, { slug: 'first-slug', stock: 3 })
  await expect.poll(() => answerOf(`/zh/product/${id}-first-slug`), { timeout: 10_000 }).toEqual([200, undefined])
  await db.updateTable('products').set({ slug: 'second-slug' }).where('id', '=', id).execute()
  await expect.poll(() => answerOf(`/zh/product/${id}-first-slug`), { timeout: 10_000 }).toEqual([301, `/zh/product/${id}-second-slug`])
  await db.updateTable('products').set({ is_gift_only: true }).where('id', '=', id).execute()
  await expect.poll(() => answerOf(`/zh/product/${id}-second-slug`), { timeout: 10_000 }).toEqual([404, undefined])
})

test('FLD-04 PRD-04 an unknown product tells the browser why, in the language of the page', async () => {
  const { status, text } = await ask('/en/product/999999-nothing')
  expect(status).toBe(404)
  expect(text).toContain('href="/zh/product/999999-nothing"')
  expect(text).toMatch(/message:"[^"]+"/)
})

test('FLD-04 a page that carries the word is the same to the letter compressed or not, and says so', async () => {
  for (const address of ['/zh/order/O1', '/en/wishlist/w-2', '/zh/nowhere/at-all', '/en/items/77777']) {
    const plain = await ask(address)
    expect(plain.text).toContain(address.split('/').at(-1))
    expect(plain.headers['content-encoding']).toBeUndefined()
    const compressed = await ask(address, { 'accept-encoding': 'gzip, deflate, br, zstd' })
    expect(compressed.headers).toMatchObject({ 'content-encoding': 'gzip', etag: plain.headers.etag, vary: 'Accept-Encoding' })
    expect(compressed.text).toBe(plain.text)
    expect(Number(compressed.headers['content-length'])).toBeLessThan(Number(plain.headers['content-length']) / 2)
    expect((await ask(address, { 'accept-encoding': 'br' })).text).toBe(plain.text)
  }
})
