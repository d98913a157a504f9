import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import type { ContentVersions } from './page-cache.ts'
import type { StorefrontBundle } from './storefront-bundle.ts'
import { servePages } from './storefront-plugin.ts'

const script = 'document.documentElement.dataset.theme="light"'

/** A storefront of three pages, which counts how often it draws. */
function smallStorefront() {
  let versions: ContentVersions = { catalogue: 1 }
  const drawn: string[] = []
  const facts: Record<string, { dependsOn: string[]; query: string[]; takesCards: boolean }> = {
    '/zh': { dependsOn: ['catalogue'], query: [], takesCards: false },
    '/zh/search': { dependsOn: [], query: ['q'], takesCards: false },
    '/zh/steps': { dependsOn: [], query: [], takesCards: true },
  }
  const bundle: StorefrontBundle = {
    factsOfPage: (path) => facts[path],
    render: async (request) => {
      const { pathname, search } = new URL(request.url)
      drawn.push(pathname + search)
      const html = `<html><head><script>${script}</script><script type="application/ld+json">{}</script></head><body>${pathname} ${drawn.length}</body></html>`
      return { status: facts[pathname] ? 200 : 404, headers: new Headers(), html, sources: [] }
    },
  }
  const app = Fastify()
  servePages(app, {
    made: { bundle: async () => bundle, tagsOf: () => '<script type="module" src="/assets/shop.js"></script>', development: false },
    settings: {
      client: () => {
        throw new Error('These pages ask nothing.')
      },
      cacheVersions: async () => versions,
      publicAddress: 'http://shop.test',
      origins: { cardCompany: ['https://cards.test'], trackers: ['https://tags.test'], signIn: ['https://line.test'] },
      cardSdk: { address: 'https://cards.test/sdk.js', environment: 'sandbox', appleMerchant: '', googleMerchant: '', googleScript: '' },
      trackers: { tagManager: 'GTM-1', ads: '', pixel: '', messaging: '', chat: '' },
    },
  })
  return { app, drawn, change: (next: ContentVersions) => (versions = next) }
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
])('I18N-05 I18N-06 I18N-07 I18N-08 %s leads to %s', async (address, target) => {
  const answer = await smallStorefront().app.inject(address)
  expect([answer.statusCode, answer.headers.location]).toEqual([302, target])
})

test('unknown calls of the API are no pages', async () => {
  const answer = await smallStorefront().app.inject('/api/v1/nothing')
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'application/json; charset=utf-8'])
})

test('I18N-09 an unknown page below a language is a page with status 404', async () => {
  const answer = await smallStorefront().app.inject('/en/nowhere')
  expect(answer.statusCode).toBe(404)
  expect(answer.body).toContain('<body>/en/nowhere')
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

test('a page in memory is the same page over a real connection, past Fastify', async () => {
  const { app, drawn } = smallStorefront()
  let seen = 0
  app.addHook('onRequest', async () => void seen++)
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const answers = []
  for (let visit = 0; visit < 3; visit++) answers.push(await fetch(`${address}/zh`, { headers: { 'accept-encoding': 'br' } }))
  const unchanged = await fetch(`${address}/zh`, { headers: { 'accept-encoding': 'br', 'if-none-match': String(answers[0]?.headers.get('etag')) } })
  expect([await Promise.all(answers.map((answer) => answer.text())), unchanged.status]).toEqual([Array(3).fill(expect.stringContaining('/zh 1')), 304])
  expect(answers[2]?.headers.get('content-security-policy')).toBe(answers[0]?.headers.get('content-security-policy'))
  expect(drawn).toEqual(['/zh'])
  expect(seen).toBeLessThan(4)
  await app.close()
})

test('only what a page declares of the query makes it another page', async () => {
  const { app, drawn } = smallStorefront()
  await app.inject('/zh?utm=a')
  await app.inject('/zh?utm=b')
  await app.inject('/zh/')
  await app.inject('/zh/search?utm=a&q=gel')
  await app.inject('/zh/search?q=gel&utm=b')
  await app.inject('/zh/search?q=cake')
  expect(drawn).toEqual(['/zh', '/zh/search?q=gel', '/zh/search?q=cake'])
})

test('the scripts of a page are allowed by their hashes, and nothing else runs', async () => {
  const { app } = smallStorefront()
  const policy = String((await app.inject('/zh')).headers['content-security-policy'])
  const hash = createHash('sha256').update(script).digest('base64')
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}' https://tags.test;`)
  expect(policy).not.toContain("script-src 'self' 'unsafe-inline'")
  expect(policy).not.toContain('cards.test')
  expect(policy).toContain("form-action 'self' https://line.test")
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
