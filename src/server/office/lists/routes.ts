import { exportNeeds } from '#rules/orders/export-kinds.ts'
import { batchMovesNeed } from '#rules/orders/batch-moves.ts'
import type { PermissionName, Share } from '#rules/staff/permissions.ts'
import { traceIn } from '#server/platform/office/trace-in.ts'
import { problem } from '#server/platform/http/problem.ts'
import { staff } from '#server/platform/office/office-procedures.ts'
import type { Shop } from '#server/platform/shop.ts'
import { ordersMeant } from '../orders/orders-of-filter.ts'
import { batchInput } from './batches/batch-input.ts'
import { beginBatch, previewBatch } from './batches/begin-batch.ts'
import { findBatch, listBatchRows, retryBatch, stopBatch } from './batches/find-batch.ts'
import { askAuditExport } from './exports/ask-audit-export.ts'
import { askGoodsExport } from './exports/ask-goods-export.ts'
import { askMembersExport } from './exports/ask-members-export.ts'
import { askMovementsExport } from './exports/ask-movements-export.ts'
import { askExport } from './exports/ask-export.ts'
import { fetchExport, listExports } from './exports/find-export.ts'
import { makeSelection } from './selections/make-selection.ts'
import { changeSavedView, createSavedView, putViewAway } from './views/change-view.ts'
import { listViews } from './views/list-views.ts'
import { viewProblem } from './views/view-problem.ts'
import { saveColumns } from './views/view-store.ts'

const { views, selections, batches, exports } = staff

export const viewRoutes = {
  list: views.list.handler(async ({ context: { shop, staffId }, input: { page } }) => listViews(shop, { page, staffId })),

  save: views.save.handler(async ({ context: { shop, staffId, actor }, input }) => ({
    id: await createSavedView(shop, { ...input, staffId, actor }),
  })),

  change: views.change.handler(async ({ context: { shop, staffId, actor }, input }) => {
    const changed = await changeSavedView(shop, { ...input, staffId, actor })
    if (!changed.ok) throw problem(viewProblem(changed.refusal))
    return { version: changed.value }
  }),

  remove: views.remove.handler(async ({ context: { shop, staffId, actor }, input: { id } }) => {
    const done = await putViewAway(shop, { id, staffId, actor, away: 'away' })
    if (!done.ok) throw problem(viewProblem(done.refusal))
    return { status: 'done' as const }
  }),

  restore: views.restore.handler(async ({ context: { shop, staffId, actor }, input: { id } }) => {
    const done = await putViewAway(shop, { id, staffId, actor, away: 'back' })
    if (!done.ok) throw problem(viewProblem(done.refusal))
    return { status: 'done' as const }
  }),

  arrange: views.arrange.handler(async ({ context: { shop, staffId }, input: { page, ...columns } }) => {
    await saveColumns(shop.database.db, { staffId, page, columns })
    return { status: 'done' as const }
  }),
}

export const selectionRoutes = {
  make: selections.make.handler(async ({ context: { shop, staffId, permissions }, input: { numbers, orders } }) => {
    const { words, ...meant } = orders ?? { view: 'all' as const }
    const asked = numbers ? { numbers } : { filter: ordersMeant(meant, shop.now()), words }
    const said = numbers ? { selected: numbers.length } : (orders ?? {})
    const made = await makeSelection(shop, { staffId, said, ...asked })
    if (!made.ok) throw problem({ status: made.refusal.code })
    return { ...made.value, total: permissions.has('orders.money') ? made.value.total : null }
  }),
}

type Held = ReadonlyMap<PermissionName, Share>

