import { appendFile, chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll } from 'vitest'
import { startEmbedded, type EmbeddedServer } from '#database/embedded.ts'
import { migrate } from '#database/migrate.ts'
import { freePorts } from '../../bench/free-ports.ts'
import { openDirectly, type TestDatabase } from './test-database.ts'
import { onServer } from './test-server.ts'
import { smallShop } from './test-shelf.ts'

export type OwnPostgres = {
  /** The small shop's, as a server has it. */
  database: TestDatabase
  /** Where its data lies, and the same for the superuser. */
  directory: string
  adminUrl: string
  /** Everything of it falls at once, as when the power goes. */
  kill: () => Promise<void>
  /** On the same place, with everything that was committed. */
  startAgain: () => Promise<void>
  /** The server stays, and everybody who talks to it is sent away, as at a fail-over. */
  endConnections: () => Promise<void>
  /** From now on a commit waits until standbys of these names have it; of no name, for none. */
  awaitStandby: (names: string) => Promise<void>
}

/** A PostgreSQL of its own for one test file, as `npm start` runs it, which may be killed. Called at the top of the file. */
export async function openOwnPostgres(): Promise<OwnPostgres> {
  const home = await mkdtemp(join(tmpdir(), 'meihao-own-'))
  await chmod(home, 0o755)
  const directory = join(home, 'postgres')
  const [port = 0] = await freePorts(1)
  let server = await startEmbedded({ directory, port })
  const database = openDirectly({ url: server.url, poolSize: 12, forCalls: true })
  afterAll(async () => {
    await database.close()
    await server.stop()
    await rm(home, { recursive: true, force: true })
  }, 60_000)
  await migrate(server.url)
  await smallShop.furnish(database)
  const signal = async (name: NodeJS.Signals) => {
    const [pid] = (await readFile(join(directory, 'postmaster.pid'), 'utf8')).split('\n')
    process.kill(Number(pid), name)
  }
  return {
    database,
    directory,
    adminUrl: server.admin,
    kill: () => signal('SIGKILL'),
    async awaitStandby(names) {
      await appendFile(join(directory, 'postgresql.auto.conf'), `synchronous_standby_names = '${names}'\n`)
      await signal('SIGHUP')
    },
    async startAgain() {
      server = await startSoon({ directory, port })
    },
    async endConnections() {
      await onServer(server.url, (client) =>
        client.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
        ),
      )
    },
  }
}

/** What the last process of the killed one holds is free after a moment. */
async function startSoon(plan: { directory: string; port: number }): Promise<EmbeddedServer> {
  for (let attempt = 1; ; attempt++) {
    const started = await startEmbedded(plan).catch((error: unknown) => (attempt < 150 ? null : Promise.reject(error)))
    if (started) return started
    await pause(200)
  }
}
