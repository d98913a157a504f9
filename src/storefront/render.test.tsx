import { expect, test } from 'vitest'
import type { Product } from '#contract/shop/api/products.ts'
import type { KnownPages } from '#contract/shop/found-page.ts'
import { problemFrom } from '#contract/shared/problem.ts'
import type { ShopClient } from '#contract/shop/client.ts'
import type { Language } from '#rules/locale.ts'
import { termsToday } from '#support/test-terms.ts'
import { findPage, render } from './render.tsx'

const polish: Product = {
  id: 101,
  slug: 'plum-polish',
  name: '紅梅光療指甲油',
  preview: '/media/products/polish.0123456789ab.webp',
  origin_price: 450,
  price: 380,
  first_purchase_price: 299,
  available: true,
  stock: 12,
  members_only: false,
  exclusive: false,
  shopping_point_price: null,
  temperature: 'normal',
  max_qty: 5,
  standalone_purchase: false,
  tcat_only: false,
  embargo: true,
  cod: true,
  pictures: [],
  description_of_good: '照光六十秒即乾。</script>',
  content: '<p>10 ml</p>',
  videos: [],
  accessories: [],
  optional_products: [],
  optional_bundles: [],
  optional_bundles_max_quantity: 0,
  split_stocks: [],
}

const lamp: Product = {
  ...polish,
  id: 102,
  shopping_point_price: 150,
  videos: ['https://youtu.be/gel-lamp-1'],
  accessories: [polish],
  optional_products: [{ id: 101, name: '紅梅' }],
  split_stocks: [{ stock_description: 'The lamp comes later' }],
}

/** Text that got into the database past everything that cleans it. */
const poisoned: Product = {
  ...polish,
  id: 103,
  content: '<script>steal(document.cookie)</script><script nonce="guessed">steal(document.cookie)</script>',
}

const nothingKnown: KnownPages = {
  products: new Map(),
  categories: new Map(),
  movedCategories: new Map(),
  brands: new Map(),
  ingredients: new Map(),
  articles: new Set(),
  topics: { zh: new Set(), en: new Set() },
  tags: new Set(),
}

/** A shop with one category and two products; every other call would be a mistake of the page. */
function tinyShop(language: Language): ShopClient {
  const shop = {
    menus: { list: async () => ({}) },
    categories: {
      list: async () => ({
        categories: [{ id: 1, name: language === 'zh' ? '光療' : 'Gel nails', sub_categories: [{ id: 11, name: '色膠' }] }],
      }),
      pictures: async () => ({ pictures: [{ category_id: 1, preview: polish.preview }] }),
      find: async ({ id }: { id: number }) => {
        if (id === 1) return { id: 1, name: '光療', cover_url: null, mobile_cover_url: null, products: [polish] }
        if (id === 11) return { id: 11, name: '色膠', cover_url: null, mobile_cover_url: null, products: [polish] }
        throw problemFrom({ status: 'category_not_found', message: '找不到這個分類', details: {} })
      },
    },
    banners: { home: async () => ({ banners: [] }) },
    products: {
      find: async ({ id }: { id: number }) => {
        const product = [polish, lamp, poisoned].find((each) => each.id === id)
        if (product) return product
        throw problemFrom({ status: 'product_not_found', message: '找不到這件商品', details: {} })
      },
      companions: async ({ id }: { id: number }) => ({
        categories: [{ id: 1, name: language === 'zh' ? '光療' : 'Gel nails' }],
        siblings: id === 102 ? [{ id: 101, slug: 'plum-polish', preview: polish.preview, sold_out: true }] : [],
        picks: [],
        label: null,
        return_right: 'normal',
        arrives_on: null,
        captions: [],
        gtin: null,
      }),
      special: async ({ key }: { key: string }) => {
        if (key === 'presale') throw problemFrom({ status: 'internal_error', message: '系統發生錯誤', details: {} })
        return { products: [polish] }
      },
    },
  }
  return shop as unknown as ShopClient
}

async function open(path: string) {
  return render({ address: path, origin: 'http://shop.test', terms: termsToday }, { clientOf: tinyShop })
}

test('I18N-18 title, lang and numbers follow the language of the address', async () => {
  const zh = await open('/zh')
  expect(zh.status).toBe(200)
  expect(zh.html).toContain('<html lang="zh-Hant-TW"')
  expect(zh.html).toContain('<title>梅好 Meihao</title>')
  const en = await open('/en')
  expect(en.html).toContain('<html lang="en"')
  expect(en.html).toContain('Gel nails')
})

test('HOM-05 HOM-11 the home page shows its blocks in order, and one that fails leaves the others alone', async () => {
  const { html } = await open('/zh')
  const places = ['大家都在買', 'VIP 才買得到', '用點數換'].map((title) => html.indexOf(`<h2>${title}</h2>`))
  expect(places.every((place) => place > 0)).toBe(true)
  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(html).not.toContain('<h2>預購中</h2>')
})

