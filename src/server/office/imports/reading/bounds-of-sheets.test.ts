import { randomBytes } from 'node:crypto'
import * as fc from 'fast-check'
import { buffer } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { fileFaults } from '#rules/imports/file-limits.ts'
import type { BrokenFile } from './broken-file.ts'
import { openTable } from './open-table.ts'

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

type Book = { sheet: string; strings?: string; before?: string }

/** An XLSX with this sheet. `before`: what stands in front of its first tag. */
async function bookOf({ sheet, strings = '', before = '' }: Book): Promise<Buffer> {
  const zip = new ZipFile()
  const add = (name: string, text: string) => zip.addBuffer(Buffer.from(text), name)
  add('[Content_Types].xml', '<Types/>')
  add('xl/workbook.xml', `<workbook ${main} xmlns:r="${relations}"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`)
  add(
    'xl/_rels/workbook.xml.rels',
    `<Relationships><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/>` +
      `<Relationship Id="rId2" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
  )
  add('xl/sharedStrings.xml', `<sst ${main}>${strings}</sst>`)
  add('xl/worksheets/sheet1.xml', `${before}<worksheet ${main}><sheetData>${sheet}</sheetData></worksheet>`)
  zip.end()
  return buffer(zip.outputStream as Readable)
}

async function fault(file: Buffer): Promise<{ fault: string; row: number | null } | null> {
  async function* pieces() {
    yield file
  }
  try {
    for await (const _row of (await openTable(pieces)).rows);
    return null
  } catch (error) {
    const { fault: why, row } = error as BrokenFile
    return { fault: why, row }
  }
}

const columnName = (place: number): string =>
  (place < 26 ? '' : columnName(Math.floor(place / 26) - 1)) + String.fromCodePoint(65 + (place % 26))
const cellOf = (place: number, row: number) => `<c r="${columnName(place)}${row}" t="s"><v>0</v></c>`
const rowOf = (row: number, columns: number) =>
  `<row r="${row}">${Array.from({ length: columns }, (_, place) => cellOf(place, row)).join('')}</row>`
const noise = (signs: number) =>
  randomBytes(signs)
    .toString('base64')
    .replaceAll(/[^A-Za-z]/g, 'x')
    .slice(0, signs)
const longest = `<si><t>${noise(32_767)}</t></si>`

test('IMP-02 a sheet of one row with 16,384 columns of 32,767 signs is refused by name before anything is made of it', async () => {
  expect(await fault(await bookOf({ sheet: rowOf(1, 16_384), strings: longest }))).toEqual({ fault: 'columns', row: 1 })
  expect(await fault(await bookOf({ sheet: rowOf(1, 200), strings: longest })), 'a row of 6.5 million signs').toEqual({
    fault: 'heavy',
    row: 1,
  })
})

test('IMP-02 one long text that stands in every cell of many rows fills no disk', { timeout: 60_000 }, async () => {
  const rows = Array.from({ length: 400 }, (_, n) => rowOf(n + 1, 50)).join('')
  expect(await fault(await bookOf({ sheet: rows, strings: longest }))).toEqual({ fault: 'heavy', row: 184 })
})

test('IMP-02 what is too long for a cell names its row; a text of the table of texts names none', async () => {
  const inline = `<row r="1"/><row r="7"><c r="A7" t="inlineStr"><is><t>${noise(100_001)}</t></is></c></row>`
  expect(await fault(await bookOf({ sheet: inline }))).toEqual({ fault: 'cell', row: 7 })
  expect(await fault(await bookOf({ sheet: rowOf(1, 1), strings: `<si><t>${noise(1_000_000)}</t></si>` }))).toEqual({
    fault: 'cell',
    row: null,
  })
  const inRuns = `<si>${`<r><t>${noise(50_000)}</t></r>`.repeat(20)}</si>`
  expect(await fault(await bookOf({ sheet: rowOf(1, 1), strings: inRuns })), 'in pieces').toEqual({ fault: 'cell', row: null })
})

test('IMP-02 rows beyond the last one that may be, and empty places without end, are refused', async () => {
  const far = '<row r="100003"><c r="A100003"><v>1</v></c></row>'
  expect(await fault(await bookOf({ sheet: far }))).toMatchObject({ fault: 'rows' })
  const wide = Array.from({ length: 1500 }, (_, n) => `<row r="${n + 1}"><c r="A${n + 1}"><v>${n}</v></c><c r="XFD${n + 1}"/></row>`)
  expect(await fault(await bookOf({ sheet: wide.join('') }))).toMatchObject({ fault: 'heavy' })
})

test('IMP-02 tags without end, declarations that grow, a wrong sum and a file that ends early are broken, and end nothing of the shop', async () => {
  const good = await bookOf({ sheet: rowOf(1, 2), strings: '<si><t>梅</t></si>' })
  expect(await fault(good)).toBeNull()
  expect(await fault(await bookOf({ sheet: '<a>'.repeat(5000) }))).toMatchObject({ fault: 'broken' })
  expect(await fault(await bookOf({ sheet: rowOf(1, 1), before: '<!DOCTYPE x [<!ENTITY a "aaaa">]>' }))).toMatchObject({ fault: 'broken' })
  expect(await fault(await bookOf({ sheet: `<row r="1"><c r="A1" x="${'x'.repeat(70_000)}` }))).toMatchObject({
    fault: expect.stringMatching(/heavy|broken/),
  })
  const sum = Buffer.from(good)
  const at = sum.lastIndexOf('PK\x01\x02') + 16
  sum.writeUInt32LE((sum.readUInt32LE(at) ^ 1) >>> 0, at)
  expect(await fault(sum)).toMatchObject({ fault: 'broken' })
  for (const part of [0.2, 0.5, 0.9, 0.99])
    expect(await fault(good.subarray(0, Math.floor(good.length * part))), `${part}`).toMatchObject({ fault: 'broken' })
})

test('IMP-02 whatever bytes of an XLSX are others, it is read or refused with a word of the list', { timeout: 120_000 }, async () => {
  const good = await bookOf({ sheet: [1, 2, 3].map((row) => rowOf(row, 3)).join(''), strings: `<si><t>${noise(2000)}</t></si>` })
  const changes = fc.array(fc.record({ at: fc.nat(good.length - 5), to: fc.nat(255) }), { minLength: 1, maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(changes, async (all) => {
      const file = Buffer.from(good)
      for (const { at, to } of all) file[at + 4] = to
      expect([null, ...fileFaults]).toContain((await fault(file))?.fault ?? null)
    }),
    { numRuns: 40 },
  )
})
