import { sql, type Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'

/** The ids of products that hold the words, best first: the database finds them (0010_search.sql). */
export async function listFoundIds(
  db: Kysely<Tables>,
  { words, skip, most }: { words: string; skip: number; most: number },
): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select id from find_products_with(${words}, ${skip}, ${most}) with ordinality as found (id, place) order by place`.execute(db)
  return found.rows.map(({ id }) => id)
}
