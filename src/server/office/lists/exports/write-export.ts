import { addDays } from '#rules/calendar.ts'
import { writtenKinds, type WrittenKind } from '#rules/imports/import-fields.ts'
import { inLanguage } from '#rules/locale.ts'
import { tellStaff } from '#server/office/notices/published/tell-staff.ts'
import { emailOf } from '#server/people/members/published/email-of.ts'
import { askCaughtUp } from '#server/platform/standbys/ask-standby.ts'
import type { Shop } from '#server/platform/shop.ts'
import { listToExport } from '#server/sales/orders/for-staff/list-to-export.ts'
import { exportColumnTexts } from '#texts/office/lists.ts'
import type { Cell } from './cell.ts'
import { cellsOf } from './cells-of.ts'
import {
  auditExportInput,
  exportInput,
  goodsExportInput,
  membersExportInput,
  movementsExportInput,
  type ExportInput,
} from './export-input.ts'
import { writeGoods } from './write-goods.ts'
import { writeAuditCsv } from './write-audit-csv.ts'
import { writeMembers } from './write-members.ts'
import { writeMovements } from './write-movements.ts'
import { writeTable, type Keep } from './write-table.ts'
import { beginExport, createPiece, deletePieces, saveFailed, saveReady } from './export-store.ts'

/** A file that names persons can be fetched for so long, and one that does not (NAV-28). */
const daysToFetch = { persons: 1, goods: 7 }
/** So many orders are read at once, and are one piece of the file. */
const ordersAtOnce = 500

/** Nobody waits for a file of more rows: who asked for it hears when it is ready (IMP-17). */
const mostAwaited = 5000

/** What was begun so often and never finished has failed. */
const mostTries = 5

/**
 * Writes a file that was asked for, piece by piece. Broken off, it is written anew from its beginning; after five tries it has failed,
 * and who asked for it hears so (NAV-32).
 */
export async function writeExport(shop: Shop, { exportId }: { exportId: number }): Promise<void> {
  const { db } = shop.database
  const asked = await beginExport(db, exportId)
  if (!asked) return
  if (asked.tries > mostTries) return failExport(shop, asked)
  try {
    await writeFile(shop, asked)
  } catch (error) {
    if (asked.tries < mostTries) throw error
    shop.log.warn({ err: error, export: exportId }, 'a file could not be written')
    await failExport(shop, asked)
  }
}

type Asked = NonNullable<Awaited<ReturnType<typeof beginExport>>>

async function writeFile(shop: Shop, { id: exportId, kind, format, input, staff_id: staffId }: Asked): Promise<void> {
  await deletePieces(shop.database.db, exportId)
  const keep = pieces(shop, exportId)
  const { rows, days } = await writeKind(shop, { kind, format, input, keep })
  const now = shop.now()
  await shop.database.transaction(async (tx) => {
    const isNew = await saveReady(tx, { exportId, rows, now, expiresAt: addDays(now, days) })
    if (!isNew || rows <= mostAwaited) return
    const notice = { kind: 'batches', what: 'export', id: exportId, failed: 0 } as const
    await tellStaff(tx, { notice, key: `export ${exportId} ready`, to: [staffId], by: null, now })
  })
}

type OfKind = Pick<Asked, 'kind' | 'format' | 'input'> & { keep: Keep }

async function writeKind(shop: Shop, { kind, format, input, keep }: OfKind): Promise<{ rows: number; days: number }> {
  if (isWritten(kind)) {
    const { language, ids } = goodsExportInput.parse(input)
    return { rows: await writeGoods(shop, { kind, format, language, ids, keep }), days: daysToFetch.goods }
  }
  if (kind === 'movements')
    return { rows: await writeMovements(shop, { format, input: movementsExportInput.parse(input), keep }), days: daysToFetch.goods }
  return { rows: await writePersons(shop, { kind, format, input, keep }), days: daysToFetch.persons }
}

const isWritten = (kind: Asked['kind']): kind is WrittenKind => writtenKinds.some((each) => each === kind)

async function writePersons(shop: Shop, { kind, format, input, keep }: OfKind): Promise<number> {
  if (kind === 'audit') return writeAuditCsv(shop, { input: auditExportInput.parse(input), keep })
  if (kind === 'members') return writeMembers(shop, { format, input: membersExportInput.parse(input), keep })
  return writeOrders(shop, { input: exportInput.parse(input), byLine: kind === 'order_lines', format, keep })
}

async function failExport(shop: Shop, { id, staff_id: staffId }: Asked): Promise<void> {
  const now = shop.now()
  await shop.database.transaction(async (tx) => {
    if (!(await saveFailed(tx, id))) return
    const notice = { kind: 'batches', what: 'export', id, failed: 1 } as const
    await tellStaff(tx, { notice, key: `export ${id} failed`, to: [staffId], by: null, now })
  })
}

type ToWrite = { input: ExportInput; byLine: boolean; keep: Keep }

function pieces({ database: { db } }: Shop, exportId: number): Keep {
  let place = 0
  return async (bytes) => createPiece(db, { exportId, place: place++, bytes })
}

async function writeOrders(shop: Shop, { input, byLine, format, keep }: ToWrite & { format: 'csv' | 'xlsx' }): Promise<number> {
  return writeTable({ format, heads: headsOf(input), rows: rowsOf(shop, { input, byLine }), keep })
}

function headsOf({ columns, language }: ExportInput): string[] {
  return columns.map((column) => inLanguage(exportColumnTexts[column], language))
}

/** Row by row, as many orders at once as are read at once. */
async function* rowsOf(shop: Shop, { input, byLine }: Omit<ToWrite, 'keep'>): AsyncGenerator<Cell[][]> {
  for (let at = 0; at < input.ids.length; at += ordersAtOnce) {
    const ids = input.ids.slice(at, at + ordersAtOnce)
    const orders = await askCaughtUp(shop, ({ database: { db } }) => listToExport(db, { ids, emailOf }))
    yield orders.flatMap((order) =>
      byLine ? order.lines.map((line) => cellsOf({ order, line }, input)) : [cellsOf({ order, line: null }, input)],
    )
  }
}
