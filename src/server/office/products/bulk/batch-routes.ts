import { daysToTakeBack, mayReturnBatch, type BatchMove } from '#rules/catalog/bulk/bulk-move.ts'
import { addDays } from '#rules/calendar.ts'
import { readProductFilter } from '#rules/catalog/product-filter.ts'
import type { PermissionName, Share } from '#rules/staff/permissions.ts'
import { makeProductSelection } from '#server/office/lists/selections/make-product-selection.ts'
import { problem } from '#server/platform/http/problem.ts'
import { staff } from '#server/platform/office/office-procedures.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findBatchRow, listBatchRows } from './batch-store.ts'
import { listRowsOf, presentBatches } from './present-batch.ts'
import { applyBatch, undoBatch } from './press-batch.ts'
import { tryBatch } from './try-batch.ts'

const { productBatches } = staff
const batchesOfPage = 100

export const productBatchRoutes = {
  select: productBatches.select.handler(async ({ context: { shop, staffId }, input: { ids, products = {} } }) => {
    const { words, ...written } = products
    const made = await makeProductSelection(shop, { staffId, ids, filter: readProductFilter(written).filter, words })
    if (!made.ok) throw problem({ status: made.refusal.code })
    return made.value
  }),

  try: productBatches.try.handler(async ({ context: { shop, staffId, permissions }, input: { selection, move } }) => {
    needs(permissions, move)
    const tried = await tryBatch(shop, { selection, move, staffId })
    if (!tried.ok) throw problem({ status: tried.refusal.code })
    return { id: tried.value }
  }),

  apply: productBatches.apply.handler(async ({ context: { shop, staffId, actor, permissions }, input: { batch: id } }) => {
    const viewer = { staffId, permissions }
    const found = await existing(shop, { id, viewer })
    if (!found.is_own) throw problem({ status: 'not_found' })
    needs(permissions, found.move)
    await applyBatch(shop, { id, actor })
    return existing(shop, { id, viewer })
  }),

  undo: productBatches.undo.handler(async ({ context: { shop, staffId, actor, permissions }, input: { batch: id } }) => {
    const viewer = { staffId, permissions }
    needs(permissions, (await existing(shop, { id, viewer })).move)
    const undone = await undoBatch(shop, { id, actor })
    if (!undone.ok) throw problem({ status: undone.refusal.code })
    return existing(shop, { id, viewer })
  }),

  find: productBatches.find.handler(async ({ context: { shop, staffId, permissions, language }, input: { batch: id, after } }) => ({
    ...(await existing(shop, { id, viewer: { staffId, permissions } })),
    ...(await listRowsOf(shop, { batch: id, after, language })),
  })),

  list: productBatches.list.handler(async ({ context: { shop, staffId, permissions } }) => {
    const since = addDays(shop.now(), -daysToTakeBack)
    const batches = await listBatchRows(shop.database.db, { staffId, since, limit: batchesOfPage })
    return { batches: await presentBatches(shop, { batches, viewer: { staffId, permissions } }) }
  }),
}

type Held = ReadonlyMap<PermissionName, Share>

function needs(permissions: Held, move: BatchMove): void {
  if (!mayReturnBatch(permissions, move)) throw problem({ status: 'permission_denied' })
}

/** What was only tried is for who tried it. */
async function existing(shop: Shop, { id, viewer }: { id: number; viewer: { staffId: number; permissions: Held } }) {
  const row = await findBatchRow(shop.database.db, id)
  if (!row || (row.state === 'tried' && row.staff_id !== viewer.staffId)) throw problem({ status: 'not_found' })
  const [batch] = await presentBatches(shop, { batches: [row], viewer })
  if (!batch) throw problem({ status: 'not_found' })
  return batch
}
