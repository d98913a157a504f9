import type * as z from 'zod'
import { formsOfCode } from '#rules/catalog/barcode.ts'
import { flatLabel, labelWith } from '#rules/label/flat-label.ts'
import { faultsInPrices } from '#rules/catalog/product-prices.ts'
import { findTarget, type Candidates } from '#rules/imports/find-target.ts'
import { isPriceField, type ImportField, type ImportKind, type StockMode } from '#rules/imports/import-fields.ts'
import { textOfCell } from '#rules/imports/cell-text.ts'
import { writtenOf } from '#rules/imports/read-cell.ts'
import { weightOf, type RowFault } from '#rules/imports/row-result.ts'
import { faultOfStock } from '#rules/imports/stock-of-row.ts'
import { faultsOf } from '#server/catalog/products/importing/change-products.ts'
import type { ToCompare } from '#server/catalog/products/published/goods-of-files.ts'
import { productWrittenShape } from '#server/catalog/products/product-shape.ts'
import { changedFields } from '#server/platform/audit/changed-fields.ts'
import { wordsOfCells } from '#texts/office/goods/words-of-cells.ts'
import type { TriedRow } from '../rows-store.ts'
import { keysOf, type ParsedRow } from './parse-row.ts'

export type Judging = {
  kind: ImportKind
  mode: StockMode | null
  candidates: Candidates<ToCompare>
  /** By what each is or was called in addresses. */ brands: ReadonlyMap<string, number>
}

/** What a row would do to the shop as it stands (IMP-06); nothing is written. */
export function judgeRow(row: ParsedRow, judging: Judging): TriedRow {
  const bare = { row_no: row.rowNo, cells: row.cells, name: nameOf(row), product_id: null, seen: null, before: {}, after: {}, weight: 0 }
  const refused = (faults: RowFault[]): TriedRow => ({ ...bare, action: 'error', faults })
  if (row.cells.every((cell) => cell.trim() === '')) return { ...bare, action: 'skip', faults: [{ field: null, code: 'emptyRow' }] }
  const keys = keysOf(row)
  const found = findTarget(keys, judging.candidates)
  if ('fault' in found) return refused([...row.faults, found.fault])
  const { product } = found
  if (!product) return judgeNew(row, { judging, bare, refused })
  const known = { ...bare, product_id: product.id, name: product.name_zh, seen: product.version }
  const { before, after, faults } =
    judging.kind === 'stock' ? changesOfStock(row, { product, judging }) : changesOf(row, { product, judging })
  const wrong = [...row.faults, ...faultsOfKeys(row, { product, kind: judging.kind }), ...faults]
  if (wrong.length > 0) return { ...known, action: 'error', before, after, faults: wrong }
  const action = Object.keys(after).every((field) => field === 'units') ? 'same' : 'update'
  return { ...known, action, before, after, faults: [], weight: weightOf(before, after) }
}

/** Cut between two halves of a sign, a name is none that the database keeps. */
const nameOf = ({ said }: ParsedRow): string =>
  String(said.name_zh ?? said.name_en ?? said.barcode ?? '')
    .slice(0, 200)
    .toWellFormed()

type Changes = { before: Record<string, unknown>; after: Record<string, unknown>; faults: RowFault[] }

/** Keys that name another product than they say, in files that change no keys; a name in addresses no file changes. */
function faultsOfKeys({ said }: ParsedRow, { product, kind }: { product: ToCompare; kind: ImportKind }): RowFault[] {
  const kept = kind === 'products' ? (['slug'] as const) : (['slug', 'barcode', 'supplier_code'] as const)
  return kept
    .filter((field) => said[field] !== undefined && said[field] !== product[field] && !isCodeOf(said[field], { field, product }))
    .map((field) => ({ field, code: field === 'slug' ? 'slugKept' : 'otherProduct' }))
}

/** A bar code in another of its forms: a spreadsheet has taken away its 0, or a scanner has put one there. */
function isCodeOf(said: unknown, { field, product }: { field: ImportField; product: ToCompare }): boolean {
  return field === 'barcode' && typeof said === 'string' && product.barcode !== null && formsOfCode(said).includes(product.barcode)
}

function changesOf({ said, written }: ParsedRow, { product, judging }: { product: ToCompare; judging: Judging }): Changes {
  const fields = Object.keys(written) as ImportField[]
  const different = fields.filter(
    (field) => !standsThere(written[field] ?? '', { field, product }) && !isCodeOf(said[field], { field, product }),
  )
  const named = withBrand(withLabel(Object.fromEntries(different.map((field) => [field, said[field]])), product.label), judging)
  if ('fault' in named) return { before: {}, after: {}, faults: [named.fault] }
  const read = productWrittenShape.safeParse(named.said)
  if (!read.success) return { before: {}, after: {}, faults: faultsInOrder(read.error) }
  const { before, after } = changedFields({ ...product } as Record<string, unknown>, read.data)
  const isUnpriced = (product.state === 'draft' || product.state === 'archived') && after['price'] === undefined && product.price === 0
  const faults = faultsByField(faultsInPrices({ ...product, ...after, is_unpriced: isUnpriced }))
  const inTheWay: RowFault[] = [
    ...Object.keys(after)
      .filter((field) => product.has_running_price && isPriceField(field))
      .map((field) => ({ field, code: 'price_scheduled' })),
    ...(after['temperature'] !== undefined && product.in_bundle ? [{ field: 'temperature', code: 'inBundle' }] : []),
    ...(after['cod'] === true && product.travels_apart ? [{ field: 'cod', code: 'travelsApart' }] : []),
  ]
  return { before, after, faults: [...faults, ...inTheWay] }
}

