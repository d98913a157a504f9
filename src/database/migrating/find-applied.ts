import type pg from 'pg'
import type { Applied } from './judge-history.ts'

/** The migrations that a database has, the oldest first; those of a database that holds nothing are none. */
export async function findApplied(client: pg.Client): Promise<Applied[]> {
  const { rows: tables } = await client.query<{ is_there: boolean; says_since: boolean }>(
    `select to_regclass('migrations') is not null as is_there,
       exists (select from pg_attribute where attrelid = to_regclass('migrations') and attname = 'lives_since') as says_since`,
  )
  if (!tables[0]?.is_there) return []
  const since = tables[0].says_since ? 'lives_since' : 'null as lives_since'
  const { rows } = await client.query<Applied>(`select name, checksum, ${since} from migrations order by name`)
  return rows
}
