import pg from 'pg'
import type { Migration } from './read-migrations.ts'

/** Any number does, as long as nothing else in this database locks it. */
const lockKey = 815_2026

/** Whoever wants a row or a table waits behind a migration that waits for its lock: no longer than this (CPY-27). */
const lockTimeout = '400ms'

export type Outcome = 'applied' | 'there already' | 'others migrate'

/**
 * Applies one migration once. Who migrates holds a lock that ends with his transaction, so a pooler in between does no harm; others are
 * told so and do not wait, since an index that is built beside the traffic waits for everybody who waits in a transaction.
 */
export async function applyMigration({
  client,
  url,
  migration,
}: {
  client: pg.Client
  url: string
  migration: Migration
}): Promise<Outcome> {
  await client.query('begin')
  try {
    await client.query(timeouts)
    const outcome = await applyWithin(client, { url, migration })
    await client.query('commit')
    return outcome
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

const timeouts = `set local lock_timeout = '${lockTimeout}'; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`

/** Some functions are written for PostgreSQL 18; on one before, 0290 writes them anew, and until then nobody reads them. */
const believeFunctions = "select set_config('check_function_bodies', 'off', true) where current_setting('server_version_num')::int < 180000"

async function applyWithin(client: pg.Client, { url, migration }: { url: string; migration: Migration }): Promise<Outcome> {
  const { rows: locks } = await client.query<{ is_ours: boolean }>('select pg_try_advisory_xact_lock($1) as is_ours', [lockKey])
  if (!locks[0]?.is_ours) return 'others migrate'
  await client.query(
    'create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  )
  const { name, text, checksum, isApart, livesSince } = migration
  const { rowCount } = await client.query('select from migrations where name = $1', [name])
  if (rowCount === 1) return 'there already'
  await client.query(believeFunctions)
  await (isApart ? runApart(url, text) : client.query(text))
  await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum])
  if (livesSince !== null) await client.query('update migrations set lives_since = $2 where name = $1', [name, livesSince])
  return 'applied'
}

/** On a connection of its own. It keeps nobody waiting, so it may wait for others as long as it takes. */
async function runApart(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  // What breaks it, the statement under way says as well.
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ lock: string; statement: string }>(
      "select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement",
    )
    await setTimeouts(client, { lock: '0', statement: '0' })
    try {
      await dropHalfBuilt(client, text)
      await client.query(text)
    } finally {
      // Behind a pooler the connection goes on to others.
      if (rows[0]) await setTimeouts(client, rows[0])
    }
  } finally {
    await client.end()
  }
}

async function setTimeouts(client: pg.Client, { lock, statement }: { lock: string; statement: string }): Promise<void> {
  await client.query("select set_config('lock_timeout', $1, false), set_config('statement_timeout', $2, false)", [lock, statement])
}

/** An index that was being built when its process died is there, is kept up, and is of no use. */
async function dropHalfBuilt(client: pg.Client, text: string): Promise<void> {
  const [, name] = /\bcreate\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?(\w+)/i.exec(text) ?? []
  if (name === undefined) return
  const { rowCount } = await client.query('select from pg_index where indexrelid = to_regclass($1) and not indisvalid', [name])
  if (rowCount === 1) await client.query(`drop index concurrently if exists ${name}`)
}
