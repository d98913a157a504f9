import * as z from 'zod'
import type { Actor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import { noteShown } from '#server/platform/pictures/published/note-shown.ts'
import type { Shop } from '#server/platform/shop.ts'
import { coversOf, newCategoryShape, type NewCategory } from './category-shape.ts'
import { faultInPlace, type PlaceRefusal } from './fault-in-place.ts'
import { createCategoryRow, lockCategoryRows } from './store.ts'

export type NewCategoryRefusal = { code: 'wrong_value'; why: string } | PlaceRefusal

/** Takes a category into the menu, with no products yet; answers its id. */
export async function createCategory(
  shop: Pick<Shop, 'database' | 'now'>,
  { actor, category }: { actor: Actor; category: NewCategory },
): Promise<Result<number, NewCategoryRefusal>> {
  const read = newCategoryShape.safeParse(category)
  if (!read.success) return refuse({ code: 'wrong_value', why: z.prettifyError(read.error) })
  const said = { ...read.data, parent_id: read.data.parent_id ?? null }
  return shop.database.transaction(async (tx) => {
    const fault = faultInPlace(await lockCategoryRows(tx), { ...said, id: null })
    if (fault) return refuse(fault)
    const id = await createCategoryRow(tx, said)
    await noteShown(tx, { addresses: coversOf(said), now: shop.now() })
    await writeAuditEntry(tx, { actor, verb: 'create-category', subject: `category ${id}`, before: null, after: said, now: shop.now() })
    return ok(id)
  })
}
