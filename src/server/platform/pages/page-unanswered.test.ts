import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { openDatabase } from '#database/connect.ts'
import { Unanswered } from '#database/waiting/answered-in.ts'
import { taipeiDay } from '#rules/calendar.ts'
import { termsOn } from '#rules/terms.ts'
import { openTestShop } from '#support/test-shop.ts'
import { termsToday } from '#support/test-terms.ts'
import { router } from '#main/router.ts'
import { FollowedContent } from '#server/platform/content/followed-content.ts'
import type { Reads } from '#server/platform/content/subject.ts'
import { createInProcessClient } from '#server/platform/http/in-process-client.ts'
import { servePages } from './storefront-plugin.ts'

const { shop } = await openTestShop()
const gone = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/nothing' })

const places = {
  lastProduct: 1000,
  categories: new Map(),
  movedCategories: new Map(),
  brands: new Map(),
  ingredients: new Map(),
  articles: new Set<number>(),
  topics: { zh: new Set<string>(), en: new Set<string>() },
  tags: new Set<string>(),
}
const plain = {
  redirects: async () => new Map(),
  knownProducts: async () => new Map(),
  knownPages: async () => places,
  publicAddress: 'http://shop.test',
  origins: { cardCompany: [], trackers: [], signIn: [] },
  cardSdk: { address: '', environment: 'sandbox', appleMerchant: '', googleMerchant: '', googleScript: '' },
  trackers: { tagManager: '', ads: '', pixel: '', messaging: '', chat: '' },
} as const

test('RUN-02 a page that may do without a part of it is not kept without one that the database did not answer', async () => {
  let away = true
  const database = {
    ...shop.database,
    get db() {
      return away ? gone.db : shop.database.db
    },
  }
  const app = Fastify()
  servePages(app, {
    made: {
      bundle: async () => ({
        findPage: ({ path }) => ({ kind: 'shown', address: path, takesCards: false }),
        render: async (_asked, { clientOf }) => {
          const part = await clientOf('zh')
            .products.special({ key: 'hottest', rows: 8 })
            .then(
              ({ products }) => `${products.length} bestsellers`,
              () => 'nothing',
            )
          return { status: 200, headers: new Headers(), html: `<head></head>${part}`, scripts: [], sources: [], membersOnly: false }
        },
      }),
      tagsOf: () => '',
      development: false,
    },
    settings: {
      client: (caller) => createInProcessClient({ ...shop, database }, { ...caller, router }),
      content: shop.content,
      terms: async () => termsOn(taipeiDay(shop.now()), { ...(await shop.terms()), seller: shop.settings.seller }),
      ...plain,
    },
  })
  const short = await app.inject('/zh')
  expect([short.statusCode, short.headers['retry-after'], short.headers['content-type']]).toEqual([503, '2', 'text/html; charset=utf-8'])
  away = false
  const whole = await app.inject('/zh')
  expect([whole.statusCode, whole.body]).toEqual([200, expect.stringMatching(/\d+ bestsellers/)])
})

test('CPY-07 a product in memory is shown as it was while nobody answers, also where addresses of others have changed before', async () => {
  const database = { time: 0, changed: [] as string[], isAway: false }
  const answer = async <Value>(value: Value): Promise<Value> => {
    if (database.isAway) throw new Unanswered('Nobody answers')
    return value
  }
  const byAddresses =
    <Value>(value: Value) =>
    async (reads: Reads) => {
      reads('addresses')
      return answer(value)
    }
  const app = Fastify()
  servePages(app, {
    made: {
      bundle: async () => ({
        findPage: ({ path }) => ({ kind: 'shown', address: path, takesCards: false }),
        render: async () => ({ status: 200, headers: new Headers(), html: '<head></head>', scripts: [], sources: [], membersOnly: false }),
      }),
      tagsOf: () => '',
      development: false,
    },
    settings: {
      ...plain,
      client: () => {
        throw new Error('These pages ask nothing.')
      },
      content: new FollowedContent({
        ask: async () => answer({ changed: database.changed.splice(0), mark: '' }),
        now: () => database.time,
      }),
      terms: async () => termsToday,
      knownPages: byAddresses(places),
      knownProducts: async (_ids, reads) => byAddresses(new Map([[7, 'gel']]))(reads),
    },
  })
  expect((await app.inject('/zh/product/7-gel')).statusCode).toBe(200)
  database.changed.push('addresses')
  database.time += 1500
  expect((await app.inject('/zh')).statusCode).toBe(200)
  database.isAway = true
  database.time += 1500
  for (const address of ['/zh/product/7-gel', '/zh/product/7-gel?utm_source=letter']) {
    const shown = await app.inject(address)
    expect([shown.statusCode, shown.headers['age']], address).toEqual([200, '2'])
  }
  expect((await app.inject('/zh/product/8-never-drawn')).statusCode).toBe(503)
})
