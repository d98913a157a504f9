import { batchMove } from '#contract/office/api/goods/bulk-move.ts'
import { addDays } from '#rules/calendar.ts'
import { inLanguage, type Language } from '#rules/locale.ts'
import { daysToTakeBack, mayReturnBatch, mayTakeBack } from '#rules/catalog/bulk/bulk-move.ts'
import type { PermissionName, Share } from '#rules/staff/permissions.ts'
import { listNamedProducts } from '#server/catalog/products/listing/list-named-products.ts'
import { nameOfStaff } from '#server/people/staff/published/name-of-staff.ts'
import type { Shop } from '#server/platform/shop.ts'
import { countRows, listRows, type BatchRow } from './batch-store.ts'
import type { BulkRefusal } from './bulk-verb.ts'
import { refusalText } from './refusal-text.ts'

const rowsOfPage = 200
const nobody = { ready: 0, same: 0, refused: 0, done: 0, undone: 0, kept: 0 }

type Viewer = { staffId: number; permissions: ReadonlyMap<PermissionName, Share> }

/** Batches as their pages show them. */
export async function presentBatches(shop: Shop, { batches, viewer }: { batches: readonly BatchRow[]; viewer: Viewer }) {
  const counts = await countRows(
    shop.database.db,
    batches.map(({ id }) => id),
  )
  const names = new Map<number, string>()
  for (const { staff_id: by } of batches) if (!names.has(by)) names.set(by, await nameOfStaff(shop, by))
  return batches.map((row) => {
    const of = counts.filter(({ batch_id: id }) => id === row.id).map(({ state, count }) => [state, count])
    return {
      ...presentBatch(row, { viewer, now: shop.now() }),
      by: names.get(row.staff_id) ?? '',
      counts: { ...nobody, ...Object.fromEntries(of) },
    }
  })
}

function presentBatch({ id, staff_id: by, state, ...row }: BatchRow, { viewer, now }: { viewer: Viewer; now: Date }) {
  const move = batchMove.parse(row.move)
  const { applied_at: appliedAt } = row
  const mayUndo = state === 'done' && appliedAt !== null && mayTakeBack({ appliedAt, now }) && mayReturnBatch(viewer.permissions, move)
  return {
    id,
    move,
    is_own: by === viewer.staffId,
    state,
    tried_at: row.tried_at.toISOString(),
    applied_at: appliedAt?.toISOString() ?? null,
    undone_at: row.undone_at?.toISOString() ?? null,
    undo_until: mayUndo ? addDays(appliedAt, daysToTakeBack).toISOString() : null,
  }
}

/** A page of its products with old and new value, those that refuse first. */
export async function listRowsOf({ database: { db } }: Shop, asked: { batch: number; after: number; language: Language }) {
  const rows = await listRows(db, { ...asked, limit: rowsOfPage + 1 })
  const shown = rows.slice(0, rowsOfPage)
  const products = new Map(
    (
      await listNamedProducts(
        db,
        shown.map((row) => row.product_id),
      )
    ).map((product) => [product.id, product]),
  )
  return {
    rows: shown.map(({ product_id: id, before, after, state, refusal }) => {
      const product = products.get(id)
      return {
        id,
        // One that was thrown away since has only its number left.
        name: product?.name ?? { zh: `#${id}`, en: `#${id}` },
        preview: product?.preview ?? '',
        before: before as Record<string, unknown>,
        after: after as Record<string, unknown>,
        state,
        why: refusal === null ? null : inLanguage(refusalText(refusal as BulkRefusal, asked.language), asked.language),
      }
    }),
    next: rows.length > rowsOfPage ? asked.after + rowsOfPage : null,
  }
}
