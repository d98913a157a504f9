import type { Tx } from '#database/connect.ts'
import { fieldsOfKind, type ImportField, type ImportKind } from '#rules/imports/import-fields.ts'
import { matchColumns } from '#rules/imports/match-columns.ts'
import { isShopify, matchShopify } from '#rules/imports/shopify/shopify-columns.ts'
import { textOfCell } from '#rules/imports/cell-text.ts'
import type { Shop } from '#server/platform/shop.ts'
import { fieldNames } from '#texts/office/goods/imports.ts'
import { findImportRow, lockImportForTurn, piecesOf, saveImport, type ImportRow } from '../store.ts'
import { BrokenFile } from './broken-file.ts'
import { isWhole, openTable } from './open-table.ts'
import { recallMatching } from './remembered-matching.ts'

/** Reads how a file is written and its headings, and proposes what its columns are; the file then waits for a person (IMP-02, IMP-03). */
export async function readHeadings(shop: Shop, importId: number): Promise<void> {
  const row = await findImportRow(shop.database.db, importId)
  if (row?.state !== 'reading') return
  const read = await readBeginning(shop, row)
  await shop.database.transaction(async (tx) => {
    if (!(await lockImportForTurn(tx, { id: importId, state: 'reading' }))) return
    if ('fault' in read)
      return saveImport(tx, { id: importId, state: 'failed', problem: read.fault, problem_row: read.row, ended_at: shop.now() })
    const { headings, ...written } = read
    // A file of products is Shopify's where its headings say so (IMP-04).
    const kind = row.kind === 'products' && isShopify(headings) ? 'shopify' : row.kind
    const matching = await proposeMatching(tx, { kind, headings })
    const said = { headings: JSON.stringify(headings), matching: JSON.stringify(matching) }
    await saveImport(tx, { id: importId, kind, state: 'waiting', ...written, ...said })
  })
}

async function readBeginning({ database: { db } }: Shop, { id, sha256 }: ImportRow) {
  const pieces = piecesOf(db, id)
  try {
    if (!(await isWhole(pieces, sha256))) throw new BrokenFile('sent')
    const { rows, ...written } = await openTable(pieces)
    const first = await rows.next()
    await rows.return(undefined)
    const headings = first.done ? [] : first.value.map((heading) => textOfCell(heading).trim())
    if (headings.every((heading) => heading === '')) throw new BrokenFile('empty')
    return { headings, ...written }
  } catch (error) {
    if (error instanceof BrokenFile) return { fault: error.fault, row: error.row }
    throw error
  }
}

type Headed = { kind: ImportKind; headings: readonly string[] }

async function proposeMatching(tx: Tx, { kind, headings }: Headed): Promise<(ImportField | null)[]> {
  if (kind === 'shopify') return matchShopify(headings)
  const known = fieldsOfKind[kind]
  const remembered = await recallMatching(tx, { kind, headings })
  if (remembered) return remembered.map((field) => known.find((each) => each === field) ?? null)
  return matchColumns(headings, Object.fromEntries(known.map((field) => [field, fieldNames(field)])) as Record<ImportField, string[]>)
}
