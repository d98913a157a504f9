import type { Tx } from '#database/connect.ts'
import { faultOfStock } from '#rules/imports/stock-of-row.ts'
import { findTarget, type Candidates } from '#rules/imports/find-target.ts'
import type { StockMode } from '#rules/imports/import-fields.ts'
import type { Text } from '#rules/locale.ts'
import type { RowFault } from '#rules/imports/row-result.ts'
import type { ToCompare } from '#server/catalog/products/published/goods-of-files.ts'
import type { TriedRow } from '../rows-store.ts'
import { findCandidates, type HowTried, type Judged } from '../trying/judge-goods.ts'
import { judgeRow } from '../trying/judge-row.ts'
import { keysOf, type FileRow, type ParsedRow } from '../trying/parse-row.ts'
import type { BesideProduct } from '../applying/beside-product.ts'
import { picturesThere } from '../pictures/read-source.ts'
import { groupsOf } from './groups-of.ts'
import { onlyWords } from '../pictures/pictures-in-text.ts'
import { readGoods, type ReadGoods, type ReadVariant } from './read-goods.ts'

/** What rows of Shopify's product CSV would do (IMP-04): each variant is a product, and those of one handle become a family. */
export async function judgeShopify(tx: Tx, rows: readonly FileRow[], { matching, mode, roundsDown, packed }: HowTried): Promise<Judged[]> {
  const read = groupsOf(rows, matching).map((group) => readGoods(group, { roundsDown }))
  const candidates = await findCandidates(
    tx,
    read.flatMap(({ variants }) => variants.map(({ parsed }) => parsed)),
  )
  return read.flatMap((goods) => judgeGroup(goods, { candidates, mode: mode ?? 'set', packed }))
}

type Judging = { candidates: Candidates<ToCompare>; mode: StockMode; packed: ReadonlySet<string> }

function judgeGroup({ goods, variants }: ReadGoods, judging: Judging): Judged[] {
  const judged = variants.map((variant) => judgeVariant(variant, judging))
  const brought = goods.pictureRows.map(({ rowNo, cells }): Judged => {
    const bare = {
      row_no: rowNo,
      cells,
      name: goods.title.slice(0, 200).toWellFormed(),
      product_id: null,
      seen: null,
      before: {},
      after: {},
      weight: 0,
    }
    return { tried: { ...bare, action: 'skip', faults: [{ field: null, code: 'pictureRow' }] }, parsed: null }
  })
  const joined = goods.axes === null ? judged : joinFamily({ goods, variants }, judged)
  return [...joined, ...brought].toSorted((one, other) => one.tried.row_no - other.tried.row_no)
}

type OfVariant = Judged & { product: ToCompare | null }

function judgeVariant(read: ReadVariant, { candidates, mode, packed }: Judging): OfVariant {
  const found = findTarget(keysOf(read.parsed), candidates)
  const product = 'product' in found ? found.product : null
  const isSameText = product !== null && onlyWords(product.content_zh) === onlyWords(String(read.parsed.said.content_zh ?? ''))
  const parsed = product ? namedAs(isSameText ? withoutText(read.parsed) : read.parsed, product) : read.parsed
  const tried = judgeRow(parsed, { kind: 'products', mode: null, candidates, brands: new Map() })
  if (tried.action === 'error' || tried.action === 'skip') return { tried, parsed, product }
  const notes = [...read.notes]
  const beside = product
    ? besideKnown(isSameText ? { ...read, text: null } : read, { product, mode, packed, notes })
    : besideNew(read, { tried, packed, notes })
  return { tried: withBeside({ ...tried, faults: notes }, beside), parsed, product }
}

/** By its bar code or its supplier's code it is known, whatever it is called in addresses. */
function namedAs(parsed: ParsedRow, product: ToCompare): ParsedRow {
  if (parsed.said.slug === product.slug) return parsed
  const { slug: _slug, ...said } = parsed.said
  return { ...parsed, said }
}

/** Its text is there already, with the pictures that were fetched for it. */
function withoutText(parsed: ParsedRow): ParsedRow {
  const { content_zh: _said, ...said } = parsed.said
  const { content_zh: _written, ...written } = parsed.written
  return { ...parsed, said, written }
}