test('HOM-07 the blocks lead to their lists', async () => {
  const { html } = await open('/zh')
  for (const list of ['hot', 'vip', 'point']) expect(html).toContain(`href="/zh/items/${list}"`)
})

test('PRD-05 PRD-07 PRD-30 a product page shows name, prices and warnings', async () => {
  const { html, status } = await open('/zh/product/101-plum-polish')
  expect(status).toBe(200)
  for (const text of ['<h1>紅梅光療指甲油</h1>', 'NT$299', 'NT$380', 'NT$450', '無法寄送海外']) expect(html).toContain(text)
})

test("a shared link shows the picture of the product as JPEG, or the shop's own, and its address in that language", async () => {
  const { html } = await open('/en/product/101')
  expect(html).toContain('property="og:image" content="http://shop.test/media/products/polish.0123456789ab-1200.jpg"')
  expect(html).toContain('property="og:type" content="product"')
  expect(html).toContain('property="og:url" content="http://shop.test/en/product/101-plum-polish"')
  expect(html).toContain('property="og:locale" content="en_US"')
  const home = await open('/zh')
  expect(home.html).toContain('property="og:image" content="http://shop.test/share.jpg"')
})

test('search engines are told the one address of a page, and that of each language', async () => {
  const { html } = await open('/en/product/101')
  expect(html).toContain('rel="canonical" href="http://shop.test/en/product/101-plum-polish"')
  for (const [language, path] of [
    ['zh-TW', 'zh'],
    ['en', 'en'],
    ['x-default', 'zh'],
  ]) {
    expect(html).toContain(`rel="alternate" hrefLang="${language}" href="http://shop.test/${path}/product/101-plum-polish"`)
  }
})

/** Everything that a page tells search engines, by its type. */
function dataOf(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map(([, json = '']) => JSON.parse(json))
}

test('SEO-04 the home page tells of the shop, and of its site with its search', async () => {
  const [{ '@graph': [shop, site] = [] } = {}] = dataOf((await open('/en')).html) as { '@graph'?: object[] }[]
  expect(shop).toMatchObject({ '@type': 'Organization', name: 'Meihao', logo: 'http://shop.test/icon-512.png', url: 'http://shop.test/' })
  expect(site).toMatchObject({
    '@type': 'WebSite',
    url: 'http://shop.test/en',
    inLanguage: 'en-US',
    potentialAction: { target: { urlTemplate: 'http://shop.test/en/search?q={words}' } },
  })
})

test('SEO-05 a list tells the way to it, and is described by its note or by its goods', async () => {
  const { html } = await open('/zh/items/11')
  const [{ itemListElement } = {}] = dataOf(html)
  expect(itemListElement).toMatchObject([
    { position: 1, name: '首頁', item: 'http://shop.test/zh' },
    { position: 2, name: '光療', item: 'http://shop.test/zh/items/1' },
    { position: 3, name: '色膠', item: 'http://shop.test/zh/items/11' },
  ])
  expect(html).toContain(`<meta name="description" content="色膠共 1 件商品：${polish.name}。"/>`)
  const { html: top } = await open('/en/items/1')
  expect(dataOf(top)[0]?.itemListElement).toHaveLength(2)
  expect((await open('/zh/items/hot')).html).toContain('<meta name="description" content="近三十天賣得最好的商品"/>')
})

test('SEO-07 what is searched for is not kept by search engines, and the search itself is', async () => {
  const page = findPage({ path: '/zh/search', query: new URLSearchParams('q=%E6%A2%85') }, nothingKnown)
  if (page.kind === 'moved') throw new Error('The search has moved')
  const searched = await open(page.address)
  expect(searched.status).toBe(200)
  expect(searched.html).toContain('<meta name="robots" content="noindex"/>')
  expect(searched.html).not.toMatch(/rel="(canonical|alternate)"/)
  const { html } = await open('/zh/search')
  expect(html).not.toContain('noindex')
  expect(html).toContain('rel="canonical" href="http://shop.test/zh/search"')
})

test('PRD-21 a product page says what it sells to search engines, and no text of a product ends its script', async () => {
  const { html } = await open('/zh/product/101')
  const [, json = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html) ?? []
  const data = JSON.parse(json)
  expect(data).toMatchObject({ '@type': 'Product', sku: '101', image: ['http://shop.test/media/products/polish.0123456789ab.webp'] })
  expect(data.offers).toMatchObject({ price: 380, priceCurrency: 'TWD', availability: 'https://schema.org/InStock' })
  expect(data.description).toContain('</script>')
})

test('PRD-04 D-03 a product that does not exist is a page with status 404', async () => {
  const { html, status } = await open('/zh/product/999')
  expect(status).toBe(404)
  expect(html).toMatch(/<main id="main".*<h1>這一頁已經飄走了<.*<\/main>/)
})

