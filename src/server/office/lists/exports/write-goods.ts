import { isEntryKind, writtenFields, type EntryKind, type ImportField, type WrittenKind } from '#rules/imports/import-fields.ts'
import { writtenOf } from '#rules/imports/read-cell.ts'
import { flatLabel } from '#rules/label/flat-label.ts'
import { inLanguage, type Language } from '#rules/locale.ts'
import { listMembersToWrite } from '#server/catalog/products/published/families-of-files.ts'
import { listToWrite } from '#server/catalog/products/published/goods-of-files.ts'
import { writtenDesks } from '#server/office/entries/written-desks.ts'
import { askCaughtUp } from '#server/platform/standbys/ask-standby.ts'
import type { Shop } from '#server/platform/shop.ts'
import { importFieldTexts } from '#texts/office/goods/imports.ts'
import { wordsIn } from '#texts/office/goods/words-of-cells.ts'
import { writeTable, type Keep } from './write-table.ts'

/** So many products are read at once, and are one piece of the file. */
const productsAtOnce = 1000

/** `ids`: these goods alone. */
type ToWrite = { kind: WrittenKind; format: 'csv' | 'xlsx'; language: Language; ids: readonly number[] | undefined; keep: Keep }

/** Writes goods as an import takes them: unchanged, such a file changes nothing (IMP-15). Answers how many products those were. */
export async function writeGoods(shop: Shop, { kind, format, language, ids, keep }: ToWrite): Promise<number> {
  const heads = writtenFields(kind).map((field) => inLanguage(importFieldTexts[field], language))
  const rows = await rowsOfKind(shop, { kind, language, ids })
  return writeTable({ format, heads, rows, keep })
}

type Of = Pick<ToWrite, 'kind' | 'language' | 'ids'>

async function rowsOfKind(shop: Shop, { kind, language, ids }: Of) {
  if (isEntryKind(kind)) return entriesOf(shop, { kind, language })
  return kind === 'families' ? familiesOf(shop, { language, ids }) : rowsOf(shop, { kind, language, ids })
}

/** A thousand codes, redirects, articles or questions at once; each has its own word. */
async function* entriesOf({ database: { db } }: Shop, { kind, language }: { kind: EntryKind & WrittenKind; language: Language }) {
  const words = wordsIn(language)
  const { list } = writtenDesks[kind]
  for (let after = 0; ;) {
    const entries = await list(db, { after, limit: productsAtOnce })
    const last = entries.at(-1)
    if (!last) return
    after = last.id
    const [wordField] = writtenFields(kind)
    yield entries.map(({ word, stands }) =>
      writtenFields(kind).map((field) => writtenOf(field, stands[field] ?? (field === wordField ? word : null), words)),
    )
  }
}

/** A thousand products at once, each in the order of the columns. */
async function* rowsOf(shop: Shop, { kind, language, ids }: Pick<ToWrite, 'kind' | 'language' | 'ids'>) {
  const words = wordsIn(language)
  const stands = (product: Readonly<Record<string, unknown>>, field: ImportField) =>
    field.startsWith('label.') ? flatLabel(product['label'])[field] : product[field === 'units' ? 'stock' : field]
  for (let after = 0; ;) {
    const from = { after, ids, limit: productsAtOnce }
    const products = await askCaughtUp(shop, ({ database: { db } }) => listToWrite(db, from))
    const last = products.at(-1)
    if (!last) return
    after = last.id
    yield products.map((product) => writtenFields(kind).map((field) => writtenOf(field, stands(product, field), words)))
  }
}

/** A thousand members of families at once, those of one family together. */
async function* familiesOf({ database: { db } }: Shop, { language, ids }: Pick<ToWrite, 'language' | 'ids'>) {
  const words = wordsIn(language)
  for (let after = { family: 0, position: -1 }; ;) {
    const members = await listMembersToWrite(db, { after, ids, limit: productsAtOnce })
    const last = members.at(-1)
    if (!last) return
    after = { family: last.family_id, position: last.position }
    yield members.map((member) =>
      writtenFields('families').map((field) => writtenOf(field, (member as Readonly<Record<string, unknown>>)[field], words)),
    )
  }
}
