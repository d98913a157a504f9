import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { pino, type Logger } from 'pino'
import { afterAll } from 'vitest'
import type { Language } from '#rules/locale.ts'
import { createApp } from '#main/app.ts'
import type { PreviewPages } from '#main/office-previews.ts'
import { findContentChanges } from '#server/content/reading/find-content-changes.ts'
import { FollowedContent } from '#server/platform/content/followed-content.ts'
import { createFingerprint } from '#server/platform/limits/fingerprint.ts'
import { defaultLimits, type Limits } from '#server/platform/limits/limits.ts'
import { work } from '#main/work.ts'
import { runWorker } from '#server/platform/outbox/run-worker.ts'
import { followTerms } from '#server/platform/settings/follow-terms.ts'
import type { Shop } from '#server/platform/shop.ts'
import { sandboxKeys } from '../../sandbox/keys.ts'
import type { Media } from '#server/platform/pictures/media.ts'
import { openTestBrowser, type TestBrowser } from './test-browser.ts'
import { testCipher, testCipherKey } from './test-cipher.ts'
import { freshDatabase, wayOfWorker, type TestDatabase } from './test-database.ts'
import { openTestMedia } from './test-media.ts'
import { signInAt, type Person } from './sign-in-at.ts'
import { openTestSandbox, type TestSandbox } from './test-sandbox.ts'
import { testSeller } from './test-terms.ts'
import { findShelf, smallShop, type Shelf } from './test-shelf.ts'

export type TestShop = {
  shop: Shop
  app: FastifyInstance
  database: TestDatabase
  sandbox: TestSandbox
  /** The goods of the small shop; another furnishing has others. */
  shelf: Shelf
  /** Stands still until it is moved. */
  clock: { pass: (time: { minutes?: number; days?: number }) => void }
  visitor: (speaks?: { language?: Language }) => TestBrowser
  /** A browser in which that person has signed in, through the company's own pages. */
  signIn: (person: Person, speaks?: { language?: Language }) => Promise<TestBrowser>
  startWorker: () => Promise<void>
}

export const publicAddress = 'http://shop.test'

/** `database`: one that is furnished already, in place of a copy of its own. */
type Wishes = {
  furnishing?: typeof smallShop
  database?: TestDatabase
  limits?: Limits
  address?: string
  log?: Logger
  /** Left out, nothing lies there until somebody uploads something. */
  media?: Media
  /** With what the office draws previews; left out, it draws none. */
  previews?: (shop: Shop) => PreviewPages
}

/**
 * A whole shop for one test file: a database of its own, the sandbox, a clock that can be set, and the application, asked
 * without a port. Called at the top of the file: `const { signIn, shelf } = await openTestShop()`.
 */
export async function openTestShop({
  furnishing = smallShop,
  database: given,
  limits = defaultLimits,
  address = publicAddress,
  log = pino({ level: 'silent' }),
  media,
  previews,
}: Wishes = {}): Promise<TestShop> {
  const database = given ?? (await freshDatabase({ furnishing }))
  const sandbox = await openTestSandbox(address)
  const clock = stoppedClock()
  const shop: Shop = {
    database,
    now: clock.now,
    randomBytes,
    cipher: testCipher,
    fingerprint: createFingerprint(testCipherKey.key),
    log,
    ports: sandbox.ports,
    media: media ?? openTestMedia(),
    ...followed({ database, log, now: clock.now }),
    settings: settingsOf({ publicAddress: address, officeAddress: address, limits }),
  }
  const app = await createApp(shop, { requestsPerMinute: 100_000, trustProxy: [], ...(previews && { previews: previews(shop) }) })
  afterAll(async () => app.close())
  const visitor: TestShop['visitor'] = (speaks) => openTestBrowser(app, speaks)
  return {
    shop,
    app,
    database,
    sandbox,
    shelf: await findShelf(database),
    clock,
    visitor,
    signIn: (person, speaks) => signInAt(visitor(speaks), { person, origin: speaks?.language === 'en' ? '/en' : '/zh' }),
    startWorker: workersOf(shop, database),
  }
}

/** Workers may be started within a test, where it is too late to say what is done after all of them. */
function workersOf(shop: Shop, database: TestDatabase): () => Promise<void> {
  const workers: { stop: () => Promise<void> }[] = []
  afterAll(async () => void (await Promise.all(workers.map(({ stop }) => stop()))))
  return async () => void workers.push(await runWorker(shop, { work, ...wayOfWorker(database) }))
}

function settingsOf(given: Pick<Shop['settings'], 'publicAddress' | 'officeAddress' | 'limits'>): Shop['settings'] {
  return {
    ...given,
    isDemo: true,
    cardCompanyApp: appOf(),
    threeDSecureFrom: 10_000,
    bankCompany: sandboxKeys.bank.company,
    seller: testSeller,
    invoiceQrKey: sandboxKeys.einvoice.qrKey,
    sessionDaysAtMost: 90,
    reauthenticationMinutes: 30,
    logKey: Buffer.alloc(32, 7),
  }
}

function appOf(): Shop['settings']['cardCompanyApp'] {
  const { appId, appKey } = sandboxKeys.tappay
  return { id: String(appId), key: appKey }
}

/** Content and terms, followed as an open shop does. */
function followed(house: Pick<Shop, 'database' | 'log' | 'now'>): Pick<Shop, 'content' | 'terms'> {
  const content = new FollowedContent({ ask: (since) => findContentChanges(house, since), now: () => performance.now() })
  return { content, terms: followTerms(house, content) }
}

function stoppedClock() {
  let moment = Date.now()
  return {
    now: () => new Date(moment),
    pass({ minutes = 0, days = 0 }: { minutes?: number; days?: number }) {
      moment += (days * 24 * 60 + minutes) * 60_000
    },
  }
}
