import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { cellOfText, textInSheet } from '#rules/imports/cell-text.ts'
import type { Cell } from './cell.ts'

type Row = readonly Cell[]
type Rows = AsyncIterable<readonly Row[]>

/** Excel opens no sheet of more rows, the headings among them. */
const mostRows = 1_048_576

/** `most`: rows of a sheet, the headings among them. */
type Book = { heads: readonly string[]; rows: Rows; most?: number }

/**
 * The bytes of an XLSX, written while its rows come: texts stand in their cells and in no table that is kept till the end. What does not
 * fit into one sheet goes on in the next, below the same headings.
 */
export async function* bookOf({ heads, rows, most = mostRows }: Book): AsyncGenerator<Buffer> {
  const book = new ZipFile()
  const outputStream = book.outputStream as Readable
  const coming = new Coming(rows)
  const leaving = new AbortController()
  const breakOff = (error: Error) => outputStream.destroy(error)
  book.on('error', breakOff)
  fill(book, { heads, coming, most, signal: leaving.signal }).catch(breakOff)
  try {
    for await (const bytes of outputStream) yield bytes as Buffer
  } finally {
    leaving.abort()
    await coming.end()
  }
}

type Filling = { heads: readonly string[]; coming: Coming; most: number; signal: AbortSignal }

/** `signal`: nobody reads it any more. */
async function fill(book: ZipFile, { heads, coming, most, signal }: Filling): Promise<void> {
  let sheets = 0
  do {
    sheets += 1
    const sheet = Readable.from(sheetOf({ heads, coming, most }), { objectMode: false, signal })
    book.addReadStream(sheet, `xl/worksheets/sheet${sheets}.xml`)
    await finished(sheet)
  } while (await coming.hasMore())
  for (const [name, part] of Object.entries(partsOf(sheets))) book.addBuffer(Buffer.from(xml + part), name)
  book.end()
}

/** Rows as they come, some at a time. */
class Coming {
  readonly #rows: AsyncIterator<readonly Row[]>
  #waiting: readonly Row[] = []

  constructor(rows: Rows) {
    this.#rows = rows[Symbol.asyncIterator]()
  }

  async hasMore(): Promise<boolean> {
    while (this.#waiting.length === 0) {
      const next = await this.#rows.next()
      if (next.done) return false
      this.#waiting = next.value
    }
    return true
  }

  /** Of those that came together, so many at most; none where there are no more. */
  async take(most: number): Promise<readonly Row[]> {
    if (most === 0 || !(await this.hasMore())) return []
    const taken = this.#waiting.slice(0, most)
    this.#waiting = this.#waiting.slice(most)
    return taken
  }

  async end(): Promise<void> {
    await this.#rows.return?.()
  }
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const officeDocument = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageOf = 'http://schemas.openxmlformats.org/package/2006'
const typeOf = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const fonts = '<fonts count="2"><font><sz val="11"/></font><font><b/><sz val="11"/></font></fonts>'
const fills = '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>'
const looks = '<cellXfs count="2"><xf fontId="0" fillId="0" borderId="0"/><xf fontId="1" fillId="0" borderId="0" applyFont="1"/></cellXfs>'

/** What stands beside the sheets: what the parts are, which belongs to which, and the bold look of headings. */
function partsOf(sheets: number): Readonly<Record<string, string>> {
  const numbers = Array.from({ length: sheets }, (_, place) => place + 1)
  const typed = (part: string, type: string) => `<Override PartName="/xl/${part}.xml" ContentType="${typeOf}.${type}+xml"/>`
  const related = (id: string, { type, target }: { type: string; target: string }) =>
    `<Relationship Id="${id}" Type="${officeDocument}/${type}" Target="${target}"/>`
  return {
    '[Content_Types].xml':
      `<Types xmlns="${packageOf}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
      `<Default Extension="xml" ContentType="application/xml"/>${typed('workbook', 'sheet.main')}` +
      `${numbers.map((sheet) => typed(`worksheets/sheet${sheet}`, 'worksheet')).join('')}${typed('styles', 'styles')}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${packageOf}/relationships">${related('rId1', { type: 'officeDocument', target: 'xl/workbook.xml' })}</Relationships>`,
    'xl/workbook.xml':
      `<workbook ${main} xmlns:r="${officeDocument}"><sheets>` +
      `${numbers.map((sheet) => `<sheet name="Sheet${sheet}" sheetId="${sheet}" r:id="rId${sheet}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      `<Relationships xmlns="${packageOf}/relationships">` +
      `${numbers.map((sheet) => related(`rId${sheet}`, { type: 'worksheet', target: `worksheets/sheet${sheet}.xml` })).join('')}` +
      `${related('looks', { type: 'styles', target: 'styles.xml' })}</Relationships>`,
    'xl/styles.xml':
      `<styleSheet ${main}>${fonts}${fills}<borders count="1"><border/></borders>` +
      `<cellStyleXfs count="1"><xf fontId="0" fillId="0" borderId="0"/></cellStyleXfs>${looks}</styleSheet>`,
  }
}

/** The headings stay where they are while the rest is scrolled. */
const view =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'

async function* sheetOf({ heads, coming, most }: Omit<Filling, 'signal'>): AsyncGenerator<string> {
  yield `${xml}<worksheet ${main}>${view}<sheetData>${rowOf(heads, { at: 1, look: 1 })}`
  let at = 2
  for (let some = await coming.take(most + 1 - at); some.length > 0; some = await coming.take(most + 1 - at))
    yield some.map((cells) => rowOf(cells, { at: at++, look: 0 })).join('')
  yield '</sheetData></worksheet>'
}

function rowOf(cells: readonly Cell[], { at, look }: { at: number; look: 0 | 1 }): string {
  const written = cells.map((cell, place) => {
    if (cell === '') return ''
    const where = `r="${columnName(place)}${at}" s="${look}"`
    if (typeof cell === 'number') return `<c ${where}><v>${cell}</v></c>`
    return `<c ${where} t="inlineStr"><is><t xml:space="preserve">${escaped(textInSheet(cellOfText(cell, 'xlsx')))}</t></is></c>`
  })
  return `<row r="${at}">${written.join('')}</row>`
}

/** A to Z, then AA and on. */
function columnName(place: number): string {
  const last = String.fromCodePoint(65 + (place % 26))
  return place < 26 ? last : columnName(Math.floor(place / 26) - 1) + last
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Signs that XML does not hold, and ends of lines that it would change, stand by their numbers. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[&<>]/g, (sign) => signs[sign] ?? sign)
    .replaceAll(
      /[^\t\n\u{20}-\u{fffd}\u{10000}-\u{10ffff}]/gu,
      (sign) => `_x${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}_`,
    )
}
