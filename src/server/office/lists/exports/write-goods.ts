import { stringify } from 'csv-stringify/sync'
import writeXlsxFile from 'write-excel-file/node'
import { cellOfText, textInSheet } from '#rules/imports/cell-text.ts'
import { fieldsOfKind, type ImportField, type ImportKind } from '#rules/imports/import-fields.ts'
import { writtenOf } from '#rules/imports/read-cell.ts'
import { inLanguage, type Language } from '#rules/locale.ts'
import { listToWrite } from '#server/catalog/products/published/goods-of-files.ts'
import type { Shop } from '#server/platform/shop.ts'
import { importFieldTexts } from '#texts/office/goods/imports.ts'
import { wordsIn } from '#texts/office/goods/words-of-cells.ts'

/** So many products are read at once, and are one piece of the file. */
const productsAtOnce = 1000

type ToWrite = { kind: ImportKind; format: 'csv' | 'xlsx'; language: Language; keep: (bytes: Buffer) => Promise<void> }

/** Writes goods as an import takes them: unchanged, such a file changes nothing (IMP-15). Answers how many products those were. */
export async function writeGoods(shop: Shop, { kind, format, language, keep }: ToWrite): Promise<number> {
  const heads = fieldsOfKind[kind].map((field) => inLanguage(importFieldTexts[field], language))
  return format === 'csv' ? writeCsv(shop, { kind, language, heads, keep }) : writeXlsx(shop, { kind, language, heads, keep })
}

type Writing = Omit<ToWrite, 'format'> & { heads: readonly string[] }

async function writeCsv(shop: Shop, { heads, keep, ...asked }: Writing): Promise<number> {
  await keep(Buffer.from(stringify([heads], { bom: true, record_delimiter: '\r\n' })))
  let rows = 0
  for await (const some of rowsOf(shop, asked)) {
    rows += some.length
    const texts = some.map((cells) => cells.map((cell) => (typeof cell === 'number' ? cell : cellOfText(cell, 'csv'))))
    await keep(Buffer.from(stringify(texts, { record_delimiter: '\r\n' })))
  }
  return rows
}

async function writeXlsx(shop: Shop, { heads, keep, ...asked }: Writing): Promise<number> {
  const all = []
  for await (const some of rowsOf(shop, asked)) all.push(...some)
  const cell = (value: string | number) =>
    typeof value === 'number' ? { value, type: Number } : { value: textInSheet(cellOfText(value, 'xlsx')), type: String }
  const first = heads.map((value) => ({ value, type: String, fontWeight: 'bold' as const }))
  await keep(await writeXlsxFile([first, ...all.map((row) => row.map(cell))], { stickyRowsCount: 1 }).toBuffer())
  return all.length
}

/** A thousand products at once, each in the order of the columns. */
async function* rowsOf({ database: { db } }: Shop, { kind, language }: { kind: ImportKind; language: Language }) {
  const words = wordsIn(language)
  const stands = (product: Readonly<Record<string, unknown>>, field: ImportField) => product[field === 'units' ? 'stock' : field]
  for (let after = 0; ;) {
    const products = await listToWrite(db, { after, limit: productsAtOnce })
    const last = products.at(-1)
    if (!last) return
    after = last.id
    yield products.map((product) => fieldsOfKind[kind].map((field) => writtenOf(field, stands(product, field), words)))
  }
}
