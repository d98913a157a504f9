import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'

/** How many joined from one moment to another, both included, whether they are still members or not. */
export async function countJoined(db: Kysely<Tables>, { from, until }: { from: Date; until: Date }): Promise<number> {
  const { joined } = await db
    .selectFrom('users')
    .where('created_at', '>=', from)
    .where('created_at', '<=', until)
    .select(({ fn }) => fn.countAll<number>().as('joined'))
    .executeTakeFirstOrThrow()
  return Number(joined)
}
