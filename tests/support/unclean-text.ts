import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'

/** Control signs but tab and line ends, marks that turn the direction of text, and signs that are none, for PostgreSQL. */
const unclean =
  '[\\u0001-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069\\ufdd0-\\ufdef\\ufffe\\uffff]'
/** The same as JSON writes it. */
const escaped = '\\\\u(00[01][0-9a-f]|d[89a-f])'

/** Every text of the database that holds a sign which nobody can read: the column, and how often. What is searched parts its texts with such signs. */
export async function findUncleanText({ db }: Database): Promise<string[]> {
  const columns = await sql<{ place: string; column: string; name: string }>`
    select format('%I.%I', table_schema, table_name) as place, format('%I', column_name) as column, table_name || '.' || column_name as name
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE' and table_name not in ('product_search', 'order_search', 'member_search', 'goods_search')
      and not (table_name like 'audit_entries%' and column_name = 'words') and data_type in ('text', 'json', 'jsonb', 'ARRAY')`.execute(db)
  const found: string[] = []
  for (const { place, column, name } of columns.rows) {
    const { rows } = await sql<{
      count: number
    }>`select count(*)::int as count from ${sql.raw(place)} where ${sql.raw(column)}::text ~ ${unclean} or ${sql.raw(column)}::text ~* ${escaped}`.execute(
      db,
    )
    if (rows[0]?.count) found.push(`${name}: ${rows[0].count}`)
  }
  return found
}
