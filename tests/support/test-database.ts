import { randomBytes } from 'node:crypto'
import { afterAll, inject } from 'vitest'
import { openDatabase, type Database } from '#database/connect.ts'
import { furnishedTemplate, type Furnishing } from './templates.ts'
import { addressOf, copyOf, onServer } from './test-server.ts'

/** `pooled`: `url` leads through a pooler. `directUrl` leads past it, or is the same. */
export type TestDatabase = Database & { url: string; directUrl: string; pooled: boolean }

/**
 * A real database of its own for one test file, a copy of the migrated template (or of a furnished one), gone afterwards.
 * Called at the top of the file: `const database = await freshDatabase()`.
 */
export async function freshDatabase({ furnishing }: { furnishing?: Furnishing } = {}): Promise<TestDatabase> {
  const server = inject('testPostgres')
  const template = furnishing ? await furnishedTemplate(server, furnishing) : server.template
  const name = `${server.run}_${randomBytes(5).toString('hex')}`
  await onServer(server.url, (client) => client.query(copyOf(template, name)))
  const directUrl = addressOf(server.url, name)
  const url = server.pooler ? addressOf(server.pooler.url, name) : directUrl
  // However long a busy machine takes.
  const pooled = server.pooler !== null
  const database = openDatabase({ url, poolSize: 20, patienceMs: 60_000, pooled })
  afterAll(async () => {
    await database.close()
    await onServer(server.url, (client) => client.query(`drop database if exists ${name} with (force)`))
  })
  return { ...database, url, directUrl, pooled }
}

/** A database to which nothing stands in between. */
export function openDirectly(options: Parameters<typeof openDatabase>[0]): TestDatabase {
  const { url } = options
  return { ...openDatabase(options), url, directUrl: url, pooled: false }
}

/** How background work reaches a test's database. */
export function wayOfWorker({ url, directUrl, pooled }: TestDatabase) {
  return { databaseUrl: url, pooled, directUrl: pooled ? directUrl : undefined }
}

/** Does `work` with a database that holds nothing at all, as a shop finds it at its first start. */
export async function inEmptyDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const { url, run } = inject('testPostgres')
  const name = `${run}_empty_${randomBytes(5).toString('hex')}`
  await onServer(url, (client) => client.query(`create database ${name}`))
  return work(addressOf(url, name)).finally(() => onServer(url, (client) => client.query(`drop database ${name} with (force)`)))
}
