import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { KnownPages } from '#contract/shop/found-page.ts'
import { paths, termsPages } from '#contract/shop/paths.ts'
import { languages } from '#rules/locale.ts'
import { findPage } from './find-page.ts'

const known: KnownPages = {
  products: new Map([
    [101, 'plum-polish'],
    [102, '梅花燈'],
  ]),
  categories: new Map([
    [3, ''],
    [4, 'top-coats'],
  ]),
  movedCategories: new Map([
    [8, 9],
    [9, 4],
    [10, 11],
    [11, 12],
  ]),
  brands: new Map([
    ['spring-house', 'spring-house'],
    ['spring', 'spring-house'],
  ]),
  ingredients: new Map([
    ['niacinamide', 'niacinamide'],
    ['vitamin-b3', 'niacinamide'],
  ]),
  articles: new Set([7]),
  topics: { zh: new Set(['product', 'teaching']), en: new Set(['product']) },
  tags: new Set(['hands', '手部保養']),
}

function find(address: string) {
  const [path = '', query] = address.split('?')
  return findPage({ path, query: new URLSearchParams(query) }, known)
}

test.each([
  ['/zh/product/101-nonsense', '/zh/product/101-plum-polish'],
  ['/en/product/101-plum-polish-2', '/en/product/101-plum-polish'],
  ['/zh/product/101-', '/zh/product/101-plum-polish'],
  ['/zh/brands/spring', '/zh/brands/spring-house'],
  ['/en/ingredients/vitamin-b3', '/en/ingredients/niacinamide'],
  ['/zh/product/0101', '/zh/product/101-plum-polish'],
  ['/zh/product/101', '/zh/product/101-plum-polish'],
  ['/zh/product/102-lamp', `/zh/product/102-${encodeURIComponent('梅花燈')}`],
  ['/en/items/03', '/en/items/3'],
  ['/en/items/3-anything', '/en/items/3'],
  ['/zh/items/4', '/zh/items/4-top-coats'],
  ['/zh/items/4-older-name', '/zh/items/4-top-coats'],
  ['/zh/items/8', '/zh/items/4-top-coats'],
  ['/zh/items/9-gone', '/zh/items/4-top-coats'],
  ['/zh/health-articles/007', '/zh/health-articles/7'],
  ['/zh/faqs/nothing', '/zh/faqs'],
  ['/en/faqs/teaching', '/en/faqs'],
  ['/zh/CART', '/zh/cart'],
  ['/zh/Items/hot', '/zh/items/hot'],
  ['/zh/HEALTH-articles?tag=hands', '/zh/health-articles'],
])('FLD-01 %s leads to %s', (address, path) => {
  expect(find(address)).toEqual({ kind: 'moved', path })
})

test.each([
  ['/zh', '/zh'],
  ['/zh/product/101-plum-polish', '/zh/product/101-plum-polish'],
  [`/zh/product/102-梅花燈`, `/zh/product/102-${encodeURIComponent('梅花燈')}`],
  [`/zh/product/102-${encodeURIComponent('梅花燈').toLowerCase()}`, `/zh/product/102-${encodeURIComponent('梅花燈')}`],
  ['/en/items/hot?utm_source=a', '/en/items/hot'],
  ['/zh/search?q=anything', '/zh/search?q='],
  ['/zh/search?utm_source=a', '/zh/search'],
  ['/zh/health-articles?tag=hands&fbclid=1', '/zh/health-articles?tag=hands'],
  ['/zh/health-articles?tag=手部保養', `/zh/health-articles?tag=${encodeURIComponent('手部保養')}`],
  ['/zh/health-articles?tag=made-up', '/zh/health-articles'],
  ['/zh/faqs/teaching', '/zh/faqs/teaching'],
  ['/zh/404', '/zh/404'],
])('FLD-03 PRD-02 %s is the page %s', (address, own) => {
  expect(find(address)).toMatchObject({ kind: 'shown', address: own })
  expect(find(address)).not.toHaveProperty('filling')
})

