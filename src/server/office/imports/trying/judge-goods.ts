import type { Tx } from '#database/connect.ts'
import { formsOfCode } from '#rules/catalog/barcode.ts'
import type { Candidates } from '#rules/imports/find-target.ts'
import type { RowFault } from '#rules/imports/row-result.ts'
import type { ImportKind, StockMode } from '#rules/imports/import-fields.ts'
import { findBrandsNamed } from '#server/catalog/products/published/brands-of-files.ts'
import { listToCompare, type ToCompare } from '#server/catalog/products/published/goods-of-files.ts'
import { thinkOfAll } from '#server/platform/think-of-all.ts'
import type { TriedRow } from '../rows-store.ts'
import type { BesideProduct } from '../applying/beside-product.ts'
import { picturesThere } from '../pictures/read-source.ts'
import { candidatesOf } from './candidates-of.ts'
import { judgeRow } from './judge-row.ts'
import { keysOf, parseRow, type FileRow, type Matching, type ParsedRow } from './parse-row.ts'

/** What was said of a file before it was tried. */
export type HowTried = {
  kind: ImportKind
  mode: StockMode | null
  roundsDown: boolean
  matching: Matching
  /** Names of pictures in the ZIP beside it. */ packed: ReadonlySet<string>
  now: Date
}

/** What became of a row in a trial; `parsed`: what it says of a product, null where it says nothing of one. */
export type Judged = {
  tried: TriedRow
  parsed: ParsedRow | null
  /** By which what it means is known, where that is no product. */ word?: string | null
}

/** What rows would do of which each is one product (IMP-06). */
export async function judgeGoods(tx: Tx, rows: readonly FileRow[], how: HowTried): Promise<Judged[]> {
  const parsed = await thinkOfAll(rows, (row) => parseRow(row, how))
  const candidates = await findCandidates(tx, parsed)
  const brands = await findBrandsNamed(
    tx,
    parsed.flatMap(({ said }) => (typeof said.brand === 'string' ? said.brand.trim().toLowerCase() : [])),
  )
  return thinkOfAll(parsed, (row) => ({
    tried: withPictures(judgeRow(row, { ...how, candidates, brands }), { row, packed: how.packed }),
    parsed: row,
  }))
}

/** Pictures that the row names take the place of those that its product has. */
function withPictures(tried: TriedRow, { row, packed }: { row: ParsedRow; packed: ReadonlySet<string> }): TriedRow {
  const named = row.said.pictures
  if (!Array.isArray(named) || tried.action === 'error' || tried.action === 'skip') return tried
  const notes: RowFault[] = []
  const pictures = picturesThere(
    named.map((source) => ({ source: String(source), alt: '' })),
    { packed, notes },
  )
  if (pictures.length === 0) return { ...tried, faults: notes }
  const beside: BesideProduct = { pictures, replaces: true }
  return { ...tried, action: tried.action === 'same' ? 'update' : tried.action, after: { ...tried.after, ...beside }, faults: notes }
}

/** All products that any of the rows may mean. */
export async function findCandidates(tx: Tx, rows: readonly ParsedRow[]): Promise<Candidates<ToCompare>> {
  const keys = rows.map(keysOf)
  const products = await listToCompare(tx, {
    ids: keys.flatMap(({ id }) => (id !== undefined && Number.isSafeInteger(id) ? [id] : [])),
    barcodes: keys.flatMap(({ barcode }) => (barcode === undefined ? [] : formsOfCode(barcode))),
    supplierCodes: keys.flatMap(({ supplier_code: code }) => code ?? []),
    slugs: keys.flatMap(({ slug }) => slug ?? []),
  })
  return candidatesOf(products)
}
