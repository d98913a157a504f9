import { mostOf, skipReason, skipReasons, type BatchMove } from '#rules/orders/batch-moves.ts'
import { sum } from '#rules/money.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import type { Shop } from '#server/platform/shop.ts'
import type { Trace } from '#server/platform/audit/trace.ts'
import { listToMove } from '#server/sales/orders/for-staff/selected-orders.ts'
import { findSelection } from '../selections/find-selection.ts'
import type { BatchInput } from './batch-input.ts'
import { createBatch, createRows, findBatchOfPress } from './batch-store.ts'

export type ToDo = { move: BatchMove; selection: number; input: BatchInput; staffId: number }
export type BatchRefusal = { code: 'selection_ended' | 'too_many_rows' }

/** What a batch would do, counted before it is begun (NAV-26). Null when there is no such selection any more. */
export async function previewBatch(shop: Shop, { move, selection, staffId }: ToDo) {
  const rows = await loadRows(shop, { move, selection, staffId })
  if (!rows) return null
  const moved = rows.filter(({ skipped }) => skipped === null)
  const taking = move === 'start_picking' ? moved : []
  return {
    rows: moved.length,
    units: sum(taking.flatMap(({ parcels }) => parcels.filter(({ status }) => status === 'confirmed').map(({ units }) => units))),
    invoices: taking.filter(({ hasInvoiceToCome }) => hasInvoiceToCome).length,
    skipped: skipReasons
      .map((why) => ({ why, count: rows.filter(({ skipped }) => skipped === why).length }))
      .filter(({ count }) => count > 0),
    too_many: moved.length > mostOf(move) ? mostOf(move) : null,
  }
}

/** Begins a batch; its rows are done one after the other by a job. The same press again answers the same batch. */
export async function beginBatch(
  shop: Shop,
  { trace, press, ...wish }: ToDo & { trace: Trace; press: string },
): Promise<Result<number, BatchRefusal>> {
  const { move, input, staffId } = wish
  const rows = await loadRows(shop, wish)
  if (!rows) return refuse({ code: 'selection_ended' })
  if (rows.filter(({ skipped }) => skipped === null).length > mostOf(move)) return refuse({ code: 'too_many_rows' })
  return shop.database.transaction(async (tx) => {
    const batchId = await createBatch(tx, { move, input, staffId, trace, press })
    if (batchId === null) return ok(await findBatchOfPress(tx, { staffId, press }))
    await createRows(tx, { batchId, rows })
    await tellLater(tx, { name: 'batch-begun', batchId })
    return ok(batchId)
  })
}

async function loadRows(shop: Shop, { move, selection, staffId }: Pick<ToDo, 'move' | 'selection' | 'staffId'>) {
  const ids = await findSelection(shop, { id: selection, staffId })
  if (!ids) return null
  const found = new Map((await listToMove(shop.database.db, ids)).map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = found.get(id)
    return row ? [{ ...row, skipped: skipReason(move, row) }] : []
  })
}
