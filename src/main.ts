import { hkdfSync, randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { openDatabase } from '#database/connect.ts'
import { startEmbedded } from '#database/embedded.ts'
import { HistoryDiffers } from '#database/migrating/judge-history.ts'
import type { Timeouts } from '#database/timeouts.ts'
import { taipeiDay } from '#rules/calendar.ts'
import { termsOn } from '#rules/terms.ts'
import { createCipher } from '#server/platform/cipher.ts'
import { addressesOf } from './main/addresses-of.ts'
import { findContentChanges } from '#server/content/reading/find-content-changes.ts'
import { FollowedContent } from '#server/platform/content/followed-content.ts'
import type { Storefront, WholeBundle } from '#server/platform/pages/storefront-bundle.ts'
import type { CardSdk, TrackerIds } from '#server/platform/pages/storefront-plugin.ts'
import { createFingerprint } from '#server/platform/limits/fingerprint.ts'
import { runWorker } from '#server/platform/outbox/run-worker.ts'
import { openStandbys } from '#server/platform/standbys/open-standbys.ts'
import { followTerms } from '#server/platform/settings/follow-terms.ts'
import type { Shop, ShopSettings } from '#server/platform/shop.ts'
import { fillStores } from '#server/delivery/stores/fill-stores.ts'
import { readConfig, type Config } from '#main/config.ts'
import { endWithin } from '#main/end-within.ts'
import { foreignOrigins } from '#main/foreign-origins.ts'
import { firstOwnerLine } from '#main/first-owner-line.ts'
import { keepCounters } from '#main/metrics/keep-counters.ts'
import { openMetrics } from '#main/metrics/open-metrics.ts'
import { showMetrics } from '#main/metrics/show-metrics.ts'
import { groundOf, thisCopy } from '#main/metrics/this-copy.ts'
import { openMediaOf } from '#main/open-media.ts'
import { openTraces } from '#main/traces/open-traces.ts'
import { openLog } from '#main/open-log.ts'
import { openPorts } from '#main/open-ports.ts'
import { furnish } from '#main/furnish.ts'
import { watchPorts } from '#main/watched-ports.ts'
import { readWeb } from '#main/read-web.ts'
import { work } from '#main/work.ts'
import { keepSchema, SchemaMissing } from '#main/keep-schema.ts'
import { catchWhatNobodyCaught, readParts, untilAskedToLeave, type Part } from '#main/parts.ts'

const root = resolve(import.meta.dirname, '..')

export type RunningShop = {
  /** Where it listens; empty where only background work runs. */
  address: string
  shop: Shop
  /** Where the first owner of the office begins; null when there is one. For the eyes of who starts the shop, and for no log. */
  firstOwnerLink: string | null
  stop: () => Promise<void>
  /** Stops after others have taken over: readiness says no at once, the background takes no more jobs, and who still comes is served for `DRAIN_SECONDS`. */
  drain: () => Promise<void>
}

type Closing = (() => Promise<unknown>)[]

/** Whoever is answered, and jobs, may take so long once the shop closes; what is left then is taken up by other copies. */
const requestsMs = 30_000
const jobsMs = 60_000

export type Opening = { /** Left out, what PARTS names, or all of them in one process. */ parts?: readonly Part[]; dev?: boolean }

/**
 * Opens the shop: reads the configuration, brings the database up to date, and answers on one origin. This is the only
 * file that knows every room.
 */
export async function openShop(
  variables: Record<string, string | undefined>,
  { parts = readParts([], variables['PARTS']), dev = false }: Opening = {},
): Promise<RunningShop> {
  const config = readConfig(variables)
  const log = openLog(config)
  const closing: Closing = []
  const stop = () => closeAll(closing, log)
  const metrics = openMetrics()
  closing.push(async () => metrics.close())
  try {
    const traces = await openTraces(config, log)
    if (traces) closing.push(traces.close)
    const { shop, databaseUrl } = await openRooms(config, { log, closing, parts })
    closing.push(await showMetrics(metrics, { shop, config, ground: groundOf(config) }))
    const firstOwnerLink = await furnish(shop, { config, databaseUrl, parts })
    closing.push(keepCounters(metrics.meters, { shop, copy: thisCopy(parts), ground: groundOf(config) }))
    const stopWork = parts.includes('worker') ? await startWork({ shop, config, databaseUrl }, closing) : async () => undefined
    const leaving = new AbortController()
    const door = parts.includes('web') ? await listen({ shop, config, dev, leaving: leaving.signal }, closing) : null
    if (parts.includes('web') && config.WARM_PICTURES) await warmPictures(shop, closing)
    if (parts.includes('worker')) getToKnowStores(shop, closing)
    const drain = async () => {
      leaving.abort()
      await Promise.all([stopWork(), door && pause(config.DRAIN_SECONDS * 1000).then(door.close)])
      await stop()
    }
    return { address: door?.address ?? '', shop, firstOwnerLink, stop, drain }
  } catch (error) {
    await stop()
    throw error
  }
}

export type BackRoom = { shop: Shop; close: () => Promise<void> }

/** The shop without listening, its worker and its demo goods: for what operations do from the command line, also while it is open. */
export async function openBackRoom(variables: Record<string, string | undefined>): Promise<BackRoom> {
  const config = readConfig(variables)
  const log = openLog(config, 'stderr')
  const closing: Closing = []
  const close = () => closeAll(closing, log)
  try {
    const { shop } = await openRooms(config, { log, closing, parts: ['migrate'] })
    return { shop, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function closeAll(closing: Closing, log: Logger): Promise<void> {
  for (const close of closing.splice(0).reverse()) await closeAnyway(close, log)
}

/** What cannot be closed is told, and the rest is closed all the same. */
async function closeAnyway(close: () => Promise<unknown>, log: Logger): Promise<void> {
  try {
    await close()
  } catch (error) {
    log.error({ err: error }, 'a part of the shop could not be closed')
  }
}

async function openRooms(
  config: Config,
  { log, closing, parts }: { log: Logger; closing: Closing; parts: readonly Part[] },
): Promise<{ shop: Shop; databaseUrl: string }> {
  const databaseUrl = config.DATABASE_URL ?? (await openEmbedded(config, closing))
  await keepSchema(databaseUrl, { log, mayMigrate: parts.includes('migrate'), directUrl: config.DATABASE_DIRECT_URL || databaseUrl })
  const pool = { poolSize: config.DATABASE_POOL_SIZE, timeouts: timeoutsOf(config) }
  const database = openDatabase({ ...pool, url: databaseUrl, pooled: config.DATABASE_POOLED, forCalls: true })
  closing.push(database.close)
  const reads = parts.includes('web') || parts.includes('worker')
  const standbys = openStandbys({ urls: reads ? config.DATABASE_READ_URL : [], primaryUrl: databaseUrl, pool, log })
  if (standbys) closing.push(() => standbys.close())
  const cipher = createCipher(config.CARD_KEYS, randomBytes)
  const fingerprint = createFingerprint(config.CARD_KEYS[0]?.key ?? new Uint8Array())
  const now = () => new Date()
  const content = new FollowedContent({
    ask: (since) => findContentChanges({ database, standbys, now }, since),
    now: () => performance.now(),
  })
  const terms = followTerms({ database, log }, content)
  const shop: Shop = {
    database,
    standbys,
    now,
    randomBytes,
    cipher,
    fingerprint,
    log,
    ports: watchPorts(openPorts(config)),
    media: openMediaOf(config, now),
    content,
    terms,
    settings: settingsOf(config),
  }
  return { shop, databaseUrl }
}

function timeoutsOf(config: Config): Timeouts {
  const { DATABASE_STATEMENT_TIMEOUT: statement, DATABASE_LOCK_TIMEOUT: lock, DATABASE_IDLE_TRANSACTION_TIMEOUT: idle } = config
  return { statementMs: statement * 1000, lockMs: lock * 1000, idleInTransactionMs: idle * 1000 }
}

/** Answers how the background stops: with what it has in hand done, within a minute. */
async function startWork(
  { shop, config, databaseUrl }: { shop: Shop; config: Config; databaseUrl: string },
  closing: Closing,
): Promise<() => Promise<void>> {
  const worker = await runWorker(shop, {
    work,
    databaseUrl,
    pooled: config.DATABASE_POOLED,
    directUrl: config.DATABASE_DIRECT_URL || undefined,
  })
  const stop = once(() => endWithin(jobsMs, worker.stop, () => shop.log.warn('jobs took too long: others take them up in half a minute')))
  closing.push(stop)
  return stop
}

/** Asked twice, it is done once. */
function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined
  return () => (done ??= work())
}

/** Where it listens, and how it stops: whoever is being answered is answered. */
type Door = { address: string; close: () => Promise<void> }

type Listening = { shop: Shop; config: Config; dev: boolean; /** Aborted once others are to take over. */ leaving: AbortSignal }

async function listen({ shop, config, dev, leaving }: Listening, closing: Closing): Promise<Door> {
  const web = await readWeb()
  const { builtOfficeFront, createApp, createInProcessClient, officeFrontInDevelopment, router, storefront } = web
  const terms = async () => termsOn(taipeiDay(shop.now()), { ...(await shop.terms()), seller: shop.settings.seller })
  let opened: Promise<Storefront<WholeBundle>> | undefined
  const made = () => (opened ??= dev ? web.storefrontInDevelopment(app) : web.builtStorefront(resolve(root, 'dist')))
  const app: FastifyInstance = await createApp(shop, {
    requestsPerMinute: config.REQUESTS_PER_MINUTE,
    trustProxy: config.TRUST_PROXY,
    office: config.OFFICE === '1',
    previews: { storefront: made, terms },
    leaving,
    openOfficeFront: (calls) => (dev ? officeFrontInDevelopment(calls) : builtOfficeFront(resolve(root, 'dist'))),
  })
  const close = closerOf(app)
  closing.push(close)
  if (!dev) await web.publishBuild(shop, resolve(root, 'dist'))
  await app.register(web.discoveryRoutes, { shop, securityContact: config.SECURITY_CONTACT })
  if (config.PUBLIC_FILES_ADDRESS !== '') web.letOthersFetch(app)
  await app.register(web.mediaRoutes, { media: shop.media })
  await app.register(storefront, {
    client: (caller) => createInProcessClient(shop, { ...caller, router }),
    content: shop.content,
    terms,
    made,
    ...addressesOf(shop),
    dev,
    distDirectory: resolve(root, 'dist'),
    db: shop.database.db,
    publicDirectory: resolve(root, 'public'),
    publicAddress: config.PUBLIC_ADDRESS,
    origins: foreignOrigins(config),
    cardSdk: cardSdkOf(config),
    trackers: trackersOf(config),
  })
  return { address: await app.listen({ host: config.HOST, port: config.PORT }), close }
}

function closerOf(app: FastifyInstance): Door['close'] {
  return once(() =>
    endWithin(
      requestsMs,
      async () => app.close(),
      () => app.server.closeAllConnections(),
    ),
  )
}

function cardSdkOf(config: Config): CardSdk {
  return {
    address: config.TAPPAY_SDK,
    environment: config.TAPPAY_ENVIRONMENT,
    appleMerchant: config.APPLE_PAY_MERCHANT,
    googleMerchant: config.GOOGLE_PAY_MERCHANT,
    googleScript: config.GOOGLE_PAY_SCRIPT,
  }
}

function trackersOf(config: Config): TrackerIds {
  return {
    tagManager: config.TRACKER_TAG_MANAGER,
    ads: config.TRACKER_ADS,
    pixel: config.TRACKER_PIXEL,
    messaging: config.TRACKER_MESSAGING,
    chat: config.TRACKER_CHAT,
  }
}

/** The usual sizes of all pictures are made in the background, so that the first visitors need not wait for them. */
async function warmPictures({ log, media }: Shop, closing: Closing): Promise<void> {
  const { warmMedia } = await readWeb()
  const leaving = new AbortController()
  const broken = (error: unknown) => log.warn({ err: error }, 'a picture could not be encoded')
  const warming = warmMedia(media, { signal: leaving.signal, broken }).catch(broken)
  closing.push(async () => {
    leaving.abort()
    await warming
  })
}

/** Also in the background: a shop that knows no store yet asks for them before its first shopper does. */
function getToKnowStores(shop: Shop, closing: Closing): void {
  const asking = fillStores(shop).catch((error: unknown) => shop.log.error({ err: error }, 'the store directory could not be taken over'))
  closing.push(() => asking)
}

async function openEmbedded(config: Config, closing: Closing): Promise<string> {
  const embedded = await startEmbedded({ directory: resolve(config.DATA_DIRECTORY, 'postgres'), port: config.DATABASE_PORT })
  closing.push(() => embedded.stop())
  return embedded.url
}

function settingsOf(config: Config): ShopSettings {
  const cardCompanyApp = { id: config.TAPPAY_APP_ID, key: config.TAPPAY_APP_KEY }
  const seller = {
    name: { zh: config.SELLER_NAME, en: config.SELLER_NAME_EN },
    taxId: config.SELLER_TAX_ID,
    address: { zh: config.SELLER_ADDRESS, en: config.SELLER_ADDRESS_EN },
    foodNumber: config.SELLER_FOOD_NUMBER,
  }
  return {
    isDemo: config.DEMO_SHOP,
    publicAddress: config.PUBLIC_ADDRESS,
    officeAddress: config.OFFICE_ADDRESS || config.PUBLIC_ADDRESS,
    cardCompanyApp,
    seller,
    invoiceQrKey: config.EINVOICE_QR_KEY,
    threeDSecureFrom: config.THREE_D_SECURE_FROM,
    bankCompany: config.BANK_COMPANY,
    sessionDaysAtMost: config.SESSION_DAYS_AT_MOST,
    reauthenticationMinutes: config.REAUTHENTICATION_MINUTES,
    logKey: logKeyOf(config),
    limits: config.LIMITS,
  }
}

/** Without a key of its own the log takes one from the oldest key of cards, which stays the longest. */
function logKeyOf({ LOG_KEY, CARD_KEYS }: Config): Uint8Array {
  return LOG_KEY.length > 0 ? LOG_KEY : new Uint8Array(hkdfSync('sha256', CARD_KEYS.at(-1)?.key ?? '', '', 'pseudonyms of the log', 32))
}

if (import.meta.main) {
  const leaving = untilAskedToLeave()
  try {
    const parts = readParts(process.argv.slice(2), process.env['PARTS'])
    catchWhatNobodyCaught(parts)
    const running = await openShop(process.env, { parts })
    if (running.firstOwnerLink) console.log(firstOwnerLine(running.firstOwnerLink))
    const hasMore = parts.some((part) => part !== 'migrate')
    if (hasMore && (await leaving) === 'in order') await running.drain()
    else await running.stop()
    process.exit(0)
  } catch (error) {
    console.error(error instanceof SchemaMissing || error instanceof HistoryDiffers ? error.message : error)
    process.exit(1)
  }
}
