import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { HistoryDiffers } from '#database/migrating/judge-history.ts'
import { taipeiDay } from '#rules/calendar.ts'
import { termsOn } from '#rules/terms.ts'
import { addressesOf } from './main/addresses-of.ts'
import type { Storefront, WholeBundle } from '#server/platform/pages/storefront-bundle.ts'
import type { CardSdk, TrackerIds } from '#server/platform/pages/storefront-plugin.ts'
import { runWorker } from '#server/platform/outbox/run-worker.ts'
import type { Shop } from '#server/platform/shop.ts'
import { fillStores } from '#server/delivery/stores/fill-stores.ts'
import { readConfig, type Config } from '#main/config.ts'
import { importApart } from '#main/apart/import-apart.ts'
import { endWithin } from '#main/end-within.ts'
import { foreignOrigins } from '#main/foreign-origins.ts'
import { firstOwnerLine } from '#main/first-owner-line.ts'
import { keepCounters } from '#main/metrics/keep-counters.ts'
import { openMetrics } from '#main/metrics/open-metrics.ts'
import { showMetrics } from '#main/metrics/show-metrics.ts'
import { groundOf, thisCopy } from '#main/metrics/this-copy.ts'
import { openTraces } from '#main/traces/open-traces.ts'
import { openLog } from '#main/open-log.ts'
import { furnish } from '#main/furnish.ts'
import { readWeb } from '#main/read-web.ts'
import { closeAll, type Closing } from '#main/rooms/closing.ts'
import { openBehind, openRooms, type Variables } from '#main/rooms/open-rooms.ts'
import { work } from '#main/work.ts'
import { SchemaMissing } from '#main/keep-schema.ts'
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

/** Whoever is answered, and jobs, may take so long once the shop closes; what is left then is taken up by other copies. */
const requestsMs = 30_000
const jobsMs = 60_000

export type Opening = { /** Left out, what PARTS names, or all of them in one process. */ parts?: readonly Part[]; dev?: boolean }

/**
 * Opens the shop: reads the configuration, brings the database up to date, answers on one origin, and works in
 * the background.
 */
export async function openShop(
  variables: Variables,
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
    const stopWork = parts.includes('worker') ? await startWork({ shop, config, databaseUrl, variables }, closing) : async () => undefined
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

type Background = { shop: Shop; config: Config; databaseUrl: string; variables: Variables }

/** Answers how the background stops: with what it has in hand done, within a minute. */
async function startWork({ shop, config, databaseUrl, variables }: Background, closing: Closing): Promise<() => Promise<void>> {
  const leaving = new AbortController()
  const apart = importApart({ variables: { ...variables, DATABASE_URL: databaseUrl }, leaving: leaving.signal })
  const worker = await runWorker(
    { ...shop, database: openBehind({ config, databaseUrl }, closing), importApart: apart },
    {
      work,
      databaseUrl,
      pooled: config.DATABASE_POOLED,
      directUrl: config.DATABASE_DIRECT_URL || undefined,
    },
  )
  const stop = once(async () => {
    leaving.abort()
    await endWithin(jobsMs, worker.stop, () => shop.log.warn('jobs took too long: others take them up in half a minute'))
  })
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
