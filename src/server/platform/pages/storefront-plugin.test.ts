import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { FollowedContent } from '#server/platform/content/followed-content.ts'
import { termsToday } from '#support/test-terms.ts'
import type { StorefrontBundle } from './storefront-bundle.ts'
import { servePages } from './storefront-plugin.ts'

const script = 'document.documentElement.dataset.theme="light"'
const injected = 'steal(document.cookie)'

/** A storefront of three pages, which counts how often it draws. */
function smallStorefront() {
  const drawn: string[] = []
  const known = ['/zh', '/zh/health-articles', '/zh/steps']
  const bundle: StorefrontBundle = {
    findPage: ({ path, query }) => {
      if (path === '/zh/STEPS') return { kind: 'moved', path: '/zh/steps' }
      const tag = path === '/zh/health-articles' && query.get('tag') === 'hands' ? '?tag=hands' : ''
      const lost = known.includes(path) ? {} : { filling: { place: 'PLACE', word: path.slice(4) } }
      return {
        kind: 'shown',
        address: 'filling' in lost ? `${path.slice(0, 3)}/PLACE` : path + tag,
        takesCards: path === '/zh/steps',
        ...lost,
      }
    },
    render: async ({ address, origin }) => {
      drawn.push(address)
      const own = [script, `here="${address}"`]
      const html = `<html><head>${own.map((text) => `<script>${text}</script>`).join('')}<script type="application/ld+json">{}</script></head><body>${origin}${address} ${drawn.length}<script>${injected}</script></body></html>`
      return { status: address.includes('PLACE') ? 404 : 200, headers: new Headers(), html, scripts: own, sources: [], membersOnly: false }
    },
  }
  const app = Fastify()
  servePages(app, {
    made: {
      bundle: async () => bundle,
      tagsOf: () => '<link rel="stylesheet" href="/a.css"><script>loadTheRest()</script>',
      development: false,
    },
    settings: {
      client: () => {
        throw new Error('These pages ask nothing.')
      },
      content: new FollowedContent({ ask: async () => ({ changed: [], mark: '' }), now: () => performance.now() }),
      terms: async () => termsToday,
      redirects: async () => new Map(),
      knownProducts: async () => new Map(),
      knownPages: async () => ({
        lastProduct: 1000,
        categories: new Map(),
        movedCategories: new Map(),
        brands: new Map(),
        ingredients: new Map(),
        articles: new Set(),
        topics: { zh: new Set(), en: new Set() },
        tags: new Set(),
      }),
      publicAddress: 'http://shop.test',
      origins: { cardCompany: ['https://cards.test'], trackers: ['https://tags.test'], signIn: ['https://line.test'] },
      cardSdk: { address: 'https://cards.test/sdk.js', environment: 'sandbox', appleMerchant: '', googleMerchant: '', googleScript: '' },
      trackers: { tagManager: 'GTM-1', ads: '', pixel: '', messaging: '', chat: '' },
    },
  })
  return { app, drawn }
}

test.each([
  ['/', '/zh'],
  ['/?utm=a', '/zh?utm=a'],
  ['/product/12-gel?from=mail', '/zh/product/12-gel?from=mail'],
  ['/items/hot', '/zh/items/hot'],
  ['/fr', '/zh/404'],
  ['/ZH', '/zh/404'],
  ['/product', '/zh/404'],
  ['/product/12/more', '/zh/404'],
  ['/wp-login.php', '/zh/404'],
  ['//evil.example/x', '/zh/404'],
])('I18N-05 I18N-06 I18N-07 I18N-08 %s leads to %s', async (address, target) => {
  const answer = await smallStorefront().app.inject(address)
  expect([answer.statusCode, answer.headers.location]).toEqual([302, target])
})

test.each(['/api/v1/nothing', '/.well-known/change-password', '/.well-known/x/y', '/humans.txt'])(
  'FLD-11 %s is no page: it answers 404 at once',
  async (address) => {
    const answer = await smallStorefront().app.inject(address)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'application/json; charset=utf-8'])
  },
)

test('I18N-09 an unknown page below a language is a page with status 404', async () => {
  const answer = await smallStorefront().app.inject('/en/nowhere')
  expect(answer.statusCode).toBe(404)
  expect(answer.body).toContain('<body>http://shop.test/en/nowhere')
})