test('every address that the shop makes is the one of its page', () => {
  for (const language of languages) {
    const made = [
      ...[
        paths.home,
        paths.search,
        paths.articles,
        paths.faqs,
        paths.cart,
        paths.steps,
        paths.orders,
        paths.profile,
        paths.card,
        paths.point,
        paths.wishlist,
        paths.address,
        paths.loginFail,
        paths.loginLock,
        paths.notFound,
      ].map((path) => path(language)),
      ...[...known.products].map(([id, slug]) => paths.product(language, { id, slug })),
      ...(['hot', 'vip', 'point', 'new', 'preorder', 3] as const).map((category) => paths.items(language, category)),
      ...termsPages.map((page) => paths.terms(language, page)),
      paths.article(language, 7),
      paths.articles(language, 'hands'),
    ]
    for (const address of made) expect(find(address)).toMatchObject({ kind: 'shown', address })
  }
})

test.each([
  ['/zh/product/999-x', '/zh/product/998-y'],
  ['/zh/product/1.0', '/zh/product/x'],
  ['/en/items/99', '/en/items/HOT'],
  ['/zh/items/__proto__', '/zh/items/constructor'],
  ['/zh/health-articles/8', '/zh/health-articles/x'],
  ['/zh/terms/x', '/zh/terms/y'],
  ['/zh/order/K7Q2M9X4TBHE', '/zh/order/AAAABBBBCCCC'],
  ['/zh/complete/K7Q2M9X4TBHE', '/zh/complete/x'],
  ['/zh/user/cancel/K7Q2M9X4TBHE', '/zh/user/cancel/x'],
  ['/zh/wishlist/T0KEN', '/zh/wishlist/x'],
  ['/zh/nowhere', '/zh/no/where/else'],
  ['/zh/cart/more', '/zh/items'],
  ['/zh/order/%00', '/zh/nowhere'],
  ['/zh/%e3', '/zh/nowhere'],
])('FLD-04 %s and %s are drawn as one page', (one, other) => {
  const [first, second] = [find(one), find(other)]
  expect(first).toMatchObject({ kind: 'shown', address: expect.stringContaining('word'), filling: { place: expect.any(String) } })
  expect({ ...second, filling: undefined }).toEqual({ ...first, filling: undefined })
})

test('FLD-01 FLD-04 an address leads to a page at once or after one more step, and no words make more pages', () => {
  const pages = new Set<string>()
  const part = fc.oneof(
    fc.constantFrom(
      'product',
      'items',
      'faqs',
      'terms',
      'order',
      'user',
      'cancel',
      'hot',
      '101',
      '101-x',
      '3',
      '7',
      'health-articles',
      'CART',
      '..',
      '%2e',
      '$x',
    ),
    fc.webSegment(),
    fc.string({ maxLength: 8 }).map(encodeURIComponent),
  )
  fc.assert(
    fc.property(fc.constantFrom('zh', 'en'), fc.array(part, { maxLength: 4 }), fc.option(fc.string()), (language, parts, tag) => {
      const address = ['', language, ...parts]
        .join('/')
        .replace(/\/{2,}/g, '/')
        .replace(/\/$/, '')
      const first = find(tag === null ? address : `${address}?tag=${encodeURIComponent(tag)}`)
      const page = first.kind === 'moved' ? find(first.path) : first
      expect(page.kind).toBe('shown')
      if (page.kind === 'shown') pages.add(page.address)
    }),
    { numRuns: 3000 },
  )
  // Two languages times: forty kinds of pages and the handful of things that are known here.
  expect(pages.size).toBeLessThan(100)
})

test('pages say whether cards are given there before they are drawn', () => {
  expect(find('/zh')).toEqual({ kind: 'shown', address: '/zh', takesCards: false })
  expect(find('/zh/steps')).toEqual({ kind: 'shown', address: '/zh/steps', takesCards: true })
})