type Beside = { beside: BesideProduct; stock: { before: number; after: number } | null }

/** What goes along with a new product: its stock, its pictures, and whether it is for sale then. */
function besideNew(
  { variant, units, text, state }: ReadVariant,
  { tried, packed, notes }: { tried: TriedRow; packed: ReadonlySet<string>; notes: RowFault[] },
): Beside {
  const { price } = tried.after as { price?: number }
  const pictures = picturesThere(variant.pictures, { packed, notes })
  if (state === 'on' && pictures.length === 0) notes.push({ field: null, code: 'draftWithoutPicture' })
  if (state === 'on' && !price) notes.push({ field: null, code: 'draftWithoutPrice' })
  const isForSale = state === 'on' && pictures.length > 0 && Boolean(price)
  const beside = {
    ...(units !== null && units > 0 && { units }),
    ...(pictures.length > 0 && { pictures }),
    ...(text && { text }),
    ...(isForSale && { state: 'on' as const }),
    ...(state === 'archived' && { state: 'archived' as const }),
  }
  return { beside, stock: units !== null && units > 0 ? { before: 0, after: units } : null }
}

type Known = { product: ToCompare; mode: StockMode; packed: ReadonlySet<string>; notes: RowFault[] }

/** Of a product that is there, pictures are only given to one that has none, and whether it is for sale stays. */
function besideKnown({ variant, units, text }: ReadVariant, { product, mode, packed, notes }: Known): Beside {
  const pictures = product.preview === '' ? picturesThere(variant.pictures, { packed, notes }) : []
  const shown = { ...(pictures.length > 0 && { pictures }), ...(text && { text }) }
  if (units === null) return { beside: shown, stock: null }
  const fault = faultOfStock(product, { units, mode })
  if (fault) {
    notes.push({ field: 'units', code: fault })
    return { beside: shown, stock: null }
  }
  const after = mode === 'set' ? units : product.stock + units
  if (after === product.stock) return { beside: mode === 'set' ? { ...shown, units } : shown, stock: null }
  return { beside: { ...shown, units }, stock: { before: product.stock, after } }
}

function withBeside(tried: TriedRow, { beside, stock }: Beside): TriedRow {
  const moved = stock ? { before: { ...tried.before, stock: stock.before }, after: { ...tried.after, stock: stock.after } } : tried
  const isMoved = stock !== null || beside.pictures !== undefined || beside.text !== undefined
  const action = tried.action === 'same' && isMoved ? 'update' : tried.action
  return { ...tried, action, before: moved.before, after: { ...moved.after, ...beside } }
}

/** Those that can come in make one family, told of by the last of their rows: all before it are products then. */
function joinFamily({ goods, variants }: ReadGoods, judged: readonly OfVariant[]): Judged[] {
  const isIn = ({ tried }: OfVariant) => tried.action !== 'error' && tried.action !== 'skip'
  if (judged.some(({ product }) => product?.in_family))
    return judged.map((each) => (each.product === null && isIn(each) ? refused(each) : each))
  const members = judged.flatMap((each, place) =>
    isIn(each) ? [{ row_no: each.tried.row_no, values: (variants[place]?.variant.values ?? []).map(inChinese) }] : [],
  )
  if (members.length < 2) return [...judged]
  const family: BesideProduct['family'] = { name: goods.title, axes: (goods.axes ?? []).map(inChinese), members }
  const last = members.at(-1)?.row_no
  return judged.map((each) => (each.tried.row_no === last ? { ...each, tried: withFamily(each.tried, family) } : each))
}

/** Shopify has one language. */
const inChinese = (zh: string): Text => ({ zh, en: '' })

const withFamily = (tried: TriedRow, family: BesideProduct['family']): TriedRow => ({
  ...tried,
  action: tried.action === 'same' ? 'update' : tried.action,
  after: { ...tried.after, family },
})

/** Which place it takes in a family that is there already, a file does not say. */
const refused = (each: OfVariant): OfVariant => ({
  ...each,
  tried: { ...each.tried, action: 'error', faults: [{ field: null, code: 'familyThere' }], after: {} },
})
