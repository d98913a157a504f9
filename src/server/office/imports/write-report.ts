import { textOfCell } from '#rules/imports/cell-text.ts'
import { isEntryKind, type ImportField } from '#rules/imports/import-fields.ts'
import { inLanguage, type Language } from '#rules/locale.ts'
import type { Cell } from '#server/office/lists/exports/cell.ts'
import { writeTable } from '#server/office/lists/exports/write-table.ts'
import type { Shop } from '#server/platform/shop.ts'
import { changeText, inARow, rowFaultText } from '#texts/office/goods/import-rows.ts'
import { importTexts, rowActionTexts, rowOutcomeTexts } from '#texts/office/goods/imports.ts'
import { brandsOfRows, changesOf, faultsSeen, inWords, shown } from './present-import.ts'
import { listForReport } from './rows-store.ts'
import { noteRowsSeen, seenOfImport, type Looking, type Seen } from './seen-of-import.ts'
import { findImportRow } from './store.ts'

const rowsAtOnce = 2000
const types = { csv: 'text/csv', xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' }

type Asked = { id: number; language: Language; by: Looking }

/** The file as it was sent, with 結果 and 說明 behind it (IMP-07); null when there is none. Columns that somebody may not see are not in it. */
export async function writeReport(shop: Shop, { id, language, by }: Asked) {
  const { db } = shop.database
  const row = await findImportRow(db, id)
  if (!row || row.state === 'arriving') return null
  const [headings, matching, seen] = [row.headings as string[], row.matching as (ImportField | null)[], seenOfImport(by, row)]
  if (isEntryKind(row.kind) && !seen.all) return null
  await noteRowsSeen(shop, { id, kind: row.kind, by, rows: row.row_count ?? 1 })
  const columns = [...headings.keys()].filter((place) => seen.all || (matching[place] && seen.field(matching[place])))
  const heads = [...columns.map((place) => headings[place] ?? ''), inLanguage(importTexts.result, language)]
  async function* rows(): AsyncGenerator<Cell[][]> {
    for (let after = 0; ;) {
      const some = await listForReport(db, { importId: id, after, limit: rowsAtOnce })
      if (some.length === 0) return
      after = some.at(-1)?.row_no ?? after
      const how = { language, seen, brands: await brandsOfRows(db, some) }
      yield some.map((each) => [...columns.map((place) => cellOf(each.cells[place] ?? '')), ...resultOf(each, how)])
    }
  }
  const format = row.format ?? 'csv'
  const pieces: Buffer<ArrayBuffer>[] = []
  const keep = async (bytes: Buffer) => void pieces.push(Buffer.from(bytes))
  await writeTable({ format, heads: [...heads, inLanguage(importTexts.note, language)], rows: rows(), keep })
  return { name: `${row.file_name.replace(/\.[^.]*$/, '')}-report.${format}`, type: types[format], pieces }
}

/** A number stays one, as a spreadsheet had it; figures that begin with a nought, or are too many for one, are a text. */
function cellOf(cell: string): Cell {
  return /^-?\d{1,15}$/.test(cell) && !/^-?0\d/.test(cell) ? Number(cell) : textOfCell(cell)
}

type Reported = Awaited<ReturnType<typeof listForReport>>[number]
type How = { language: Language; seen: Seen; brands: ReadonlyMap<number, string> }

function resultOf({ action, before, after, faults, outcome, why }: Reported, { language, seen, brands }: How): [string, string] {
  const result = inLanguage(outcome ? rowOutcomeTexts[outcome] : rowActionTexts[action], language)
  const reasons = [...faultsSeen(faults, seen), ...faultsSeen(why ?? [], seen)]
  const isIn = action === 'new' || action === 'update'
  // What is wrong with a row that comes in all the same stands before what it does.
  const changes = isIn || reasons.length === 0 ? changesOf(before as Record<string, unknown>, after as Record<string, unknown>) : []
  const told = changes.map((each) => inLanguage(changeText(shown(inWords(each, brands), seen), 200), language))
  return [result, inARow([...reasons.map((fault) => inLanguage(rowFaultText(fault), language)), ...told], language)]
}
