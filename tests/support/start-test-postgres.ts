import { createHash } from 'node:crypto'
import { chmod, mkdir, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbedded, type EmbeddedServer } from '#database/embedded.ts'
import { freePorts } from '../../bench/free-ports.ts'
import { inPath } from '../../scripts/cluster/find-programs.ts'
import { startPooler, type Pooler } from '../../scripts/cluster/start-pooler.ts'
import { migratedTemplate } from './templates.ts'
import { dropDatabases } from './test-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server of this run, and the migrated database that every test file begins with a copy of. */
    testPostgres: { url: string; template: string; run: string; pooler: { url: string } | null }
  }
}

/**
 * Once per run of the tests that need a database: a server, and on it one migrated database to copy. With TEST_POOLER=1 the databases of
 * test files are reached through PgBouncer in transaction mode.
 */
export default async function startTestPostgres(project: TestProject): Promise<() => Promise<void>> {
  const server = await openServer()
  const run = `test_${process.pid}_${Date.now().toString(36)}`
  const pooler = process.env['TEST_POOLER'] === '1' ? await openPooler(server.url) : null
  const template = await migratedTemplate(server.url)
  project.provide('testPostgres', { url: server.url, template, run, pooler: pooler && { url: pooler.addressOf('postgres') } })
  return async () => {
    await pooler?.stop()
    await dropDatabases(server.url, run)
    await server.stop()
  }
}

/** A folder of Linux that lies in memory, and how many bytes have to be free there for it to be taken. */
const memory = { folder: '/dev/shm', atLeast: 4 * 2 ** 30 }

/** Each test file has a database of its own, of 1,600 files that are made and removed again: on a disk that takes three times as long. */
async function findPlace(): Promise<string> {
  const { bavail, bsize } = await statfs(memory.folder).catch(() => ({ bavail: 0, bsize: 0 }))
  return bavail * bsize >= memory.atLeast ? memory.folder : tmpdir()
}

/** As many connections as a server of the tests has for two files at a time. */
const poolSize = 60

async function openPooler(serverUrl: string): Promise<Pooler> {
  const program = inPath('pgbouncer')
  if (!program) throw new Error('There is no PgBouncer here: apt-get install pgbouncer')
  const [port = 0] = await freePorts(1)
  const home = path.join(tmpdir(), `meihao-pooler-${process.pid}`)
  const pooler = await startPooler({ program, home, port, serverUrl, poolSize })
  return { ...pooler, stop: () => pooler.stop().then(() => rm(home, { recursive: true, force: true })) }
}

async function openServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env['TEST_DATABASE_URL']
  if (given !== undefined) return { url: given, stop: async () => undefined }
  const server = await startInTemporaryPlace()
  if (!server.attached) await dropDatabases(server.admin, 'test_')
  return { url: server.admin, stop: server.stop }
}

/**
 * One place per checkout, so that runs side by side share a server and a later run finds the template again. Nothing is
 * forced to disk, which is why it lies where a restart of the machine cleans up.
 */
async function startInTemporaryPlace(): Promise<EmbeddedServer> {
  const checkout = createHash('sha256').update(process.cwd()).digest('hex').slice(0, 8)
  const home = path.join(await findPlace(), `meihao-tests-${process.getuid?.() ?? 0}-${checkout}`)
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' }
  const start = async () => {
    await mkdir(home, { recursive: true })
    await chmod(home, 0o755)
    return startEmbedded({ directory: path.join(home, 'postgres'), port: 0, settings })
  }
  return start().catch(async () => {
    await rm(home, { recursive: true, force: true })
    return start()
  })
}
