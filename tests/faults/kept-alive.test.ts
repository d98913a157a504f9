import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#database/connect.ts'
import { work } from '#main/work.ts'
import { runWorker } from '#server/platform/outbox/run-worker.ts'
import { freshDatabase } from '#support/test-database.ts'
import { smallShop } from '#support/test-shelf.ts'
import { openTestShop } from '#support/test-shop.ts'

// Lines over the network, as the system of this machine keeps them: /proc/net/tcp shows when it does something about each, and what.

const given = await freshDatabase({ furnishing: smallShop })
const { shop } = await openTestShop({ database: given })
const address = new URL(given.directUrl)
// Not by its socket.
address.searchParams.delete('host')
address.hostname = '127.0.0.1'
const url = address.href

const database = openDatabase({ url, poolSize: 2, timeouts: { statementMs: 0, lockMs: 0, idleInTransactionMs: 0 }, forCalls: true })
afterAll(database.close)
const { stop } = await runWorker({ ...shop, database }, { work, databaseUrl: url })
afterAll(stop)

const keepAlive = '02'

/** Of each end of a line, by its port and that of the other end, for how many seconds the system still waits before it tries the other end. */
async function findTries(): Promise<Map<string, number>> {
  const lines = (await readFile('/proc/net/tcp', 'utf8')).trim().split('\n').slice(1)
  const portOf = (end = '') => Number.parseInt(end.split(':')[1] ?? '', 16)
  return new Map(
    lines.map((each) => {
      const [, here, there, , , timer = ''] = each.trim().split(/\s+/)
      const [what, when = ''] = timer.split(':')
      const seconds = what === keepAlive ? Number.parseInt(when, 16) / 100 : Number.POSITIVE_INFINITY
      return [`${portOf(here)} ${portOf(there)}`, seconds]
    }),
  )
}

const linesOfListeners = sql<{ port: number }>`
  select client_port as port from pg_stat_activity where datname = current_database() and client_addr is not null and query ilike 'listen %'`

test.runIf(process.platform === 'linux')(
  'CPY-09 WRK-03 both ends of a line on which nothing is said try every few seconds whether the other is there',
  async () => {
    const server = Number(address.port)
    const soon = { timeout: 30_000, interval: 100 }
    const tries = async () => {
      const { rows } = await linesOfListeners.execute(given.db)
      const found = await findTries()
      return rows.flatMap(({ port }) => [found.get(`${port} ${server}`), found.get(`${server} ${port}`)])
    }
    await expect.poll(async () => (await tries()).length, soon).toBe(8)
    await expect.poll(async () => (await tries()).every((seconds) => seconds !== undefined && seconds <= 11), soon).toBe(true)
    // A transaction that rests in the middle, as that of a job that nobody else may do at once: what it has locked is free when its copy is gone.
    const resting = database.transaction(async (tx) => {
      const { rows } = await sql<{ port: number }>`select inet_client_port() as port`.execute(tx)
      await expect.poll(async () => ((await findTries()).get(`${server} ${rows[0]?.port}`) ?? Infinity) <= 11, soon).toBe(true)
    })
    await resting
  },
)
