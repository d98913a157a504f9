import * as fc from 'fast-check'
import readXlsxFile, { readSheet } from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { textOfCell } from '#rules/imports/cell-text.ts'
import { openTable } from '#server/office/imports/reading/open-table.ts'
import { bookOf } from './book-of.ts'
import type { Cell } from './cell.ts'
import { writeTable } from './write-table.ts'

type Rows = readonly (readonly Cell[])[]

async function* inTwo(rows: Rows) {
  yield rows.slice(0, 1)
  yield rows.slice(1)
}

async function written(format: 'csv' | 'xlsx', rows: Rows): Promise<Buffer> {
  const pieces: Buffer[] = []
  const count = await writeTable({
    format,
    heads: ['編號', '內容', '數量'],
    rows: inTwo(rows),
    keep: async (bytes) => void pieces.push(bytes),
  })
  expect(count).toBe(rows.length)
  return Buffer.concat(pieces)
}

async function readAgain(bytes: Buffer): Promise<string[][]> {
  const { rows } = await openTable(async function* pieces() {
    yield bytes
  })
  const cells = []
  for await (const row of rows) cells.push(row)
  return cells
}

const odd = fc.string({
  unit: fc.constantFrom(`'`, '=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠', '0', '9', 'E', ',', '"', '<', '&', '_x0041_', '梅'),
})
const text = fc
  .oneof(
    odd,
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('[清空]', '0912345678', '+886912345678', '4710000000017', '12E34', ' a ', '\u0001', '\ufffe'),
  )
  .map((each) => each.replaceAll('\0', '').toWellFormed())
const rowsOfTexts = fc.array(fc.tuple(text, text, fc.integer()), { minLength: 1, maxLength: 6 })
/** Ends of lines are the same, however they are written. */
const oneEnding = (each: string) => each.replaceAll(/\r\n?/g, '\n')

test(
  'IMP-16 D-222 in CSV and XLSX whatever is written comes back as it was, and no cell begins as a formula does',
  { timeout: 120_000 },
  async () => {
    for (const format of ['csv', 'xlsx'] as const)
      await fc.assert(
        fc.asyncProperty(rowsOfTexts, async (rows) => {
          const cells = (await readAgain(await written(format, rows))).slice(1)
          for (const [place, row] of rows.entries()) {
            const [first = '', second = '', third = ''] = cells[place] ?? []
            expect([first, second].map((cell) => oneEnding(textOfCell(cell)))).toEqual([row[0], row[1]].map(oneEnding))
            expect(third).toBe(String(row[2]))
            for (const cell of [first, second]) expect(cell).not.toMatch(/^[=+\-@\t\r＝＋－＠]/)
          }
        }),
        { numRuns: format === 'csv' ? 300 : 5 },
      )
  },
)

test('IMP-16 numbers are numbers, phones, bar codes and numbers of orders are texts, and CSV begins with the mark of UTF-8', async () => {
  const rows = [
    ['0912345678', '4710000000017', 12],
    ['12E34', '=1+1', -5],
  ]
  const csv = (await written('csv', rows)).toString('utf8')
  expect(csv).toBe(`\uFEFF編號,內容,數量\r\n'0912345678,'4710000000017,12\r\n'12E34,'=1+1,-5\r\n`)
  const sheet = await readSheet(await written('xlsx', rows))
  expect(sheet[1]).toEqual(['0912345678', '4710000000017', 12])
  expect(sheet[2]?.map((cell) => typeof cell)).toEqual(['string', 'string', 'number'])
})

test('IMP-17 what is more than one sheet of an XLSX can hold goes on in the next, below the same headings', async () => {
  const rows = Array.from({ length: 7 }, (_, n) => [`第 ${n} 列`, n])
  const sheetsOf = async (some: Rows) => {
    const pieces: Buffer[] = []
    for await (const piece of bookOf({ heads: ['內容', '數量'], rows: inTwo(some), most: 4 })) pieces.push(piece)
    return (await readXlsxFile(Buffer.concat(pieces))).map(({ sheet, data }) => [sheet, ...data])
  }
  const heads = ['內容', '數量']
  expect(await sheetsOf(rows)).toEqual([
    ['Sheet1', heads, ...rows.slice(0, 3)],
    ['Sheet2', heads, ...rows.slice(3, 6)],
    ['Sheet3', heads, ...rows.slice(6)],
  ])
  expect(await sheetsOf(rows.slice(0, 6)), 'no sheet without rows').toHaveLength(2)
  expect(await sheetsOf([])).toEqual([['Sheet1', heads]])
})

test('IMP-17 rows are asked for as they are written, in pieces of one file; what breaks off while they come is told', async () => {
  let [asked, kept] = [0, 0]
  async function* many(until: number) {
    for (; asked < until; asked += 1) yield Array.from({ length: 1000 }, (_, n) => [crypto.randomUUID(), `第 ${n} 列`, n])
    if (until < 20) throw new Error('the database is gone')
  }
  const ahead: number[] = []
  const write = async (until: number) =>
    writeTable({
      format: 'xlsx',
      heads: ['a', 'b', 'c'],
      rows: many(until),
      async keep(bytes) {
        kept += bytes.length
        ahead.push(asked)
      },
    })
  expect(await write(40)).toBe(40_000)
  expect(kept).toBeGreaterThan(1_000_000)
  expect(ahead[0], 'the first piece is kept long before the last rows are read').toBeLessThan(30)
  asked = 0
  await expect(write(3)).rejects.toThrow('the database is gone')
})
