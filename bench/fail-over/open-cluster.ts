import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase, type Database } from '#database/connect.ts'
import { smallShop } from '#support/test-shelf.ts'
import { buildIfNeeded } from '../../scripts/build.ts'
import { clusterPorts, portsNeeded } from '../../scripts/cluster/cluster-ports.ts'
import type { Programs } from '../../scripts/cluster/find-programs.ts'
import { startCluster, type Cluster } from '../../scripts/cluster/start-cluster.ts'
import { freePorts } from '../free-ports.ts'

/** A cluster with the small shop on it. `database` leads to whoever is the primary, past the pooler. */
export type OpenCluster = { home: string; cluster: Cluster; database: Database; close: () => Promise<void> }

const variables = { DEMO_SHOP: '0', LIMITS: 'unpaidOrders=1000000,unpaidUnits=1000000', REQUESTS_PER_MINUTE: '100000000' }

/** Three copies of the shop on three PostgreSQL, in a directory that goes with it. */
export async function openCluster(programs: Programs): Promise<OpenCluster> {
  await buildIfNeeded()
  const home = await mkdtemp(join(tmpdir(), 'meihao-fail-over-'))
  await chmod(home, 0o755)
  const leave = () => rm(home, { recursive: true, force: true })
  const ports = clusterPorts(await freePorts(portsNeeded))
  const cluster = await startCluster({ home, ports, programs, variables }).catch(async (error: unknown) => {
    await leave()
    throw error
  })
  const database = openDatabase({ url: cluster.directUrl, poolSize: 4 })
  const close = async () => {
    await database.close()
    await cluster.stop()
    await leave()
  }
  try {
    await smallShop.furnish({ ...database, url: cluster.directUrl })
  } catch (error) {
    await close()
    throw error
  }
  return { home, cluster, database, close }
}
