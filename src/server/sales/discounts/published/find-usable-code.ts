import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'

/** Of the codes with these ids the one that lasts longest and is neither used up nor over; undefined without one. For codes that are used once. */
export async function findUsableCode(db: Kysely<Tables>, { ids, now }: { ids: readonly number[]; now: Date }) {
  if (ids.length === 0) return undefined
  return db
    .selectFrom('discount_codes')
    .where('id', 'in', ids)
    .where('active', '=', true)
    .where('ends_at', '>', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('discount_uses')
            .whereRef('discount_uses.code_id', '=', 'discount_codes.id')
            .where('discount_uses.released_at', 'is', null)
            .select('discount_uses.id'),
        ),
      ),
    )
    .orderBy('ends_at', 'desc')
    .select(['code', 'value', 'ends_at'])
    .$narrowType<{ ends_at: Date }>()
    .executeTakeFirst()
}
