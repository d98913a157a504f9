import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { constants, getPriority, tmpdir } from 'node:os'
import path from 'node:path'
import { runMigrations } from 'graphile-worker'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { otherProcess } from '#support/other-process.ts'
import { openDatabase, type Database } from './connect.ts'
import { canReach } from './embedded/can-reach.ts'
import { startEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'
import { connectionStandsBehind } from './stand-behind.ts'

const home = mkdtempSync(path.join(tmpdir(), 'meihao-embedded-'))
chmodSync(home, 0o755)
afterAll(() => rmSync(home, { recursive: true, force: true }))

let places = 0
const newPlace = () => path.join(home, `shop-${(places += 1)}`, 'postgres')

async function ask(url: string, question: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ answer: unknown }>(`select ${question} as answer`)
    return rows[0]?.answer
  } finally {
    await client.end()
  }
}

const pidOf = (directory: string) => Number.parseInt(readFileSync(path.join(directory, 'postmaster.pid'), 'utf8'), 10)

/** Writes row after row until the server is gone, and answers how many were acknowledged. */
async function writeUntilItBreaks(url: string, breakIt: () => void): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  await client.query('create table noted (n int)')
  let acknowledged = 0
  try {
    for (;;) {
      await client.query('insert into noted values ($1)', [acknowledged])
      acknowledged += 1
      if (acknowledged === 300) breakIt()
      if (acknowledged === 500) return acknowledged
    }
  } catch {
    return acknowledged
  } finally {
    await client.end().catch(() => undefined)
  }
}

test('an empty folder becomes a database that speaks Chinese, whatever the environment says', async () => {
  const directory = newPlace()
  const other = await otherProcess(directory, { env: { PATH: process.env['PATH'] } })
  expect(other.attached).toBe(false)
  expect(await ask(other.url, "current_setting('server_encoding')")).toBe('UTF8')
  expect(await ask(other.url, "'ÉTÉ 美甲' ilike 'été 美_'")).toBe(true)
  const client = new pg.Client({ connectionString: other.url })
  await client.connect()
  await client.query('create extension pg_trgm')
  const { rows } = await client.query("select cardinality(show_trgm('美甲凝膠')) as count")
  await client.end()
  expect(rows).toEqual([{ count: 5 }])
  await other.end()
  expect(existsSync(path.join(directory, 'postmaster.pid'))).toBe(false)
})

test('two processes that start on the same empty folder share one server, and the last to leave stops it', async () => {
  const directory = newPlace()
  const [one, two] = await Promise.all([otherProcess(directory), otherProcess(directory)])
  expect(one.url).toBe(two.url)
  expect([one.attached, two.attached].sort()).toEqual([false, true])
  const [first, second] = one.attached ? [two, one] : [one, two]
  await first.end()
  expect(await ask(second.url, '1')).toBe(1)
  await second.end()
  await expect(ask(second.url, '1')).rejects.toThrow(/ECONNREFUSED|ENOENT/)
})

test('a server left by a process that was killed is joined and stopped, with every acknowledged row', async () => {
  const directory = newPlace()
  const other = await otherProcess(directory)
  let killed: Promise<void> = Promise.resolve()
  const acknowledged = await writeUntilItBreaks(other.url, () => (killed = other.kill()))
  await killed
  const server = await startEmbedded({ directory, port: 0 })
  expect(server).toMatchObject({ attached: true, url: other.url })
  expect(await ask(server.url, '(select count(*)::int from noted)')).toBe(acknowledged)
  await server.stop()
  expect(existsSync(path.join(directory, 'postmaster.pid'))).toBe(false)
})

test('a server that was killed itself comes back with every acknowledged row', async () => {
  const directory = newPlace()
  const killed = await startEmbedded({ directory, port: 0 })
  const acknowledged = await writeUntilItBreaks(killed.url, () => process.kill(pidOf(directory), 'SIGKILL'))
  const server = await startEmbedded({ directory, port: 0 })
  expect(server.attached).toBe(false)
  expect(await ask(server.url, '(select count(*)::int from noted)')).toBeGreaterThanOrEqual(acknowledged)
  await killed.stop()
  expect(await ask(server.url, '1')).toBe(1)
  await server.stop()
})

test('where no socket can be made it is reached by its port', async () => {
  const directory = newPlace()
  const first = await startEmbedded({ directory, port: 0 })
  const { port, searchParams } = new URL(first.url)
  expect(searchParams.get('host')).toBe(directory)
  await first.stop()
  mkdirSync(path.join(directory, `.s.PGSQL.${port}`))
  const server = await startEmbedded({ directory, port: Number(port) })
  expect(new URL(server.url).search).toBe('')
  expect(await ask(server.url, '1')).toBe(1)
  await server.stop()
})

test('a leftover of another life that names a living process is no server', async () => {
  const directory = newPlace()
  await (await startEmbedded({ directory, port: 0 })).stop()
  writeFileSync(path.join(directory, 'postmaster.pid'), `1\n${directory}\n1\n1\n\n127.0.0.1\n\nready\n`)
  const server = await startEmbedded({ directory, port: 0 })
  expect(server.attached).toBe(false)
  await server.stop()
})

test('a taken port is told in a sentence that says what to do', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => other.once('listening', resolve))
  const { port } = other.address() as AddressInfo
  await expect(startEmbedded({ directory: newPlace(), port })).rejects.toThrow(
    `Port ${port} is taken by another program. Set DATABASE_PORT`,
  )
  other.close()
})

