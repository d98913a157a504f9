import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { busyTexts } from '#texts/shared/busy.ts'
import { FollowedContent, type Changed } from '#server/platform/content/followed-content.ts'
import { eventually } from '#support/eventually.ts'
import { termsToday } from '#support/test-terms.ts'
import { rendersAtOnce, rendersWaiting } from './rendering-turns.ts'
import { servePages } from './storefront-plugin.ts'

/** A shop of countless pages, which takes as long to draw one as it is told to. The first one drawn of `/zh` is there at once. */
function slowStorefront() {
  let timeMs = 0
  let changed: Changed = []
  let begun = 0
  let atOnce = 0
  let most = 0
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  const app = Fastify()
  servePages(app, {
    made: {
      bundle: async () => ({
        findPage: ({ path }) => ({ kind: 'shown', address: path, takesCards: false }),
        render: async ({ address }) => {
          begun += 1
          most = Math.max(most, (atOnce += 1))
          const drawing = begun
          if (address !== '/zh' || drawing > 1) await opened
          atOnce -= 1
          return {
            status: 200,
            headers: new Headers(),
            html: `<head></head>${address}, drawn as number ${drawing}`,
            scripts: [],
            sources: [],
            membersOnly: false,
          }
        },
      }),
      tagsOf: () => '',
      development: false,
    },
    settings: {
      client: () => {
        throw new Error('These pages ask nothing.')
      },
      content: new FollowedContent({
        ask: async () => {
          const heard = changed
          changed = []
          return { changed: heard, mark: '' }
        },
        now: () => timeMs,
      }),
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
      origins: { cardCompany: [], trackers: [], signIn: [] },
      cardSdk: { address: '', environment: 'sandbox', appleMerchant: '', googleMerchant: '', googleScript: '' },
      trackers: { tagManager: '', ads: '', pixel: '', messaging: '', chat: '' },
    },
  })
  return {
    app,
    begun: () => begun,
    most: () => most,
    open: () => open(),
    change: () => (changed = ['setting:delivery']),
    pass: (ms: number) => (timeMs += ms),
  }
}

test('FLD-02 FLD-06 a few pages are drawn at a time, some more wait, and whoever comes then is asked to come back; pages in memory are there for everybody', async () => {
  const { app, begun, most, open } = slowStorefront()
  await app.inject('/zh')
  const crowd = Array.from({ length: rendersAtOnce + rendersWaiting + 40 }, (_, visitor) =>
    app.inject(visitor % 2 === 0 ? `/zh/p${visitor}` : `/en/p${visitor}`),
  )
  await eventually(async () => begun() === rendersAtOnce + 1)
  // Nobody else is let in, so those that there is no room for have heard it when another one has.
  const late = await eventually(async () => {
    const answer = await app.inject('/en/too-late')
    return answer.statusCode === 503 && answer
  })
  expect(late.headers).toMatchObject({
    'retry-after': expect.stringMatching(/^\d+$/),
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
  })
  expect(late.body).toContain(busyTexts.title.en)
  expect((await app.inject('/zh/too-late')).body).toContain(busyTexts.title.zh)
  expect((await app.inject('/zh')).statusCode).toBe(200)
  expect(begun()).toBe(rendersAtOnce + 1)
  open()
  const statuses = (await Promise.all(crowd)).map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 200)).toHaveLength(rendersAtOnce + rendersWaiting)
  expect(statuses.filter((status) => status === 503)).toHaveLength(40)
  expect(most()).toBe(rendersAtOnce)
  expect((await app.inject('/en/too-late')).statusCode).toBe(200)
})

test('FLD-02 a page that many ask for at once is drawn once and takes one place', async () => {
  const { app, begun, open } = slowStorefront()
  const crowd = Array.from({ length: 500 }, () => app.inject('/zh/new'))
  await eventually(async () => begun() === 1)
  open()
  expect(new Set((await Promise.all(crowd)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(begun()).toBe(1)
})

test('FLD-20 a page that somebody looked at and that has changed is drawn anew at once; meanwhile everybody sees it as it was', async () => {
  const { app, begun, open, change, pass } = slowStorefront()
  const look = async () => (await app.inject('/zh')).body
  await look()
  expect(await look()).toContain('drawn as number 1')
  pass(1000)
  change()
  expect([await look(), await look()]).toEqual(Array(2).fill(expect.stringContaining('drawn as number 1')))
  expect(begun()).toBe(2)
  open()
  await eventually(async () => (await look()).includes('drawn as number 2'))
  expect(begun()).toBe(2)
})

test.each([
  ['drawn for too long', [1000, 801]],
  ['not asked for any more after the change', [1999]],
])('FLD-20 FLD-12 nobody sees a page as it was 2 s ago, when it is %s', async (_why, passing) => {
  const { app, begun, open, change, pass } = slowStorefront()
  const look = async () => (await app.inject('/zh')).body
  await look()
  await look()
  change()
  const [first = 0, ...others] = passing
  pass(first)
  for (const ms of others) {
    expect(await look()).toContain('drawn as number 1')
    pass(ms)
  }
  const waiting = look()
  await eventually(async () => begun() === 2)
  open()
  expect(await waiting).toContain('drawn as number 2')
})

test('FLD-20 of what nobody looked at nothing is drawn before somebody does', async () => {
  const { app, begun, open, change, pass } = slowStorefront()
  open()
  for (const path of ['/zh', '/zh/seen', '/zh/seen']) await app.inject(path)
  pass(1000)
  change()
  await app.inject('/en')
  await eventually(async () => begun() === 4)
  await app.inject('/zh/seen')
  expect(begun()).toBe(4)
})
