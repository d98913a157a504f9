import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import type { Logger } from 'pino'
import { openDatabase, type Database, type DatabaseAddress } from '#database/connect.ts'
import { startEmbedded } from '#database/embedded.ts'
import { connectionStandsBehind } from '#database/stand-behind.ts'
import type { Timeouts } from '#database/timeouts.ts'
import { findContentChanges } from '#server/content/reading/find-content-changes.ts'
import { createCipher } from '#server/platform/cipher.ts'
import { FollowedContent } from '#server/platform/content/followed-content.ts'
import { createFingerprint } from '#server/platform/limits/fingerprint.ts'
import { followTerms } from '#server/platform/settings/follow-terms.ts'
import type { Shop } from '#server/platform/shop.ts'
import { openStandbys } from '#server/platform/standbys/open-standbys.ts'
import type { Config } from '../config.ts'
import { keepSchema } from '../keep-schema.ts'
import { openMediaOf } from '../open-media.ts'
import { openPorts } from '../open-ports.ts'
import type { Part } from '../parts.ts'
import { watchPorts } from '../watched-ports.ts'
import type { Closing } from './closing.ts'
import { settingsOf } from './settings-of.ts'

/** As the environment of a process holds them. */
export type Variables = Readonly<Record<string, string | undefined>>

export type Rooms = { shop: Shop; databaseUrl: string }

/** The shop with its database up to date, which neither listens nor works by itself. */
export async function openRooms(
  config: Config,
  { log, closing, parts }: { log: Logger; closing: Closing; parts: readonly Part[] },
): Promise<Rooms> {
  const databaseUrl = config.DATABASE_URL ?? (await openEmbedded(config, closing))
  await keepSchema(databaseUrl, { log, mayMigrate: parts.includes('migrate'), directUrl: config.DATABASE_DIRECT_URL || databaseUrl })
  const pool = poolOf(config)
  const database = openDatabase(addressForCalls(config, databaseUrl))
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

function poolOf(config: Config) {
  return { poolSize: config.DATABASE_POOL_SIZE, timeouts: timeoutsOf(config) }
}

function addressForCalls(config: Config, url: string): DatabaseAddress {
  return { ...poolOf(config), url, pooled: config.DATABASE_POOLED, forCalls: true }
}

/** Its database once more, for what nobody waits for in front of a page. */
export function openBehind({ config, databaseUrl }: { config: Config; databaseUrl: string }, closing: Closing): Database {
  const database = openDatabase({ ...addressForCalls(config, databaseUrl), onConnect: connectionStandsBehind })
  closing.push(database.close)
  return database
}

function timeoutsOf(config: Config): Timeouts {
  const { DATABASE_STATEMENT_TIMEOUT: statement, DATABASE_LOCK_TIMEOUT: lock, DATABASE_IDLE_TRANSACTION_TIMEOUT: idle } = config
  return { statementMs: statement * 1000, lockMs: lock * 1000, idleInTransactionMs: idle * 1000 }
}

async function openEmbedded(config: Config, closing: Closing): Promise<string> {
  const embedded = await startEmbedded({ directory: resolve(config.DATA_DIRECTORY, 'postgres'), port: config.DATABASE_PORT })
  closing.push(() => embedded.stop())
  return embedded.url
}
