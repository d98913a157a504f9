import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import { pino } from 'pino'
import { createFacebookSignIn } from '#adapters/facebook/facebook-sign-in.ts'
import { createLineSignIn } from '#adapters/line/line-sign-in.ts'
import { createSmtpMailer } from '#adapters/smtp/smtp-mailer.ts'
import { createTappayCardCompany } from '#adapters/tappay/tappay-card-company.ts'
import { openDatabase } from '#database/connect.ts'
import { startEmbedded } from '#database/embedded.ts'
import { migrate } from '#database/migrate.ts'
import { createApp } from '#server/app.ts'
import { prepareWorker, runWorker } from '#server/outbox/run-worker.ts'
import type { Ports, Shop } from '#server/shop.ts'
import { readConfig, type Config } from './config.ts'

export type RunningShop = { address: string; shop: Shop; stop: () => Promise<void> }

/**
 * Opens the shop: reads the configuration, brings the database up to date, and answers on one origin. This is the only
 * file that knows every room.
 */
export async function openShop(variables: Record<string, string | undefined>, { dev = false } = {}): Promise<RunningShop> {
  const config = readConfig(variables)
  const log = pino({ level: config.LOG_LEVEL, base: null })
  const closing: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const close of closing.splice(0).reverse()) await close()
  }
  try {
    const databaseUrl = config.DATABASE_URL ?? (await openEmbedded(config, closing))
    await migrate(databaseUrl)
    await prepareWorker(databaseUrl)
    const database = openDatabase({ url: databaseUrl, pooled: config.DATABASE_POOLED, poolSize: config.DATABASE_POOL_SIZE })
    closing.push(database.close)
    const shop: Shop = { database, now: () => new Date(), randomBytes, log, ports: openPorts(config), settings: settingsOf(config) }
    const worker = await runWorker(shop, databaseUrl)
    closing.push(worker.stop)
    const app = await createApp(shop, { requestsPerMinute: config.REQUESTS_PER_MINUTE, trustProxy: config.TRUST_PROXY })
    closing.push(async () => app.close())
    const address = await app.listen({ host: config.HOST, port: config.PORT })
    return { address, shop, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function openEmbedded(config: Config, closing: (() => Promise<void>)[]): Promise<string> {
  const embedded = await startEmbedded({ directory: resolve(config.DATA_DIRECTORY, 'postgres'), port: config.DATABASE_PORT })
  closing.push(() => embedded.stop())
  return embedded.url
}

function openPorts(config: Config): Ports {
  return {
    cardCompany: createTappayCardCompany({
      address: config.TAPPAY_ADDRESS,
      partnerKey: config.TAPPAY_PARTNER_KEY,
      merchants: { card: config.TAPPAY_MERCHANT_CARD },
    }),
    signIn: {
      line: createLineSignIn({
        authorizeAddress: config.LINE_AUTHORIZE_ADDRESS,
        apiAddress: config.LINE_API_ADDRESS,
        issuer: config.LINE_ISSUER,
        channelId: config.LINE_CHANNEL_ID,
        channelSecret: config.LINE_CHANNEL_SECRET,
      }),
      facebook: createFacebookSignIn({
        dialogAddress: config.FACEBOOK_DIALOG_ADDRESS,
        graphAddress: config.FACEBOOK_GRAPH_ADDRESS,
        appId: config.FACEBOOK_APP_ID,
        appSecret: config.FACEBOOK_APP_SECRET,
      }),
    },
    mailer: createSmtpMailer({ url: config.SMTP_URL, from: config.MAIL_FROM }),
  }
}

function settingsOf(config: Config) {
  return { publicAddress: config.PUBLIC_ADDRESS, cardCompanyApp: { id: config.TAPPAY_APP_ID, key: config.TAPPAY_APP_KEY } }
}

if (import.meta.main) {
  const running = await openShop(process.env)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void running.stop().then(() => process.exit(0)))
}
