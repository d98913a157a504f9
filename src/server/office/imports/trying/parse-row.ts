import { isChangedBy, type ImportField, type ImportKind } from '#rules/imports/import-fields.ts'
import type { Keys } from '#rules/imports/find-target.ts'
import { readCell } from '#rules/imports/read-cell.ts'
import type { RowFault } from '#rules/imports/row-result.ts'
import { wordsRead } from '#texts/office/goods/words-of-cells.ts'

export type Matching = readonly (ImportField | null)[]

export type ParsedRow = {
  rowNo: number
  cells: readonly string[]
  /** By its field, what a cell says; what is empty says nothing. */
  said: Partial<Record<ImportField, unknown>>
  /** As it stands in the file, for fields that are changed. */
  written: Partial<Record<ImportField, string>>
  faults: RowFault[]
}

/** A row as it stands in the file. */
export type FileRow = { rowNo: number; cells: readonly string[] }

/** What the cells of a row say of their fields. */
export function parseRow({ rowNo, cells }: FileRow, { kind, matching }: { kind: ImportKind; matching: Matching }): ParsedRow {
  const parsed: ParsedRow = { rowNo, cells, said: {}, written: {}, faults: [] }
  for (const [place, cell] of cells.entries()) {
    const field = matching[place]
    if (!field) continue
    const read = readCell(field, cell, wordsRead)
    if (read.said === 'fault') parsed.faults.push({ field, code: read.fault, by: cell })
    if (read.said !== 'value') continue
    parsed.said[field] = field === 'barcode' && typeof read.value === 'string' ? read.value.trim().toUpperCase() : read.value
    if (isChangedBy(kind, field)) parsed.written[field] = cell
  }
  return parsed
}

export function keysOf({ said }: ParsedRow): Keys {
  const text = (field: 'barcode' | 'supplier_code' | 'slug') => {
    const value = said[field]
    return typeof value === 'string' && value.trim() !== '' ? { [field]: value.trim() } : {}
  }
  return {
    ...(typeof said.id === 'number' && { id: said.id }),
    ...text('barcode'),
    ...text('supplier_code'),
    ...text('slug'),
  }
}
