import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { cellOfText, textInSheet } from '#rules/imports/cell-text.ts'
import type { Cell } from './cell.ts'

type Rows = AsyncIterable<readonly (readonly Cell[])[]>

/** The bytes of an XLSX of one sheet, written while its rows come: texts stand in their cells and in no table that is kept till the end. */
export async function* bookOf(heads: readonly string[], rows: Rows): AsyncGenerator<Buffer> {
  const book = new ZipFile()
  const sheet = Readable.from(sheetOf(heads, rows), { objectMode: false })
  const outputStream = book.outputStream as Readable
  for (const source of [sheet, book]) source.on('error', (error: Error) => outputStream.destroy(error))
  for (const [name, part] of Object.entries(parts)) book.addBuffer(Buffer.from(xml + part), name)
  book.addReadStream(sheet, 'xl/worksheets/sheet1.xml')
  book.end()
  try {
    for await (const bytes of outputStream) yield bytes as Buffer
  } finally {
    sheet.destroy()
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

/** What stands beside the sheet: what the parts are, which belongs to which, and the bold look of headings. */
const parts: Readonly<Record<string, string>> = {
  '[Content_Types].xml':
    `<Types xmlns="${packageOf}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
    `<Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${typeOf}.sheet.main+xml"/>` +
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${typeOf}.worksheet+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${typeOf}.styles+xml"/></Types>`,
  '_rels/.rels':
    `<Relationships xmlns="${packageOf}/relationships">` +
    `<Relationship Id="rId1" Type="${officeDocument}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook ${main} xmlns:r="${officeDocument}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels':
    `<Relationships xmlns="${packageOf}/relationships">` +
    `<Relationship Id="rId1" Type="${officeDocument}/worksheet" Target="worksheets/sheet1.xml"/>` +
    `<Relationship Id="rId2" Type="${officeDocument}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml':
    `<styleSheet ${main}>${fonts}${fills}<borders count="1"><border/></borders>` +
    `<cellStyleXfs count="1"><xf fontId="0" fillId="0" borderId="0"/></cellStyleXfs>${looks}</styleSheet>`,
}

/** The headings stay where they are while the rest is scrolled. */
const view =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'

async function* sheetOf(heads: readonly string[], rows: Rows): AsyncGenerator<string> {
  yield `${xml}<worksheet ${main}>${view}<sheetData>${rowOf(heads, { at: 1, look: 1 })}`
  let at = 2
  for await (const some of rows) yield some.map((cells) => rowOf(cells, { at: at++, look: 0 })).join('')
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
