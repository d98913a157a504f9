import { stringify } from 'csv-stringify/sync'
import { cellOfText, textOfCell } from '#rules/imports/cell-text.ts'
import type { RowFault } from '#rules/imports/row-result.ts'
import { inLanguage, type Language } from '#rules/locale.ts'
import type { Shop } from '#server/platform/shop.ts'
import { inARow, rowFaultText } from '#texts/office/goods/import-rows.ts'
import { fieldNames, importTexts, rowActionTexts, rowOutcomeTexts } from '#texts/office/goods/imports.ts'
import type { ImportField } from '#rules/imports/import-fields.ts'
import { changesOf } from './present-import.ts'
import { listForReport } from './rows-store.ts'
import { findImportRow } from './store.ts'

const rowsAtOnce = 2000

/** The file as it was sent, with 結果 and 說明 behind it, as CSV (IMP-07); null when there is none. */
export async function writeReport({ database: { db } }: Shop, { id, language }: { id: number; language: Language }) {
  const row = await findImportRow(db, id)
  if (!row || row.state === 'arriving') return null
  const headings = row.headings as string[]
  const heads = [...headings, inLanguage(importTexts.result, language), inLanguage(importTexts.note, language)]
  const pieces = [stringify([heads.map(safe)], { bom: true, record_delimiter: '\r\n' })]
  for (let after = 0; ;) {
    const rows = await listForReport(db, { importId: id, after, limit: rowsAtOnce })
    const last = rows.at(-1)
    if (!last) break
    after = last.row_no
    const cells = rows.map((each) => [...padded(each.cells, headings.length), ...resultOf(each, language)].map(safe))
    pieces.push(stringify(cells, { record_delimiter: '\r\n' }))
  }
  return { name: `${row.file_name.replace(/\.[^.]*$/, '')}-report.csv`, pieces }
}

const padded = (cells: readonly string[], width: number) =>
  [...cells, ...Array<string>(Math.max(0, width - cells.length)).fill('')].slice(0, Math.max(width, 1))

/** As a spreadsheet may open it: what the sent file had harmless stays so, once. */
const safe = (cell: string) => (/^-?\d+$/.test(cell) && !/^0\d/.test(cell) ? cell : cellOfText(textOfCell(cell), 'csv'))

type Reported = Awaited<ReturnType<typeof listForReport>>[number]

function resultOf({ action, before, after, faults, outcome, why }: Reported, language: Language): [string, string] {
  const said = (all: readonly RowFault[]) =>
    inARow(
      all.map((fault) => inLanguage(rowFaultText(fault), language)),
      language,
    )
  const result = inLanguage(outcome ? rowOutcomeTexts[outcome] : rowActionTexts[action], language)
  const reasons = [...(faults as RowFault[]), ...((why ?? []) as RowFault[])]
  if (reasons.length > 0) return [result, said(reasons)]
  const changes = changesOf(before as Record<string, unknown>, after as Record<string, unknown>)
  return [
    result,
    inARow(
      changes.map((each) => changeText(each, language)),
      language,
    ),
  ]
}

function changeText({ field, before, after }: ReturnType<typeof changesOf>[number], language: Language): string {
  const name = field === 'stock' ? fieldNames('units') : fieldNames(field as ImportField)
  const short = (value: unknown) => String(value ?? '').slice(0, 200)
  return `${name[language === 'zh' ? 0 : 1] ?? field} ${short(before)} → ${short(after)}`
}
