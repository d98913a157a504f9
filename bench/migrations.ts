import { spawnSync } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '#database/embedded.ts'
import { migrate } from '#database/migrate.ts'
import { readMigrations } from '#database/migrating/read-migrations.ts'
import { isHere, openVersionBefore } from '../scripts/rollout/open-version-before.ts'
import { versionBefore } from '../scripts/rollout/version-before.ts'
import type { Figure } from './figures.ts'
import { startWhole } from './whole-start.ts'

/** `MIGRATED_ORDERS=1000000` for as many as the shop promises (CPY-27). */
const orders = Number(process.env['MIGRATED_ORDERS'] ?? 200_000)

/** Each migration that the version before does not have, on a database that it has filled, while somebody orders all the time. */
export async function measureMigrations(): Promise<Figure[]> {
  // A clone without its history has no version to begin with.
  if (!isHere(versionBefore.commit)) return []
  const home = await mkdtemp(join(tmpdir(), 'meihao-migrations-'))
  // PostgreSQL may run as another user, who has to walk through here.
  await chmod(home, 0o755)
  const before = await mkdtemp(join(tmpdir(), 'meihao-version-before-'))
  try {
    const { added } = openVersionBefore(versionBefore.commit, before)
    // Its goods come with its demo shop.
    await startWhole({ command: [process.execPath, 'scripts/start.ts'], directory: before, home })
    const args = ['scripts/seed.ts', '--products', '2000', '--orders', String(orders)]
    const filled = spawnSync(process.execPath, args, { cwd: before, env: { ...process.env, DATA_DIRECTORY: home }, stdio: 'inherit' })
    if (filled.status !== 0) throw new Error('The version before could not fill a database.')
    const server = await startEmbedded({ directory: join(home, 'postgres'), port: 0 })
    return await measureEach(server.url, added).finally(() => server.stop())
  } finally {
    for (const folder of [home, before]) await rm(folder, { recursive: true, force: true })
  }
}

async function measureEach(url: string, added: readonly string[]): Promise<Figure[]> {
  const migrations = await readMigrations()
  const figures: Figure[] = []
  for (const name of added) {
    const writer = await startWriting(url)
    const begin = performance.now()
    await migrate(url, { migrations: migrations.filter((each) => each.name <= name) })
    const milliseconds = performance.now() - begin
    const waited = await writer.stop()
    figures.push({ what: `${name}: others waited`, rounds: [waited], unit: 'ms', atMost: 1000 })
    figures.push({ what: `${name}: took`, rounds: [milliseconds], unit: 'ms' })
  }
  return figures
}

type Writer = { /** Answers the longest that it waited. */ stop: () => Promise<number> }

const everyTable = "select string_agg(quote_ident(tablename), ', ') as names from pg_tables where schemaname = 'public'"

/** Holds again and again what an order holds: every table for writing, and the rows of an order and of a product. */
async function startWriting(url: string): Promise<Writer> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ names: string }>(everyTable)
  const { rows: newest } = await client.query<{ id: string }>('select max(id) as id from orders')
  const last = Number(newest[0]?.id ?? 0)
  let isOver = false
  let longestMs = 0
  const writing = (async () => {
    while (!isOver) {
      const begin = performance.now()
      await client.query('begin')
      await client.query(`lock table ${rows[0]?.names} in row exclusive mode`)
      await client.query('select from orders where id >= $1 order by id limit 1 for update', [Math.floor(Math.random() * last)])
      await client.query('select from products where id >= (select floor(random() * max(id)) from products) order by id limit 1 for update')
      await client.query('commit')
      longestMs = Math.max(longestMs, performance.now() - begin)
    }
  })()
  return {
    async stop() {
      isOver = true
      await writing
      await client.end()
      return longestMs
    },
  }
}
