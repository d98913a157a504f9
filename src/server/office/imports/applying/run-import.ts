import type { Tx } from '#database/connect.ts'
import type { Actor } from '#rules/actor.ts'
import { mostAtOnce, rowsOfBatch } from '#rules/imports/row-result.ts'
import { inLanguage } from '#rules/locale.ts'
import { tellStaff } from '#server/office/notices/published/tell-staff.ts'
import { traced, type Trace } from '#server/platform/audit/trace.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import type { Shop } from '#server/platform/shop.ts'
import { readHeadings } from '../reading/read-headings.ts'
import { countOutcomes, listToApply, listToUndo, saveOutcomes } from '../rows-store.ts'
import { findImportRow, lockImportForTurn, saveImport, type ImportRow, type LockedImport } from '../store.ts'
import { importReason } from '#texts/office/goods/imports.ts'
import { tryImport } from '../trying/try-import.ts'
import { applyRows } from './apply-rows.ts'
import { undoRows } from './undo-rows.ts'

/** What was begun so often and never finished has failed. */
const mostTries = 5

/** The next turn of an import, whatever it is at. Safe to repeat and safe beside another: a turn is one transaction with its mark (D-221). */
export async function runImport(shop: Shop, { importId }: { importId: number }): Promise<void> {
  const row = await findImportRow(shop.database.db, importId)
  if (!row) return
  if (row.tries >= mostTries) return fail(shop, row)
  try {
    await turnOf(shop, row)
  } catch (error) {
    await saveImport(shop.database.db, { id: importId, tries: row.tries + 1 })
    if (row.tries + 1 < mostTries) throw error
    shop.log.warn({ err: error, import: importId }, 'an import could not go on')
    await fail(shop, row)
  }
}

async function turnOf(shop: Shop, row: ImportRow): Promise<void> {
  if (row.state === 'reading') return readHeadings(shop, row.id)
  if (row.state === 'trying') return tryImport(shop, row.id)
  if (row.state !== 'applying' && row.state !== 'undoing') return
  const theirs = { ...shop, database: traced(shop.database, row.trace as Trace) }
  await theirs.database.transaction((tx) => moveRows(tx, { shop, id: row.id, state: row.state as 'applying' | 'undoing' }))
}

type Turn = { shop: Shop; id: number; state: 'applying' | 'undoing' }

/** One batch, its mark, and word that the next is due; or the end. */
async function moveRows(tx: Tx, { shop, id, state }: Turn): Promise<void> {
  const row = await lockImportForTurn(tx, { id, state })
  if (!row) return
  const now = shop.now()
  const actor = row.actor as Actor
  const limit = (row.row_count ?? 0) <= mostAtOnce ? mostAtOnce : rowsOfBatch
  const asked = { importId: id, mark: row.mark, limit }
  const rows = await (state === 'applying' ? listToApply(tx, asked) : listToUndo(tx, asked))
  const last = rows.at(-1)
  if (!last) return end(tx, { row, state, now })
  const moving = { importId: id, kind: row.kind, mode: row.stock_mode, actor, reason: reasonOf(row), now, rows }
  const outcomes = await (state === 'applying' ? applyRows(tx, { ...moving, shop }) : undoRows(tx, moving))
  await saveOutcomes(tx, { importId: id, outcomes })
  if (rows.length < limit) return end(tx, { row: { ...row, mark: last.row_no }, state, now })
  await saveImport(tx, { id, mark: last.row_no, tries: 0 })
  await tellLater(tx, { name: 'import-asked', importId: id })
}

/** Stands in the history of what it changed. */
const reasonOf = ({ id, file_name: name, language }: LockedImport) => inLanguage(importReason(id, name), language).slice(0, 300)

async function end(tx: Tx, { row, state, now }: { row: LockedImport; state: Turn['state']; now: Date }): Promise<void> {
  const counts = JSON.stringify({ ...(row.counts as object), outcomes: await countOutcomes(tx, row.id) })
  const ended = state === 'applying' ? { state: 'done' as const, ended_at: now } : { state: 'undone' as const, undone_at: now }
  await saveImport(tx, { id: row.id, mark: row.mark, tries: 0, counts, ...ended })
}

/** What was applied before stays, and counts; who asked for it hears so. */
async function fail(shop: Shop, { id, state, staff_id: sender, trace }: ImportRow): Promise<void> {
  const now = shop.now()
  await shop.database.transaction(async (tx) => {
    const row = await lockImportForTurn(tx, { id, state })
    if (!row) return
    const counts = JSON.stringify({ ...(row.counts as object), outcomes: await countOutcomes(tx, id) })
    await saveImport(tx, { id, state: 'failed', problem: 'gaveUp', counts, ended_at: now })
    const notice = { kind: 'batches', what: 'import', id, failed: 1 } as const
    await tellStaff(tx, {
      notice,
      key: `import ${id} failed ${now.toISOString()}`,
      to: [(trace as Trace).staffId ?? sender],
      by: null,
      now,
    })
  })
}