export const batchRoutes = {
  preview: batches.preview.handler(async ({ context: { shop, staffId, permissions }, input: { move, selection, ...input } }) => {
    needs(permissions, batchMovesNeed[move])
    const effect = await previewBatch(shop, { move, selection, input: batchInput.parse(input), staffId })
    if (!effect) throw problem({ status: 'selection_ended' })
    return effect
  }),

  begin: batches.begin.handler(async ({ context, input: { move, selection, ...input } }) => {
    const { shop, staffId, permissions, idempotencyKey } = context
    needs(permissions, batchMovesNeed[move])
    const wish = { move, selection, input: batchInput.parse(input), staffId }
    const begun = await beginBatch(shop, { ...wish, trace: traceIn(context), press: idempotencyKey ?? '' })
    if (!begun.ok) throw problem({ status: begun.refusal.code })
    return { id: begun.value }
  }),

  find: batches.find.handler(async ({ context: { shop, staffId }, input: { id, after } }) => {
    return { ...(await existing(shop, { id, staffId })), ...(await listBatchRows(shop, { id, after })) }
  }),

  stop: batches.stop.handler(async ({ context: { shop, staffId }, input: { id } }) => {
    if (!(await stopBatch(shop, { id, staffId }))) throw problem({ status: 'not_found' })
    return existing(shop, { id, staffId })
  }),

  retry: batches.retry.handler(async ({ context: { shop, staffId }, input: { id } }) => {
    if (!(await retryBatch(shop, { id, staffId }))) throw problem({ status: 'not_found' })
    return existing(shop, { id, staffId })
  }),
}

export const exportRoutes = {
  ask: exports.ask.handler(async ({ context, input }) => {
    const { shop, staffId, actor, permissions, language, idempotencyKey } = context
    const by = { staffId, actor, share: permissions.get('orders.export'), language, trace: traceIn(context), press: idempotencyKey ?? '' }
    const asked = await askExport(shop, { ...input, ...by })
    if (!asked.ok) throw problem({ status: asked.refusal.code })
    return { id: asked.value }
  }),

  askGoods: exports.askGoods.handler(async ({ context, input }) => {
    const { shop, staffId, actor, permissions, language, idempotencyKey } = context
    if (!permissions.has(exportNeeds[input.kind])) throw problem({ status: 'permission_denied' })
    const by = { staffId, actor, language, trace: traceIn(context), press: idempotencyKey ?? '' }
    const asked = await askGoodsExport(shop, { ...input, ...by })
    if (!asked.ok) throw problem({ status: asked.refusal.code })
    return { id: asked.value }
  }),

  askMovements: exports.askMovements.handler(async ({ context, input }) => {
    const { shop, staffId, actor, language, idempotencyKey } = context
    const by = { staffId, actor, language, trace: traceIn(context), press: idempotencyKey ?? '' }
    return { id: await askMovementsExport(shop, { ...input, ...by }) }
  }),

  askMembers: exports.askMembers.handler(async ({ context, input }) => {
    const { shop, staffId, actor, permissions, language, idempotencyKey } = context
    const by = { staffId, actor, permissions, language, trace: traceIn(context), press: idempotencyKey ?? '' }
    return { id: await askMembersExport(shop, { ...input, ...by }) }
  }),

  list: exports.list.handler(async ({ context: { shop, staffId, permissions }, input: { below } }) =>
    listExports(shop, { staffId, permissions, below }),
  ),

  file: exports.file.handler(async ({ context: { shop, staffId }, input: { id } }) => {
    const file = await fetchExport(shop, { id, staffId })
    if (!file) throw problem({ status: 'not_found' })
    return file
  }),
}

export const auditExportRoutes = {
  exportFile: staff.audit.exportFile.handler(async ({ context, input: { reason, ...filter } }) => {
    const { shop, staffId, actor, language, idempotencyKey } = context
    const by = { staffId, actor, language, trace: traceIn(context), press: idempotencyKey ?? '' }
    const asked = await askAuditExport(shop, { filter, reason, ...by })
    if (!asked.ok) throw problem({ status: asked.refusal.code })
    return { id: asked.value }
  }),
}

function needs(permissions: Held, permission: PermissionName): void {
  if (!permissions.has(permission)) throw problem({ status: 'permission_denied' })
}

async function existing(shop: Shop, asked: { id: number; staffId: number }) {
  const batch = await findBatch(shop, asked)
  if (!batch) throw problem({ status: 'not_found' })
  return batch
}
