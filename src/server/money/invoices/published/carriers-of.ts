import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'

/** The carriers of invoices that a member used last; null for each that they never used. */
export async function findCarriersOf(db: Kysely<Tables>, memberId: number) {
  const row = await db
    .selectFrom('invoice_preferences')
    .where('user_id', '=', memberId)
    .select(['member', 'mobile', 'citizen'])
    .executeTakeFirst()
  return row ?? { member: null, mobile: null, citizen: null }
}
