import type { Kysely } from 'kysely'
import * as z from 'zod'
import { askedTogether } from '#database/asked-together.ts'
import type { Tables } from '#database/tables.ts'
import { taipeiDay, type Day } from '#rules/calendar.ts'
import { labelFields } from '#rules/label/missing-label.ts'
import { listRequirementRows } from './store.ts'

const field = z.enum(labelFields)
const instead = field.nullable()

/** What each kind of goods needs on its label now, and by which law (D-207). */
export async function listRequirements(db: Kysely<Tables>, now: Date) {
  const rows = await requirementsOfDay(db, taipeiDay(now))
  return rows.map(({ label_kind, needed, source_zh: zh, source_en: en, ...row }) => ({
    label_kind,
    field: field.parse(row.field),
    needed,
    instead: instead.parse(row.instead),
    source: { zh, en },
  }))
}

/** Many products are judged on one day. */
const requirementsOfDay = askedTogether(async (db, days: readonly Day[]) => {
  const known = new Map<Day, Awaited<ReturnType<typeof listRequirementRows>>>()
  for (const day of days) if (!known.has(day)) known.set(day, await listRequirementRows(db, day))
  return days.map((day) => known.get(day) ?? [])
})