test('I18N-09 I18N-10 I18N-11 unknown pages keep the frame and lead home', async () => {
  for (const path of ['/en/nowhere', '/en/404', '/en/user/nothing/at/all']) {
    const { html, status } = await open(path)
    expect([path, status]).toEqual([path, 404])
    expect(html).toContain('href="/en"')
    expect(html).toMatch(/<main id="main".*<h1>This page has drifted away<.*<\/main>/)
  }
})

test('LST-03 a special list has a page of its own', async () => {
  const { html, status } = await open('/en/items/hot')
  expect([status, html.includes('Best sellers')]).toEqual([200, true])
})

test('SHL-02 SHL-04 SHL-05 SHL-11 the frame leads to categories, search, questions, cart, terms and social pages', async () => {
  const { html } = await open('/zh')
  for (const address of [
    '/zh/items/1',
    '/zh/search',
    '/zh/faqs',
    '/zh/cart',
    '/zh/terms/about',
    '/zh/terms/readme',
    '/zh/terms/privacy',
    '/zh/terms/certification',
    '/zh/terms/manual',
  ]) {
    expect(html).toContain(`href="${address}"`)
  }
  for (const site of ['facebook.com', 'line.me', 'threads.net']) expect(html).toContain(site)
})

test('SHL-08 a page for everyone knows nobody: it offers to log in', async () => {
  const { html } = await open('/zh')
  expect(html).toContain('aria-label="登入"')
  expect(html).not.toContain('/api/users/sign_out')
})

test('LST-01 LST-08 a category shows its products as cards that lead to their pages', async () => {
  const { html } = await open('/zh/items/1')
  expect(html).toContain('href="/zh/product/101-plum-polish"')
  expect(html).toContain('加入購物車：紅梅光療指甲油')
})

test('PRD-17 PRD-19 PRD-22 PRD-23 a product page shows what there is to show: siblings, films, points, parts that come later', async () => {
  const plain = (await open('/en/product/101')).html
  for (const absent of ['Other styles', 'Videos', 'Goes well with', 'points']) expect(plain).not.toContain(`>${absent}<`)
  const rich = (await open('/en/product/102')).html
  for (const shown of ['Other styles', 'Videos', 'Goes well with', 'Or 150 points', 'The lamp comes later', 'Sold out'])
    expect(rich).toContain(shown)
  expect(rich).toContain('href="/en/product/101-plum-polish"')
})

test('I18N-12 the language switch leads to the same page in the other language', async () => {
  expect((await open('/zh/items/1')).html).toContain('href="/en/items/1"')
})

test('FLD-04 a page that is drawn once for all words is, with a word in it, what would be drawn for the word', async () => {
  const untimed = (html: string) => html.replaceAll(/\bu:\d+/g, 'u:0')
  for (const address of [
    '/zh/order/K7Q2M9X4TBHE',
    '/en/complete/K7Q2M9X4TBHE',
    '/zh/user/cancel/K7Q2M9X4TBHE',
    '/en/wishlist/T0K_EN-1',
    '/zh/product/999-rose-gel',
    '/en/items/99',
    '/zh/nowhere/at-all',
  ]) {
    const page = findPage({ path: address, query: new URLSearchParams() }, nothingKnown)
    if (page.kind === 'moved' || !page.filling) throw new Error(`${address} is drawn for itself`)
    const { place, word } = page.filling
    const [forAll, forWord] = [await open(page.address), await open(address)]
    expect(untimed(forAll.html.replaceAll(place, word))).toBe(untimed(forWord.html))
    expect(forAll.status).toBe(forWord.status)
    expect(forAll.scripts.map((script) => untimed(script.replaceAll(place, word)))).toEqual(forWord.scripts.map(untimed))
  }
})

test('FLD-09 a page names the scripts that the storefront wrote, and none that came with what it shows', async () => {
  const { html, scripts } = await open('/zh/product/103')
  const inline = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes]) => !attributes?.includes('ld+json'))
    .map(([, , text]) => text)
  expect(inline).toContain('steal(document.cookie)')
  expect(scripts).not.toContain('steal(document.cookie)')
  expect(new Set(scripts)).toEqual(new Set(inline.filter((text) => text !== 'steal(document.cookie)')))
  expect(html).not.toMatch(/<script nonce="(?!guessed)/)
})

test('two renderings at once do not mix their languages', async () => {
  const pages = await Promise.all(Array.from({ length: 20 }, (_, turn) => open(turn % 2 === 0 ? '/zh' : '/en')))
  expect(pages.every(({ html }, turn) => html.includes(turn % 2 === 0 ? 'lang="zh-Hant-TW"' : 'lang="en"'))).toBe(true)
})