test('a page is drawn once, sent compressed, and not sent again to who has it', async () => {
  const { app, drawn } = smallStorefront()
  const first = await app.inject({ url: '/zh', headers: { 'accept-encoding': 'gzip' } })
  expect(String(gunzipSync(first.rawPayload))).toContain('/zh 1')
  expect(first.headers['content-encoding']).toBe('gzip')
  const etag = String(first.headers.etag)
  const again = await app.inject({ url: '/zh', headers: { 'if-none-match': etag } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect(drawn).toEqual(['/zh'])
})

test.each([
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0.2, br;q=0.1', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=0.5, br;q=0.5', 'br'],
  ['BR', 'br'],
  ['*', 'br'],
  ['br;q=0', undefined],
  ['gzip;q=0, br;q=0, identity', undefined],
  ['sbr, notgzip', undefined],
  ['', undefined],
])('SPD-02 who accepts %j gets a page in %j', async (accepted, encoding) => {
  const { app } = smallStorefront()
  for (const _visit of ['drawn', 'from memory']) {
    const { headers } = await app.inject({ url: '/zh', headers: { 'accept-encoding': accepted } })
    expect(headers['content-encoding']).toBe(encoding)
  }
})

test('a page in memory is the same page over a real connection', async () => {
  const { app, drawn } = smallStorefront()
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const answers = []
  for (let visit = 0; visit < 3; visit++) answers.push(await fetch(`${address}/zh`, { headers: { 'accept-encoding': 'br' } }))
  const unchanged = await fetch(`${address}/zh`, {
    headers: { 'accept-encoding': 'br', 'if-none-match': String(answers[0]?.headers.get('etag')) },
  })
  expect([await Promise.all(answers.map((answer) => answer.text())), unchanged.status]).toEqual([
    Array(3).fill(expect.stringContaining('/zh 1')),
    304,
  ])
  expect(answers[2]?.headers.get('content-security-policy')).toBe(answers[0]?.headers.get('content-security-policy'))
  expect(drawn).toEqual(['/zh'])
  await app.close()
})

test('FLD-03 only what makes another page of the query makes another page', async () => {
  const { app, drawn } = smallStorefront()
  for (const address of [
    '/zh?utm_source=a',
    '/zh?fbclid=b',
    '/zh/',
    '/zh/health-articles?utm=a&tag=hands',
    '/zh/health-articles?tag=hands&utm=b',
    '/zh/health-articles?tag=x1',
    '/zh/health-articles?tag=x2',
  ]) {
    expect((await app.inject(address)).statusCode).toBe(200)
  }
  expect(drawn).toEqual(['/zh', '/zh/health-articles?tag=hands', '/zh/health-articles'])
})

test("FLD-01 an address that is not the page's own leads to it, with what trackers put into the query, and is asked about every time", async () => {
  const { app, drawn } = smallStorefront()
  const { statusCode, headers } = await app.inject('/zh/STEPS?utm_source=letter')
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([301, '/zh/steps?utm_source=letter', 'no-cache'])
  expect(drawn).toEqual([])
})

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('FLD-09 the scripts that the shop wrote are allowed by their hashes, and nothing else runs, whatever got into the page', async () => {
  const { app } = smallStorefront()
  const { headers, body } = await app.inject('/zh')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain(`script-src 'self' ${[script, 'here="/zh"', 'loadTheRest()'].map(hashOf).join(' ')} https://tags.test;`)
  expect(body).toContain(`<script>${injected}</script>`)
  expect(policy).not.toContain(hashOf(injected))
  expect(policy).not.toContain("script-src 'self' 'unsafe-inline'")
  expect(policy).not.toContain('cards.test')
  expect(policy).toContain("form-action 'self' https://line.test")
})

test('FLD-04 FLD-09 a page that is drawn once for all words carries the word of each, also where its scripts are allowed', async () => {
  const { app, drawn } = smallStorefront()
  for (const word of ['here', 'there']) {
    const { body, headers, statusCode } = await app.inject(`/zh/${word}`)
    expect(statusCode).toBe(404)
    expect(body).toContain(`http://shop.test/zh/${word} 1`)
    expect(headers['content-security-policy']).toContain(hashOf(`here="/zh/${word}"`))
    expect(headers['content-security-policy']).not.toContain(hashOf('here="/zh/PLACE"'))
  }
  expect(drawn).toEqual(['/zh/PLACE'])
})

test('ANA-01 trackers are named to every page, and their scripts are allowed everywhere but where cards are given', async () => {
  const { app } = smallStorefront()
  const [home, steps] = await Promise.all(['/zh', '/zh/steps'].map((path) => app.inject(path)))
  expect(home?.body).toContain('<meta name="trackers" data-tag-manager="GTM-1" data-ads=""')
  expect(home?.headers['content-security-policy']).toMatch(/connect-src [^;]*https:\/\/tags\.test/)
  expect(steps?.headers['content-security-policy']).not.toContain('tags.test')
})

test('the card company is allowed where cards are given, and only there', async () => {
  const { app } = smallStorefront()
  const policy = String((await app.inject('/zh/steps')).headers['content-security-policy'])
  expect(policy).toMatch(/script-src [^;]*https:\/\/cards\.test/)
  expect(policy).toMatch(/frame-src [^;]*https:\/\/cards\.test/)
})
