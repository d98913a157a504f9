import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages } from '#rules/locale.ts'
import { openTestPages } from '#support/test-pages.ts'
import { openTestShop, publicAddress } from '#support/test-shop.ts'

// Addresses that nobody types: whatever stands in them, the shop answers with a page, and the page is the shop's own.

const testShop = await openTestShop()
const { ask } = await openTestPages(testShop)
const { shelf } = testShop

const places = [
  '',
  '/',
  '/search',
  `/product/${shelf.roseGel}-`,
  `/product/${shelf.roseGel}`,
  '/product/',
  '/items/',
  '/items/hot',
  '/health-articles',
  '/health-articles/',
  '/faqs',
  '/faqs/',
  '/terms/',
  '/terms/about',
  '/cart',
  '/steps',
  '/complete/',
  '/order/',
  '/user/orders',
  '/user/cancel/',
  '/user/profile',
  '/user/point',
  '/user/card',
  '/user/wishlist',
  '/user/address',
  '/wishlist/',
  '/loginfail',
  '/loginlock',
  '/404',
  '/nowhere/',
]
const tails = [
  'X',
  '%00',
  '%01%1f',
  '%ED%A0%80',
  '%',
  '%zz',
  '%C0%80',
  '%E7%8E',
  'a'.repeat(201),
  '%E6%A2%85'.repeat(201),
  '%2e%2e',
  '..%2f..',
  '//evil.example/x',
  '%2f%2fevil.example',
  '\\\\evil.example',
  '__proto__',
  '$product',
  '{{7*7}}',
  '%3Cscript%3Ealert(1)%3C/script%3E',
  '%22%3E%3Csvg%20onload=alert(1)%3E',
  '?tag=%00',
  '?tag=%01',
  `?tag=${'x'.repeat(201)}`,
  '?tag=%',
  '?tag=%ED%A0%80',
  '?q=%00',
  '?tag=%3Cscript%3Ealert(1)%3C/script%3E',
  '?__proto__=1&constructor=2',
  '?tag[]=1',
  '?',
  '??',
  '#x',
  '?email_verified=%00',
  '/%2e%2e//evil.example:99999/zh',
  '/%2e%2e//evil.example/zh',
  ';x=1',
  '%0d%0aset-cookie:a=b',
  '@evil.example',
  '%40evil.example',
  ':99999',
]

test.each(languages.flatMap((language) => places.map((place) => `/${language}${place}`)))(
  'FLD-07 FLD-08 whatever follows %s, a page answers, and it names no other host',
  async (place) => {
    const answers = await Promise.all(tails.map(async (tail) => ({ tail, ...(await ask(place + tail)) })))
    for (const { tail, status, headers, text } of answers) {
      expect([place + tail, status]).toEqual([place + tail, expect.toSatisfy((each) => each < 500)])
      expect(addressesIn(text).filter((address) => /evil/i.test(address))).toEqual([])
      expect(String(headers.location ?? '')).not.toMatch(/^\/\/|^\/\\|^https?:/)
      expect(text).not.toMatch(/<script>alert|<svg onload/)
    }
  },
)

test.each([
  ['/zh/%2e%2e//evil.example:99999/zh'],
  ['/zh/%2e%2e//evil.example/zh'],
  ['//evil.example/zh'],
  ['/zh//evil.example/zh'],
  ['http://evil.example/zh'],
  ['http://evil.example/en/product/1'],
])('FLD-08 %s is a page of the shop, whose addresses are those of its configuration', async (address) => {
  const { status, text, headers } = await ask(address, { host: 'evil.example', 'x-forwarded-host': 'evil.example' })
  expect([200, 301, 302, 404]).toContain(status)
  expect(headers.location ?? '/').toMatch(/^\/(?!\/)/)
  for (const each of addressesIn(text)) expect([address, each]).toEqual([address, expect.not.stringMatching(/evil/)])
})

test('FLD-08 a page that another host is named for has the addresses of the shop', async () => {
  const { status, text } = await ask('http://evil.example/zh', { host: 'evil.example', 'x-forwarded-host': 'evil.example' })
  expect(status).toBe(200)
  expect(text).toContain(`rel="canonical" href="${publicAddress}/zh"`)
  expect(text).not.toContain('evil.example')
})

test('FLD-08 slashes in a row are one', async () => {
  const [tidy, untidy] = [await ask('/zh/user/orders'), await ask('/zh//user///orders/')]
  expect(tidy.status).toBe(200)
  expect(untidy).toMatchObject({ status: 200, text: tidy.text })
})

test('FLD-07 an address that cannot be read leads to the page that says so', async () => {
  const answer = await ask('/en/product/%')
  expect([answer.status, answer.headers.location]).toEqual([302, '/en/404'])
})

test.each([
  '/api/v1/payments/tappay/return?bank_transaction_id=',
  '/api/v1/payments/tappay/return?',
  '/api/v1/payments/',
  '/api/users/confirmation?token=',
  '/api/users/confirmation?locale=',
  '/api/users/auth/line/callback?code=',
  '/api/users/auth/line/callback?state=',
  '/api/users/auth/',
  '/api/users/sign_out?',
  '/sitemaps/products-',
  '/feeds/products-',
  '/product/',
  '/items/',
  '/.well-known/',
  '/',
])('FLD-07 whatever follows %s, it is no fault of the server', async (start) => {
  for (const tail of tails) {
    const { status } = await ask(start + tail)
    expect([start + tail, status]).toEqual([start + tail, expect.toSatisfy((each) => each < 500)])
  }
})

const anySign = fc.oneof(
  fc.constantFrom(
    '/',
    '//',
    '?',
    '&',
    '=',
    '#',
    '%',
    '%00',
    '%2e',
    '%2F',
    '%ff',
    '%E6%A2%85',
    '..',
    '.',
    '-',
    ':',
    '@',
    ';',
    '\\',
    '"',
    '<',
    '>',
    "'",
    '|',
    '{',
    '}',
    '$',
    '*',
  ),
  fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
  fc.integer({ min: 0x80, max: 0xff }).map((code) => String.fromCharCode(code)),
  fc.constantFrom('product', 'items', 'hot', 'faqs', 'terms', 'order', 'user', 'tag', 'zh', 'en', '1', '404'),
)

test('FLD-07 no path and no query makes the shop fail', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('/', '/zh', '/en', '/zh/', '/en/product/', '/zh/items/', '/zh/health-articles?tag=', '/product/', '/.well-known/'),
      fc.array(anySign, { maxLength: 30 }),
      async (start, signs) => {
        const { status } = await ask(start + signs.join(''))
        expect(status).toBeLessThan(500)
      },
    ),
    { numRuns: 400 },
  )
})

/** Whatever in a page leads somewhere or is fetched from somewhere. */
function addressesIn(html: string): string[] {
  return [...html.matchAll(/(?:href|src|content|action|srcset|imagesrcset)="([^"]*)"/gi)]
    .map(([, address = '']) => address)
    .filter((address) => /^(?:https?:)?\/\//i.test(address))
}
