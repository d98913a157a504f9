import pg from 'pg'
import { readMigrations, type Migration } from './read-migrations.ts'

/** Any number does, as long as nothing else in this database locks it. */
const lockKey = 815_2026

/**
 * Brings a database to the newest schema and answers the names it applied. Each file is one transaction, and processes
 * that start together take turns by a lock that ends with the transaction, so a pooler in between does no harm.
 * Throws when a file that was applied has been changed since, or is gone.
 */
export async function migrate(url: string): Promise<string[]> {
  const migrations = await readMigrations()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const applied: string[] = []
    for (const migration of migrations) if (await applyOnce(client, migration)) applied.push(migration.name)
    await refuseUnknown(client, migrations)
    return applied
  } finally {
    await client.end()
  }
}

/** Some functions are written for PostgreSQL 18; on one before, 0290 writes them anew, and until then nobody reads them. */
const believeFunctions = "select set_config('check_function_bodies', 'off', true) where current_setting('server_version_num')::int < 180000"

async function applyOnce(client: pg.Client, migration: Migration): Promise<boolean> {
  await client.query('begin')
  try {
    const isNew = !(await isApplied(client, migration))
    if (isNew) {
      await client.query(believeFunctions)
      await client.query(migration.text)
      await client.query('insert into migrations (name, checksum) values ($1, $2)', [migration.name, migration.checksum])
    }
    await client.query('commit')
    return isNew
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migration ${migration.name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

async function isApplied(client: pg.Client, migration: Migration): Promise<boolean> {
  await client.query('select pg_advisory_xact_lock($1)', [lockKey])
  await client.query(
    'create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  )
  const { rows } = await client.query<{ checksum: string }>('select checksum from migrations where name = $1', [migration.name])
  const checksum = rows[0]?.checksum
  if (checksum !== undefined && checksum !== migration.checksum) {
    throw new Error(
      'this file was changed after it had been applied here. Restore it and put the change into a new one: npm run db:new <name>',
    )
  }
  return checksum !== undefined
}

/** A database that is ahead of the program belongs to a newer version of it. */
async function refuseUnknown(client: pg.Client, migrations: Migration[]): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select name from migrations where name <> all ($1) order by name', [
    migrations.map((migration) => migration.name),
  ])
  if (rows.length === 0) return
  throw new Error(`This database has migrations that this version of the shop does not know: ${rows.map((row) => row.name).join(', ')}`)
}
