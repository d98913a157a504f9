import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { openDatabase, type Database } from '#database/connect.ts'
import { startEmbedded } from '#database/embedded.ts'
import { defaultLimits } from '#server/platform/limits/limits.ts'
import { warmMedia } from '#server/platform/pictures/warm-media.ts'
import { buildIfNeeded } from '../scripts/build.ts'
import { keepCardKeys } from '../scripts/starting/card-keys.ts'
import { sandboxAsConfiguration, startSandboxProcess } from '../scripts/starting/sandbox-process.ts'
import { mediaIn } from './bench-media.ts'
import { waitForPage } from './fetch-page.ts'
import { freePorts } from './free-ports.ts'
import { startMeasured, type MeasuredProcess } from './measured-process.ts'

export type BenchShop = MeasuredProcess & {
  address: string
  home: string
  database: Database
  databaseUrl: string
  /** Where the stand-in of the card company answers. */
  cardCompany: string
  /** A second process of the same shop, which differs in these variables; whoever starts it stops it. */
  startBeside: (variables: Readonly<Record<string, string>>) => Promise<StartedShop>
}

export type StartedShop = MeasuredProcess & { address: string }

/** A place of its own for what a measured shop keeps, which PostgreSQL's user can walk through. */
export async function makeHome(): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'meihao-bench-'))
  await chmod(home, 0o755)
  return home
}

/** Only the card company is reached in these measurements; of all others the shop has to know where they would be. */
const nobody = 'http://127.0.0.1:9'
const providersBeside = (tappay: string) =>
  sandboxAsConfiguration({
    tappay,
    line: nobody,
    facebook: nobody,
    einvoice: nobody,
    logistics: nobody,
    bank: nobody,
    mailbox: nobody,
    smtpPort: 9,
  })

const anyPorts = { tappay: 0, line: 0, facebook: 0, einvoice: 0, logistics: 0, bank: 0, mailbox: 0, smtp: 0 }

/** The demo shop as in production, in a process of its own: built, seeded, and with the usual sizes of its pictures made. */
export async function openBenchShop({
  home: kept,
}: {
  /** A directory in which it is to stay; left out, nothing of it stays. */
  home?: string | undefined
} = {}): Promise<BenchShop> {
  await buildIfNeeded()
  const home = kept ?? (await makeHome())
  const sandbox = await startSandboxProcess({ shopAddress: nobody, dataDirectory: join(home, 'sandbox'), ports: anyPorts })
  const { tappay: cardCompany } = sandbox.addresses
  const embedded = await startEmbedded({ directory: join(home, 'postgres'), port: 0 })
  const database = openDatabase({ url: embedded.url })
  const first = await start({ home, cardCompany, databaseUrl: embedded.url })
  await first.stop()
  await warmMedia(mediaIn(home), { signal: new AbortController().signal, rest: 0, broken: tellBroken })
  const shop = await start({ home, cardCompany, databaseUrl: embedded.url })
  const stop = async () => {
    await shop.stop()
    await database.close()
    await embedded.stop()
    await sandbox.stop()
    if (kept === undefined) await rm(home, { recursive: true, force: true })
  }
  const startBeside: BenchShop['startBeside'] = (variables) => start({ home, cardCompany, databaseUrl: embedded.url, variables })
  return { ...shop, home, database, databaseUrl: embedded.url, cardCompany, startBeside, stop }
}

/** Whoever measures does what nobody may otherwise: everything, as fast as it goes. */
const withoutLimits = Object.keys({ ...defaultLimits.windows, ...defaultLimits.holdings })
  .map((name) => `${name}=999999999`)
  .join(',')

type Start = { home: string; cardCompany: string; databaseUrl: string; variables?: Readonly<Record<string, string>> }

async function start({ home, cardCompany, databaseUrl, variables = {} }: Start): Promise<StartedShop> {
  const [port] = await freePorts(1)
  const address = `http://127.0.0.1:${port}`
  const shop = startMeasured({
    program: resolve(import.meta.dirname, '../src/main.ts'),
    env: {
      ...providersBeside(cardCompany),
      PORT: String(port),
      DATA_DIRECTORY: home,
      CARD_KEYS: keepCardKeys(home),
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'warn',
      REQUESTS_PER_MINUTE: '10000000',
      LIMITS: withoutLimits,
      ...variables,
    },
  })
  await waitForPage(`${address}/health/ready`)
  return { ...shop, address }
}

/** A measurement over broken pictures would say nothing. */
function tellBroken(error: unknown): never {
  throw error
}
