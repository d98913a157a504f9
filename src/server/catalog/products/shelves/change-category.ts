import * as z from 'zod'
import type { Actor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { changedFields } from '#server/platform/audit/changed-fields.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import { noteShown } from '#server/platform/pictures/published/note-shown.ts'
import type { Shop } from '#server/platform/shop.ts'
import { categoryChangeShape, coversOf, type CategoryChange } from './category-shape.ts'
import { faultInPlace, type PlaceRefusal } from './fault-in-place.ts'
import { lockCategoryRows, saveCategoryRow } from './store.ts'

/** Only the fields that are different now. */
export type CategoryChanged = { before: Record<string, unknown>; after: Record<string, unknown> }

export type CategoryChangeRefusal = { code: 'wrong_value'; why: string } | { code: 'unknown_category'; category: number } | PlaceRefusal

/** Changes names, place, covers or visibility of a category; all of it or nothing. Told twice, the second time changes nothing. */
export async function changeCategory(
  shop: Shop,
  { actor, id, change }: { actor: Actor; id: number; change: CategoryChange },
): Promise<Result<CategoryChanged, CategoryChangeRefusal>> {
  const read = categoryChangeShape.safeParse(change)
  if (!read.success) return refuse({ code: 'wrong_value', why: z.prettifyError(read.error) })
  return shop.database.transaction(async (tx) => {
    const rows = await lockCategoryRows(tx)
    const row = rows.find((known) => known.id === id)
    if (!row) return refuse({ code: 'unknown_category', category: id })
    const { before, after } = changedFields(row, read.data)
    if (Object.keys(after).length === 0) return ok({ before, after })
    const moves = after.parent_id !== undefined || after.name_zh !== undefined
    const fault = moves ? faultInPlace(rows, { ...row, ...after }) : null
    if (fault) return refuse(fault)
    await saveCategoryRow(tx, { id, change: after })
    await noteShown(tx, { addresses: coversOf(after), now: shop.now() })
    await writeAuditEntry(tx, { actor, verb: 'change-category', subject: `category ${id}`, before, after, now: shop.now() })
    return ok({ before, after })
  })
}
