import pg from 'pg'
import { readMigrations } from './read-migrations.ts'

const patienceMs = 5000

/** Names of the migrations of this version that a database does not have, the oldest first. */
export async function findMissingMigrations(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patienceMs, query_timeout: patienceMs })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const names = (await readMigrations()).map(({ name }) => name)
    const { rows: tables } = await client.query<{ is_there: boolean }>("select to_regclass('migrations') is not null as is_there")
    if (!tables[0]?.is_there) return names
    const { rows } = await client.query<{ name: string }>(
      'select name from unnest($1::text[]) as name where name not in (select name from migrations) order by name',
      [names],
    )
    return rows.map(({ name }) => name)
  } finally {
    await client.end()
  }
}
