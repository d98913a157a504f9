import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase, type Database } from '#database/connect.ts'
import { smallShop } from '#support/test-shelf.ts'
import { freePorts } from '../../bench/free-ports.ts'
import { buildIfNeeded } from '../../scripts/build.ts'
import { isWriting } from '../../scripts/cluster/ask-cluster.ts'
import { clusterPorts, databaseNames, portsNeeded } from '../../scripts/cluster/cluster-ports.ts'
import { findPrograms } from '../../scripts/cluster/find-programs.ts'
import { startCluster, type Cluster } from '../../scripts/cluster/start-cluster.ts'

// Three copies of the shop behind HAProxy, on three PostgreSQL under Patroni with one synchronous standby, through PgBouncer.

const programs = findPrograms()
const missing = typeof programs === 'string' ? programs : null
if (missing !== null) console.log(`tests/cluster is skipped. ${missing}`)

const long = { timeout: 240_000 }

describe.skipIf(missing !== null)('a cluster', () => {
  let home = ''
  let cluster: Cluster
  let database: Database

  beforeAll(async () => {
    if (typeof programs === 'string') return
    await buildIfNeeded()
    home = await mkdtemp(join(tmpdir(), 'meihao-cluster-'))
    await chmod(home, 0o755)
    const ports = clusterPorts(await freePorts(portsNeeded))
    const variables = { DEMO_SHOP: '0', LIMITS: 'unpaidOrders=100000,unpaidUnits=100000', REQUESTS_PER_MINUTE: '1000000' }
    cluster = await startCluster({ home, ports, programs, variables })
    database = openDatabase({ url: cluster.directUrl, poolSize: 4 })
    await smallShop.furnish({ ...database, url: cluster.directUrl })
  }, 300_000)

  afterAll(async () => {
    await database?.close()
    await cluster?.stop()
    await rm(home, { recursive: true, force: true })
  }, 60_000)

  test(
    'D-306 D-307 three copies answer behind one address, over a pooler that all but the listeners of the background go through',
    long,
    async () => {
      const ids = new Set<string>()
      for (let times = 0; times < 6; times++) expect((await fetch(`${cluster.address}/api/v1/categories`)).status).toBe(200)
      const pages = await Promise.all([1, 2, 3].map(() => fetch(`${cluster.address}/zh`)))
      expect(pages.map(({ status }) => status)).toEqual([200, 200, 200])
      for (const name of databaseNames) if (await isWriting(cluster.urlOf(name))) ids.add(name)
      expect([...ids]).toEqual([await cluster.primary()])
      const standbys = databaseNames.filter((name) => !ids.has(name))
      await expect
        .poll(async () => (await Promise.all(standbys.map((name) => cluster.isSynchronous(name)))).filter(Boolean).length, long)
        .toBe(1)
      const { rows } = await sql<{ listening: boolean; count: number }>`
      select application_name = 'meihao listener' as listening, count(*)::int as count from pg_stat_activity
      where usename = 'meihao' and pid <> pg_backend_pid() group by 1`.execute(database.db)
      expect(rows.find(({ listening }) => listening)?.count).toBe(3 * 4)
    },
  )

  test('CPY-15 the copies hold no more connections than the server has, with room for whoever looks after it', async () => {
    const { rows } = await sql<{ used: number; most: number }>`
      select count(*) filter (where usename = 'meihao')::int as used, current_setting('max_connections')::int as most
      from pg_stat_activity`.execute(database.db)
    const [{ used, most } = { used: 0, most: 0 }] = rows
    // Forty of the pooler, of each copy four listeners and one that looks how far the server is, and those of this test.
    expect(used).toBeLessThanOrEqual(40 + 3 * 5 + 4)
    expect(40 + 3 * 5 + 4).toBeLessThan(most - 10)
  })
})
