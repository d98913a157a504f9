import type { Kysely } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tables } from '#database/tables.ts'
import { namesOfStaff } from '#server/people/staff/published/names-of-staff.ts'

/** What people of the office want those to read who pick and pack these orders, oldest first. */
export async function listNotesToPrint(db: Kysely<Tables>, orderIds: readonly number[]) {
  return db
    .selectFrom('order_notes')
    .innerJoin(namesOfStaff().as('writer'), 'writer.id', 'order_notes.staff_id')
    .where('order_id', '=', anyOf(orderIds))
    .where('print_on_pick', '=', true)
    .where('removed_at', 'is', null)
    .orderBy('order_notes.id')
    .select(['order_notes.order_id', 'order_notes.text', 'writer.name as by', 'order_notes.written_at'])
    .execute()
}
