import type { GridRow } from '#contract/office/api/goods/product-grid.ts'
import { readBlock, writeBlock } from '#rules/grid/block.ts'
import { writtenInGrid } from '#rules/grid/grid-cell.ts'
import type { GridField } from '#rules/grid/grid-fields.ts'
import type { WordsOfCells } from '#rules/imports/read-cell.ts'
import type { Edits, Write } from '../../../data/products/grid/edits.ts'
import type { Block } from './grid-place.ts'

/** What is shown: products, the fields that are their columns, and what is typed over them. */
export type Sheet = {
  rows: readonly GridRow[]
  fields: readonly GridField[]
  edits: Edits
  words: WordsOfCells
  mayWrite: (field: GridField) => boolean
}

/** What is written in a cell now. */
export function textAt({ rows, fields, edits, words }: Sheet, row: number, column: number): string {
  const [product, field] = [rows[row], fields[column]]
  if (!product || !field) return ''
  return edits[product.id]?.[field]?.text ?? writtenInGrid(field, product.fields[field], words)
}

/** A text into one cell; nothing where the cell is only to be seen, or beyond the edge. */
export function writeAt({ rows, fields, mayWrite }: Sheet, { row, column, text }: { row: number; column: number; text: string }): Write[] {
  const [product, field] = [rows[row], fields[column]]
  if (!product || !field || !mayWrite(field)) return []
  return [{ id: product.id, field, stands: product.fields[field], text }]
}

export function copyBlock(sheet: Sheet, { top, bottom, left, right }: Block): string {
  return writeBlock(from(top, bottom).map((row) => from(left, right).map((column) => textAt(sheet, row, column))))
}

/** A block from a spreadsheet, from its first cell on; as often as it fits into what is selected, as spreadsheets do. */
export function pasteBlock(
  sheet: Sheet,
  { top, bottom, left, right }: Block,
  text: string,
): { writes: Write[]; rows: number; columns: number } {
  const block = readBlock(text)
  const width = Math.max(...block.map((cells) => cells.length))
  const [rows, columns] = [timesIn(bottom - top + 1, block.length), timesIn(right - left + 1, width)]
  const writes = from(0, rows - 1).flatMap((row) =>
    from(0, columns - 1).flatMap((column) =>
      writeAt(sheet, { row: top + row, column: left + column, text: block[row % block.length]?.[column % width] ?? '' }),
    ),
  )
  return { writes, rows, columns }
}

const timesIn = (room: number, length: number) => (room % length === 0 ? room : length)

/** The first row of a block, into those below it; `until`: down to which row. */
export function fillDown(sheet: Sheet, { top, bottom, left, right }: Block, until = bottom): Write[] {
  const height = until === bottom ? 1 : bottom - top + 1
  return from(left, right).flatMap((column) =>
    from(top + height, until).flatMap((row) => writeAt(sheet, { row, column, text: textAt(sheet, top + ((row - top) % height), column) })),
  )
}

export function emptyBlock(sheet: Sheet, { top, bottom, left, right }: Block): Write[] {
  return from(top, bottom).flatMap((row) => from(left, right).flatMap((column) => writeAt(sheet, { row, column, text: '' })))
}

const from = (first: number, last: number) => Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => first + place)
