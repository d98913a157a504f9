import { expect, test } from 'vitest'
import { languages } from '#rules/locale.ts'
import { apiPaths, paths, idInAddress, switchLanguage } from './paths.ts'

test.each(languages)('I18N-04 I18N-15 every page of the %s shop has its address below its language', (language) => {
  const addresses = [
    paths.home(language),
    paths.search(language, 'rose'),
    paths.product(language, { id: 101, slug: 'rose-gel' }),
    paths.items(language, 11),
    paths.items(language, 'hot'),
    paths.articles(language),
    paths.articles(language, 'hands'),
    paths.article(language, 1),
    paths.faqs(language),
    paths.faq(language, 'product', 2),
    paths.terms(language, 'about'),
    paths.cart(language),
    paths.steps(language),
    paths.complete(language, 'K7Q2M9X4TBHE'),
    paths.order(language, 'K7Q2M9X4TBHE'),
    paths.orders(language, { tab: 'unpaid', items: 10, page: 2 }),
    paths.cancel(language, 'K7Q2M9X4TBHE'),
    paths.profile(language),
    paths.card(language),
    paths.point(language),
    paths.wishlist(language),
    paths.address(language),
    paths.sharedWishlist(language, 'T0KEN'),
    paths.loginFail(language),
    paths.loginLock(language),
    paths.notFound(language),
  ]
  expect(new Set(addresses.map((address) => address.split(/[/?]/, 2)[1]))).toEqual(new Set([language]))
  expect(addresses.map((address) => address.slice(3))).toEqual([
    '',
    '/search?q=rose',
    '/product/101-rose-gel',
    '/items/11',
    '/items/hot',
    '/health-articles',
    '/health-articles?tag=hands',
    '/health-articles/1',
    '/faqs',
    '/faqs/product#q2',
    '/terms/about',
    '/cart',
    '/steps',
    '/complete/K7Q2M9X4TBHE',
    '/order/K7Q2M9X4TBHE',
    '/user/orders?tab=unpaid&items=10&page=2',
    '/user/cancel/K7Q2M9X4TBHE',
    '/user/profile',
    '/user/card',
    '/user/point',
    '/user/wishlist',
    '/user/address',
    '/wishlist/T0KEN',
    '/loginfail',
    '/loginlock',
    '/404',
  ])
  for (const address of addresses) expect(address.slice(0, 3)).toBe(`/${language}`)
})

test.each([
  ['/zh', '/en'],
  ['/zh?email_verified=true', '/en?email_verified=true'],
  ['/zh/search?q=%E7%8E%AB%E7%91%B0#top', '/en/search?q=%E7%8E%AB%E7%91%B0#top'],
  ['/zh/product/101-zh-gel', '/en/product/101-zh-gel'],
  ['/zhou', '/en'],
  ['/', '/en'],
])('I18N-12 %s in English is %s', (address, inEnglish) => {
  expect(switchLanguage(address, 'en')).toBe(inEnglish)
})

test.each([
  ['101-rose-gel', '101'],
  ['101', '101'],
  ['101-', '101'],
])('PRD-01 PRD-02 the id in %s is %s', (segment, id) => {
  expect(idInAddress(segment)).toBe(id)
})

test('what a shopper typed stays one part of an address', () => {
  expect(paths.search('zh', '玫瑰 & 茶')).toBe('/zh/search?q=%E7%8E%AB%E7%91%B0+%26+%E8%8C%B6')
  expect(paths.product('zh', { id: 7, slug: 'a/b' })).toBe('/zh/product/7-a%2Fb')
  expect(apiPaths.signIn('line', '/zh/cart?x=1')).toBe('/api/users/auth/line?origin=%2Fzh%2Fcart%3Fx%3D1')
})