/** What a product says in a field of files. */
function valueOf(product: object, field: ImportField): unknown {
  const known: Readonly<Record<string, unknown>> = { ...product }
  return field.startsWith('label.') ? (flatLabel(known['label'])[field] ?? null) : known[field]
}

/** A file names places of a label, and the label is written whole. Not being exempt is said by saying nothing. */
function withLabel(said: Readonly<Record<string, unknown>>, label: unknown): Record<string, unknown> {
  const [ofLabel, others] = [true, false].map((is) => Object.entries(said).filter(([field]) => field.startsWith('label.') === is))
  if (!ofLabel || !others || ofLabel.length === 0) return { ...said }
  return {
    ...Object.fromEntries(others),
    label: labelWith(label, Object.fromEntries(ofLabel.map(([place, value]) => [place, value === false ? null : value]))),
  }
}

/** Of a label each place for itself. */
function faultsInOrder({ issues }: z.ZodError): RowFault[] {
  return issues.map(({ path, message }) => ({ field: path[0] === 'label' ? path.join('.') : String(path[0]), code: message }))
}

/** A file names a brand as addresses do, by what it is called now or was before. */
function withBrand(said: Readonly<Record<string, unknown>>, { brands }: Judging) {
  const { brand, ...others } = said
  if (brand === undefined) return { said: others }
  const slug = brand === null ? null : String(brand).trim().toLowerCase()
  const id = slug === null ? null : brands.get(slug)
  return id === undefined ? { fault: { field: 'brand', code: 'unknownBrand', by: String(brand) } } : { said: { ...others, brand_id: id } }
}

/** The cell says what an export would write: nothing is changed by it (IMP-15). */
function standsThere(cell: string, { field, product }: { field: ImportField; product: ToCompare }): boolean {
  const stands = valueOf(product, field)
  return wordsOfCells.some((words) => oneEnding(String(writtenOf(field, stands, words))) === oneEnding(textOfCell(cell)))
}

/** Spreadsheets write ends of lines in ways of their own. */
const oneEnding = (text: string) => text.replaceAll(/\r\n?/g, '\n')

function changesOfStock({ said }: ParsedRow, { product, judging }: { product: ToCompare; judging: Judging }): Changes {
  const { units } = said
  const mode = judging.mode ?? 'set'
  if (typeof units !== 'number') return { before: {}, after: {}, faults: [] }
  const fault = faultOfStock(product, { units, mode })
  if (fault) return { before: { stock: product.stock }, after: {}, faults: [{ field: 'units', code: fault }] }
  const stock = mode === 'set' ? units : product.stock + units
  // What stock is set to counts when it is applied (IMP-13): by then it may have moved.
  return stock === product.stock
    ? { before: {}, after: mode === 'set' ? { units } : {}, faults: [] }
    : { before: { stock: product.stock }, after: { stock, units }, faults: [] }
}

type New = { judging: Judging; bare: Omit<TriedRow, 'action' | 'faults'>; refused: (faults: RowFault[]) => TriedRow }

/** Only a file of products makes new ones, as drafts. */
function judgeNew(row: ParsedRow, { judging, bare, refused }: New): TriedRow {
  const { said, written } = row
  if (judging.kind !== 'products') return refused([...row.faults, { field: null, code: 'noProduct' }])
  if (said.name_zh === undefined) return refused([...row.faults, { field: 'name_zh', code: 'required' }])
  const { id: _id, units: _units, pictures: _pictures, ...others } = said
  const named = withBrand(others, judging)
  if ('fault' in named) return refused([...row.faults, named.fault])
  const rest = named.said
  const filled = typeof rest.price === 'number' ? { origin_price: rest.price, ...rest } : rest
  const read = productWrittenShape.safeParse(filled)
  if (!read.success) return refused([...row.faults, ...faultsByField(faultsOf(read.error))])
  const { price = 0, origin_price: full = 0, first_purchase_price, shopping_point_price } = read.data
  const prices = { price, origin_price: full, first_purchase_price, shopping_point_price, is_unpriced: read.data.price === undefined }
  const wrong = [...row.faults, ...faultsByField(faultsInPrices(prices))]
  return wrong.length > 0 ? refused(wrong) : { ...bare, action: 'new', after: read.data, faults: [], weight: written.price ? 1 : 0 }
}

function faultsByField(faults: Readonly<Record<string, string | undefined>>): RowFault[] {
  return Object.entries(faults).map(([field, code]) => ({ field, code: code ?? 'invalid' }))
}
