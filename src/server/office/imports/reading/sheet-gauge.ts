import { fileLimits, type FileFault } from '#rules/imports/file-limits.ts'

/** What ends the reading of a sheet, and at which of its rows. */
export type SheetFault = { fault: FileFault; row?: number | undefined }

/** A sheet as one text: the library that reads it makes one of it, and programs hold none that is longer. */
const mostPartBytes = 400 * 1024 * 1024
/** Of what stands in one cell, written as XML writes it: a sign takes up to eight bytes. */
const mostCellBytes = 8 * fileLimits.cellSigns
const mostTagBytes = 64 * 1024
const deepest = 64
/** Columns that no value stands in are made too, one by one. */
const mostPlaces = fileLimits.rows * fileLimits.columns

const [opens, closes, slash, mark, question, colon, quote, space] = [0x3c, 0x3e, 0x2f, 0x21, 0x3f, 0x3a, 0x22, 0x20]

/**
 * Measures a part of an XLSX while it is unpacked, before anything is made of it: how long its texts are, how many rows and columns hold a
 * value, how deep its tags lie. It builds nothing and holds one tag at most.
 */
export class SheetGauge {
  #rest: Buffer = Buffer.alloc(0)
  #bytes = 0
  #depth = 0
  #cellBytes = 0
  #row = 0
  #column = 0
  #places = 0

  /** Takes the next bytes; answers what is too much, null while nothing is. */
  take(piece: Buffer): SheetFault | null {
    this.#bytes += piece.length
    if (this.#bytes > mostPartBytes) return { fault: 'heavy' }
    const bytes = this.#rest.length > 0 ? Buffer.concat([this.#rest, piece]) : piece
    let at = 0
    for (;;) {
      const from = bytes.indexOf(opens, at)
      this.#cellBytes += (from === -1 ? bytes.length : from) - at
      if (this.#cellBytes > mostCellBytes) return { fault: 'cell', row: this.#row || undefined }
      if (from === -1) return this.#keep(Buffer.alloc(0))
      const to = bytes.indexOf(closes, from)
      if (to === -1) return this.#keep(bytes.subarray(from))
      const fault = this.#tag(bytes.subarray(from + 1, to))
      if (fault) return fault
      at = to + 1
    }
  }

  #keep(rest: Buffer): SheetFault | null {
    this.#rest = Buffer.from(rest)
    return rest.length > mostTagBytes ? { fault: 'heavy', row: this.#row || undefined } : null
  }

  #tag(tag: Buffer): SheetFault | null {
    const first = tag[0]
    // Declarations of a document's own could make its texts grow while they are read; no sheet has any.
    if (first === mark) return tag[1] === 0x2d || tag[1] === 0x5b ? null : { fault: 'broken' }
    if (first === question) return null
    if (first === slash) {
      this.#depth -= 1
      return null
    }
    if (tag.at(-1) !== slash) this.#depth += 1
    return this.#depth > deepest ? { fault: 'broken' } : this.#opened(tag)
  }

  #opened(tag: Buffer): SheetFault | null {
    const name = nameOf(tag)
    if (name === 'row') this.#begin(Number(attributeR(tag) || this.#row + 1))
    else if (name === 'c') {
      this.#cellBytes = 0
      this.#column = columnOf(attributeR(tag)) || this.#column + 1
    } else if (name === 'si') this.#cellBytes = 0
    else if (name === 'v' || name === 'is') return this.#valued()
    return null
  }

  #begin(row: number): void {
    this.#places += this.#column
    this.#row = Number.isSafeInteger(row) ? row : this.#row + 1
    this.#column = 0
  }

  #valued(): SheetFault | null {
    const row = this.#row
    if (row > fileLimits.rows + 1) return { fault: 'rows' }
    if (this.#column > fileLimits.columns) return { fault: 'columns', row }
    return this.#places > mostPlaces ? { fault: 'heavy', row } : null
  }
}

/** Without what stands before a colon. */
function nameOf(tag: Buffer): string {
  let from = 0
  let to = 0
  for (; to < tag.length && to < 40; to += 1) {
    const sign = tag[to] ?? 0
    if (sign === colon) from = to + 1
    if (sign <= space || sign === slash) break
  }
  return to - from > 3 ? '' : tag.toString('latin1', from, to)
}

/** Which row or cell it is. */
function attributeR(tag: Buffer): string {
  const from = tag.indexOf(' r="')
  if (from === -1) return ''
  const to = tag.indexOf(quote, from + 4)
  return tag.toString('latin1', from + 4, Math.min(to, from + 24))
}

/** A is 1. */
function columnOf(address: string): number {
  let column = 0
  for (const sign of address) {
    if (sign < 'A' || sign > 'Z') break
    column = column * 26 + (sign.charCodeAt(0) - 64)
  }
  return column
}
