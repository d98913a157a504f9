import pg from 'pg'
import { watchLine } from '#database/waiting/lines.ts'
import { findApplied } from './find-applied.ts'
import { judgeHistory } from './judge-history.ts'
import { readMigrations } from './read-migrations.ts'
import { readVersion } from './versions.ts'

const patienceMs = 5000

/** Names of the migrations of this version that a database does not have, the oldest first. Throws `HistoryDiffers`. */
export async function findMissingMigrations(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patienceMs, query_timeout: patienceMs })
  client.on('error', () => undefined)
  watchLine(client)
  await client.connect()
  try {
    const [migrations, applied] = [await readMigrations(), await findApplied(client)]
    judgeHistory(applied, { migrations, version: readVersion() })
    const there = new Set(applied.map(({ name }) => name))
    return migrations.map(({ name }) => name).filter((name) => !there.has(name))
  } finally {
    await client.end()
  }
}
