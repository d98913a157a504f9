import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { openDatabase } from '#database/connect.ts'
import { taipeiDay } from '#rules/calendar.ts'
import { termsOn } from '#rules/terms.ts'
import { openTestShop } from '#support/test-shop.ts'
import { router } from '#main/router.ts'
import { createInProcessClient } from '#server/platform/http/in-process-client.ts'
import { servePages } from './storefront-plugin.ts'

const { shop } = await openTestShop()
const gone = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/nothing' })

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
  const short = await app.inject('/zh')
  expect([short.statusCode, short.headers['retry-after'], short.headers['content-type']]).toEqual([503, '2', 'text/html; charset=utf-8'])
  away = false
  const whole = await app.inject('/zh')
  expect([whole.statusCode, whole.body]).toEqual([200, expect.stringMatching(/\d+ bestsellers/)])
})
