import { sql } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tx } from '#database/connect.ts'

type Oldest = { before: Date; after: number; limit: number }

/**
 * Of so many movements after this one, as they were written, puts away those of before a moment; answers the last of them, and null where
 * none was. What another process is about to put away is left to it. The database lets nothing go of which it does not have the copy, and
 * keeps no movement twice.
 */
export async function putAwayOldest(tx: Tx, { before, after, limit }: Oldest): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    with oldest as (
      select id, created_at from only stock_movements where id > ${after} order by id limit ${limit} for update skip locked)
    select id from oldest where created_at < ${before} order by id`.execute(tx)
  const last = rows.at(-1)
  if (!last) return null
  const ids = anyOf(rows.map(({ id }) => id))
  await sql`insert into stock_movements_put_away select * from only stock_movements where id = ${ids} order by id`.execute(tx)
  await sql`delete from only stock_movements where id = ${ids}`.execute(tx)
  return last.id
}
