import { stringify } from 'csv-stringify/sync'
import { cellOfText } from '#rules/imports/cell-text.ts'
import { bookOf } from './book-of.ts'
import type { Cell } from './cell.ts'

/** Takes the next bytes of a file. */
export type Keep = (bytes: Buffer) => Promise<void>

type Table = { format: 'csv' | 'xlsx'; heads: readonly string[]; rows: AsyncIterable<readonly (readonly Cell[])[]>; keep: Keep }

/**
 * Writes a table as its rows come, and holds no more of it than a piece (IMP-17). What a program would take for a formula, or a text
 * for a number, is made harmless (IMP-16). Answers how many rows those were.
 */
export async function writeTable({ format, heads, rows, keep }: Table): Promise<number> {
  let count = 0
  async function* counted() {
    for await (const some of rows) {
      count += some.length
      yield some
    }
  }
  const bytes = format === 'csv' ? linesOf(heads, counted()) : bookOf({ heads, rows: counted() })
  for await (const piece of inPieces(bytes)) await keep(piece)
  return count
}

/** With the mark by which Excel knows UTF-8. */
async function* linesOf(heads: readonly string[], rows: Table['rows']): AsyncGenerator<Buffer> {
  yield Buffer.from(stringify([heads.map((head) => cellOfText(head, 'csv'))], { bom: true, record_delimiter: '\r\n' }))
  for await (const some of rows) {
    const cells = some.map((row) => row.map((cell) => (typeof cell === 'number' ? cell : cellOfText(cell, 'csv'))))
    yield Buffer.from(stringify(cells, { record_delimiter: '\r\n' }))
  }
}

const leastBytes = 256 * 1024

async function* inPieces(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let [waiting, length] = [[] as Buffer[], 0]
  for await (const some of bytes) {
    waiting.push(some)
    length += some.length
    if (length < leastBytes) continue
    yield Buffer.concat(waiting)
    ;[waiting, length] = [[], 0]
  }
  if (length > 0) yield Buffer.concat(waiting)
}
