import { fieldsOfKind, type ImportField, type ImportKind } from '#rules/imports/import-fields.ts'
import { writtenOf } from '#rules/imports/read-cell.ts'
import { inLanguage, type Language } from '#rules/locale.ts'
import { listToWrite } from '#server/catalog/products/published/goods-of-files.ts'
import type { Shop } from '#server/platform/shop.ts'
import { importFieldTexts } from '#texts/office/goods/imports.ts'
import { wordsIn } from '#texts/office/goods/words-of-cells.ts'
import { writeTable, type Keep } from './write-table.ts'

/** So many products are read at once, and are one piece of the file. */
const productsAtOnce = 1000

/** `ids`: these goods alone. */
type ToWrite = { kind: ImportKind; format: 'csv' | 'xlsx'; language: Language; ids: readonly number[] | undefined; keep: Keep }

/** Writes goods as an import takes them: unchanged, such a file changes nothing (IMP-15). Answers how many products those were. */
export async function writeGoods(shop: Shop, { kind, format, language, ids, keep }: ToWrite): Promise<number> {
  const heads = fieldsOfKind[kind].map((field) => inLanguage(importFieldTexts[field], language))
  return writeTable({ format, heads, rows: rowsOf(shop, { kind, language, ids }), keep })
}

/** A thousand products at once, each in the order of the columns. */
async function* rowsOf({ database: { db } }: Shop, { kind, language, ids }: Pick<ToWrite, 'kind' | 'language' | 'ids'>) {
  const words = wordsIn(language)
  const stands = (product: Readonly<Record<string, unknown>>, field: ImportField) => product[field === 'units' ? 'stock' : field]
  for (let after = 0; ;) {
    const products = await listToWrite(db, { after, ids, limit: productsAtOnce })
    const last = products.at(-1)
    if (!last) return
    after = last.id
    yield products.map((product) => fieldsOfKind[kind].map((field) => writtenOf(field, stands(product, field), words)))
  }
}
