import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { Day } from '#rules/calendar.ts'

/** Of each field of each kind the last row that has begun on that day, if it still asks for the field. */
export async function listRequirementRows(db: Kysely<Tables>, day: Day) {
  const rows = await db
    .selectFrom('label_requirements')
    .where('from_day', '<=', day)
    .distinctOn(['label_kind', 'field'])
    .orderBy('label_kind')
    .orderBy('field')
    .orderBy('from_day', 'desc')
    .select(['label_kind', 'field', 'required', 'needed', 'instead', 'source_zh', 'source_en'])
    .execute()
  return rows.filter(({ required }) => required)
}
