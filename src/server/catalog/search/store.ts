import { sql, type Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { asWrittenInTaiwan } from './as-written-in-taiwan.ts'

type Asked = { words: string; skip: number; most: number }

/** The ids of products that hold all the words, best first: the database finds them (0065_search_folds.sql). */
export async function listFoundIds(db: Kysely<Tables>, { words, skip, most }: Asked): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select id from find_products_with(${words}, ${asWrittenInTaiwan(words)}, ${skip}, ${most}) with ordinality as found (id, place)
    order by place`.execute(db)
  return found.rows.map(({ id }) => id)
}

/** The same with one product for each family that takes one card (FAM-06, FAM-08; 0217_one_card_per_family.sql). */
export async function listFoundCards(db: Kysely<Tables>, { words, skip, most }: Asked): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select id from find_cards_with(${words}, ${asWrittenInTaiwan(words)}, ${skip}, ${most}) with ordinality as found (id, place)
    order by place`.execute(db)
  return found.rows.map(({ id }) => id)
}
