import { createHash } from 'node:crypto'
import { fileLimits, type Delimiter, type Encoding } from '#rules/imports/file-limits.ts'
import { BrokenFile } from './broken-file.ts'
import type { Pieces } from './find-encoding.ts'
import { findWriting, readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'

/** How a file is written, and its rows, the headings first. */
export type Table = {
  format: 'csv' | 'xlsx'
  encoding: Encoding | null
  delimiter: Delimiter | null
  rows: AsyncGenerator<string[]>
}

/** Reads an uploaded file as a table, whatever its name says; what is none, or too large, is thrown as a broken file. */
export async function openTable(pieces: Pieces): Promise<Table> {
  const head = await firstBytes(pieces)
  if (head.length === 0) throw new BrokenFile('empty')
  if (head.toString('latin1', 0, 4) === 'PK\x03\x04')
    return { format: 'xlsx', encoding: null, delimiter: null, rows: within(readXlsx(pieces)) }
  if (head.toString('hex', 0, 4) === 'd0cf11e0') throw new BrokenFile('old')
  const written = await findWriting(pieces)
  return { format: 'csv', ...written, rows: within(readCsv(pieces, written)) }
}

/** Whether the bytes are those that were announced. */
export async function isWhole(pieces: Pieces, sha256: Buffer): Promise<boolean> {
  const hash = createHash('sha256')
  for await (const piece of pieces()) hash.update(piece)
  return hash.digest().equals(sha256)
}

async function firstBytes(pieces: Pieces): Promise<Buffer> {
  for await (const piece of pieces()) return piece
  return Buffer.of()
}

/** Rows within the limits, in signs that the database keeps. */
async function* within(rows: AsyncGenerator<string[]>): AsyncGenerator<string[]> {
  let count = 0
  for await (const row of rows) {
    count += 1
    if (count > fileLimits.rows + 1) throw new BrokenFile('rows')
    if (row.length > fileLimits.columns) throw new BrokenFile('columns', count)
    if (row.some((cell) => cell.length > fileLimits.cellSigns)) throw new BrokenFile('cell', count)
    yield row.map((cell) => cell.replaceAll('\0', '').toWellFormed())
  }
}
