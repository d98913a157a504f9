import type { Tx } from '#database/connect.ts'
import type { Actor } from '#rules/actor.ts'
import { isEntryKind } from '#rules/imports/import-fields.ts'
import { countOn, mostAtOnce, msOfBatch, rowsOfBatch, type OutcomeCounts } from '#rules/imports/row-result.ts'
import { inLanguage } from '#rules/locale.ts'
import { leaveWordsForLater } from '#server/catalog/search/published/words-later.ts'
import { tellStaff } from '#server/office/notices/published/tell-staff.ts'
import { traced, type Trace } from '#server/platform/audit/trace.ts'
import { paced } from '#server/platform/outbox/paced.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import type { Shop } from '#server/platform/shop.ts'
import { readHeadings } from '../reading/read-headings.ts'
import { countOutcomes, listToApply, listToUndo, saveOutcomes } from '../rows-store.ts'
import { countTry, lockImportForTurn, saveImport, sizeOfImport, type LockedImport } from '../store.ts'
import { importReason } from '#texts/office/goods/imports.ts'
import { tryImport } from '../trying/try-import.ts'
import { applyEntries, undoEntries } from '../entries/apply-entries.ts'
import { applyGoods } from './apply-goods.ts'
import { applyRows } from './apply-rows.ts'
import { undoGoods } from './undo-goods.ts'
import { undoRows } from './undo-rows.ts'

/** What was begun so often and never finished has failed. */
const mostTries = 5

/** One job applies for so long, within what a shop that closes waits for its jobs; what is left is the next one's. A trial is one turn. */
const longestJobMs = 45_000

/** Every CSV that is applied in more than one turn has more bytes than this; what is read and sent of it would hold up every visitor's page. */
const largeFromBytes = 30_000

/** `leaving`: aborted once this process is to end; what is left then is the next one's. */
type Asked = { importId: number; leaving?: AbortSignal | undefined }

/** The turns of an import, until it is through or others should have theirs; those of a large file in a process of their own. */
export async function keepImporting(shop: Shop, { importId, leaving }: Asked): Promise<void> {
  const size = await sizeOfImport(shop.database.db, importId)
  if (!size) return
  if (shop.importApart && size.bytes > largeFromBytes) return shop.importApart(importId)
  const began = performance.now()
  const inTime = paced(msOfBatch(size.kind))
  for (;;) {
    await inTime()
    const ended = await runImport(shop, { importId, leaving })
    if (ended === 'through') return
    if (leaving?.aborted || performance.now() - began > longestJobMs)
      return shop.database.transaction((tx) => tellLater(tx, { name: 'import-asked', importId }))
  }
}

/**
 * The next turn of an import, whatever it is at, and whether another is due. Safe to repeat and safe beside another: a turn is one
 * transaction with its mark (D-221).
 */
export async function runImport(shop: Shop, { importId, leaving }: Asked): Promise<'more' | 'through'> {
  // Counted before it begins: a turn that takes its process with it has been one too.
  const row = await countTry(shop.database.db, importId)
  if (!row) return 'through'
  try {
    if (failuresOf(row) <= mostTries) return await turnOf(shop, row, leaving)
    await fail(shop, row)
  } catch (error) {
    if (failuresOf(row) < mostTries) throw error
    shop.log.warn({ err: error, import: importId }, 'an import could not go on')
    await fail(shop, row)
  }
  return 'through'
}

async function turnOf(shop: Shop, row: LockedImport, leaving?: AbortSignal): Promise<'more' | 'through'> {
  const { id, state } = row
  if (state === 'reading') await readHeadings(shop, id)
  if (state === 'trying' && (await tryImport(shop, row, leaving)) === 'left') return 'more'
  if (state !== 'applying' && state !== 'undoing') return 'through'
  const theirs = traced(shop.database, row.trace as Trace)
  return theirs.transaction((tx) => moveRows(tx, { shop, id, state }))
}

/** What was begun and did not end; what was left in order has not failed. */
const failuresOf = ({ tries, leaves }: LockedImport) => tries - leaves

type Turn = { shop: Shop; id: number; state: 'applying' | 'undoing' }

/** One batch with its mark, or the end. */
async function moveRows(tx: Tx, { shop, id, state }: Turn): Promise<'more' | 'through'> {
  const row = await lockImportForTurn(tx, { id, state })
  if (!row) return 'through'
  const now = shop.now()
  const actor = row.actor as Actor
  const limit = (row.row_count ?? 0) <= mostAtOnce ? mostAtOnce : rowsOfBatch
  const asked = { importId: id, mark: row.mark, limit }
  const rows = await (state === 'applying' ? listToApply(tx, asked) : listToUndo(tx, asked))
  const last = rows.at(-1)
  if (!last) return end(tx, { row, state, now })
  const moving = { importId: id, kind: row.kind, mode: row.stock_mode, actor, reason: reasonOf(row), now, rows }
  const [apply, undo] = handsOf(row)
  // Kept from turn to turn: whoever looks at how far it is asks every second or two, and the rows are many to count.
  const counted = (row.counts as { outcomes?: OutcomeCounts }).outcomes ?? (await countOutcomes(tx, id))
  await leaveWordsForLater(tx)
  const outcomes = await (state === 'applying' ? apply(tx, { ...moving, shop }) : undo(tx, { ...moving, publishes: row.undo_publishes }))
  await saveOutcomes(tx, { importId: id, outcomes })
  if (rows.length < limit) return end(tx, { row: { ...row, mark: last.row_no }, state, now })
  const became = { became: outcomes.map(({ outcome }) => outcome), takesBack: state === 'undoing' }
  const counts = JSON.stringify({ ...(row.counts as object), outcomes: countOn(counted, became) })
  await saveImport(tx, { id, mark: last.row_no, tries: 0, leaves: 0, counts })
  return 'more'
}

function handsOf(row: LockedImport): [apply: typeof applyRows, undo: typeof undoRows] {
  if (isEntryKind(row.kind)) return [applyEntries, undoEntries]
  return saysMore(row) ? [applyGoods, undoGoods] : [applyRows, undoRows]
}

/** Rows of which do more than change fields. */
const saysMore = ({ kind, matching }: LockedImport) =>
  kind === 'shopify' || kind === 'families' || (kind === 'products' && (matching as unknown[]).includes('pictures'))

/** Stands in the history of what it changed. */
const reasonOf = ({ id, file_name: name, language }: LockedImport) => inLanguage(importReason(id, name), language).slice(0, 300)

async function end(tx: Tx, { row, state, now }: { row: LockedImport; state: Turn['state']; now: Date }): Promise<'through'> {
  const counts = JSON.stringify({ ...(row.counts as object), outcomes: await countOutcomes(tx, row.id) })
  const ended = state === 'applying' ? { state: 'done' as const, ended_at: now } : { state: 'undone' as const, undone_at: now }
  await saveImport(tx, { id: row.id, mark: row.mark, tries: 0, leaves: 0, counts, ...ended })
  return 'through'
}

/** What was applied before stays, and counts; who asked for it hears so. */
async function fail(shop: Shop, { id, state, staff_id: sender, trace }: LockedImport): Promise<void> {
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