test('a folder with something else in it is left alone', async () => {
  const directory = newPlace()
  mkdirSync(directory, { recursive: true })
  writeFileSync(path.join(directory, 'diary.txt'), 'mine')
  await expect(startEmbedded({ directory, port: 0 })).rejects.toThrow('is not empty and holds no PostgreSQL data')
  expect(readFileSync(path.join(directory, 'diary.txt'), 'utf8')).toBe('mine')
})

const isSuperuser = '(select rolsuper from pg_roles where rolname = current_user)'

test('DBS-07 the shop owns its database and is no superuser: it writes tables, and reads no file of the machine', async () => {
  const server = await startEmbedded({ directory: newPlace(), port: 0 })
  expect(await ask(server.url, isSuperuser)).toBe(false)
  await migrate(server.url)
  await runMigrations({ connectionString: server.url })
  await expect(ask(server.url, "pg_read_file('PG_VERSION')")).rejects.toThrow('permission denied')
  await expect(ask(server.url, '(select count(*) from pg_authid)')).rejects.toThrow('permission denied')
  expect(await ask(server.admin, isSuperuser)).toBe(true)
  await server.stop()
})

/** As a directory was when the shop was still the superuser itself. */
async function makeOld({ admin, directory }: { admin: string; directory: string }): Promise<void> {
  const client = new pg.Client({ connectionString: admin })
  await client.connect()
  for (const change of ['reassign owned by meihao to shop', 'drop owned by meihao', 'drop role meihao']) await client.query(change)
  await client.end()
  rmSync(path.join(directory, 'meihao-shop-password'))
}

test('DBS-07 a directory of former times goes on working: what was the superuser’s is the shop’s now', async () => {
  const directory = newPlace()
  const former = await startEmbedded({ directory, port: 0 })
  await migrate(former.url)
  await runMigrations({ connectionString: former.url })
  await makeOld({ admin: former.admin, directory })
  // Joined while it runs, as well as started.
  const server = await startEmbedded({ directory, port: 0 })
  expect(server.attached).toBe(true)
  expect(
    await ask(server.url, "(select string_agg(distinct tableowner, ' ') from pg_tables where schemaname in ('public', 'graphile_worker'))"),
  ).toBe('meihao')
  await migrate(server.url)
  await runMigrations({ connectionString: server.url })
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  await client.query("insert into users (uid, name) values ('A', '林小梅')")
  await client.query('alter table users add column diary text')
  await client.query("create or replace function keep_updated_at(kept regclass) returns void language sql as ''")
  await client.end()
  await server.stop()
  await former.stop()
  const again = await startEmbedded({ directory, port: 0 })
  expect(await ask(again.url, '(select name from users)')).toBe('林小梅')
  await again.stop()
})

const isRoot = process.getuid?.() === 0

test.runIf(isRoot)('root lends the server an ordinary user, also where that user cannot go', async () => {
  const directory = newPlace()
  mkdirSync(path.dirname(directory), { mode: 0o700 })
  const server = await startEmbedded({ directory, port: 0 })
  expect(lstatSync(directory).isSymbolicLink()).toBe(true)
  const data = realpathSync(directory)
  expect(lstatSync(data).uid).toBeGreaterThan(0)
  await server.stop()
  const again = await startEmbedded({ directory, port: 0 })
  expect(realpathSync(directory)).toBe(data)
  await again.stop()
  for (const place of [data, `${data}.log`]) rmSync(place, { recursive: true })
})

/** A checkout in a folder of root's own is closed to everybody else. */
const ordinaryUser = { uid: 1, gid: 1 }
const isOpenToAll = isRoot && canReach(process.execPath, ordinaryUser)

test.runIf(isOpenToAll)('an ordinary user runs it as itself', async () => {
  const directory = newPlace()
  const folder = path.dirname(directory)
  mkdirSync(folder)
  chownSync(folder, 1, 1)
  const other = await otherProcess(directory, ordinaryUser)
  expect(lstatSync(directory).uid).toBe(1)
  await other.end()
})

const patience = { timeout: 30_000 }
const { PRIORITY_BELOW_NORMAL: below, PRIORITY_NORMAL: normal } = constants.priority

async function processOf({ db }: Database): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  return rows[0]?.pid ?? 0
}

test('IMP-10 what the background asks stands behind what visitors ask, where the system can tell', { timeout: 60_000 }, async () => {
  const server = await startEmbedded({ directory: newPlace(), port: 0 })
  const visitors = openDatabase({ url: server.url, poolSize: 1 })
  const background = openDatabase({ url: server.url, poolSize: 1, onConnect: connectionStandsBehind })
  try {
    const [first, second] = [await processOf(visitors), await processOf(background)]
    await expect.poll(() => getPriority(second), patience).toBe(process.platform === 'linux' ? below : normal)
    expect(getPriority(first)).toBe(normal)
    const group = `/proc/${second}/autogroup`
    // Where there are none, the process alone is weighed.
    const weight = () => (existsSync(group) ? readFileSync(group, 'utf8') : `nice ${below}`)
    await expect.poll(weight, patience).toContain(`nice ${below}`)
  } finally {
    await Promise.all([visitors.close(), background.close()])
    await server.stop()
  }
})
