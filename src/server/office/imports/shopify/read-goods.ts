import { createHash } from 'node:crypto'
import type { ImportField } from '#rules/imports/import-fields.ts'
import type { CellRead } from '#rules/imports/read-cell.ts'
import type { RowFault } from '#rules/imports/row-result.ts'
import { goodsOfShopify, type ShopifyGoods, type ShopifyRow, type ShopifyVariant } from '#rules/imports/shopify/shopify-goods.ts'
import { readShopifyPrice, readShopifyUnits, stateOfShopify, wordsOfTags } from '#rules/imports/shopify/shopify-values.ts'
import { cleanHtml } from '#server/platform/content/clean-html.ts'
import { lostInCleaning } from '#server/platform/content/lost-in-cleaning.ts'
import type { ParsedRow } from '../trying/parse-row.ts'
import { readSource } from '../pictures/read-source.ts'
import type { BesideProduct } from '../applying/beside-product.ts'
import { picturesInText, withoutPictures } from '../pictures/pictures-in-text.ts'

/** What a variant says of a product, in the words of the shop. `notes`: what does not come in as it stands there, and why. */
export type ReadVariant = {
  variant: ShopifyVariant
  parsed: ParsedRow
  units: number | null
  state: 'on' | 'draft' | 'archived'
  /** The text of all of them, where pictures stand in it that lie elsewhere. */
  text: BesideProduct['text'] | null
  notes: RowFault[]
}

export type ReadGoods = { goods: ShopifyGoods; variants: ReadVariant[] }

type How = { roundsDown: boolean }

/** Reads the rows of one handle: what all variants share once, and each for itself. */
export function readGoods(rows: readonly ShopifyRow[], how: How): ReadGoods {
  const goods = goodsOfShopify(rows)
  const shared = readShared(goods)
  return { goods, variants: goods.variants.map((variant) => readVariant(variant, { goods, shared, how })) }
}

type Shared = { values: Partial<Record<ImportField, string | string[]>>; text: ReadVariant['text']; notes: RowFault[] }

function readShared({ shared }: ShopifyGoods): Shared {
  const notes: RowFault[] = []
  const values: Shared['values'] = {}
  let text: Shared['text'] = null
  const { content_zh: html, search_words: tags, seo_title_zh: title, seo_text_zh: described } = shared
  if (html !== undefined) {
    const clean = cleanHtml(html)
    values.content_zh = withoutPictures(clean)
    const sources = picturesInText(clean).flatMap((src) => {
      const source = readSource(src, new Set())
      return source === null ? [] : [[src, source] as const]
    })
    if (sources.length > 0) text = { html: clean, sources: Object.fromEntries(sources) }
    const lost = lostInCleaning(html).map(({ tag, attribute }) => (attribute === null ? `<${tag}>` : `${tag} ${attribute}`))
    if (lost.length > 0) notes.push({ field: 'content_zh', code: 'cleaned', by: lost.slice(0, 6).join(', ') })
  }
  if (tags !== undefined) {
    const { words, left } = wordsOfTags(tags)
    values.search_words = words
    if (left.length > 0) notes.push({ field: 'search_words', code: 'tagsLeft', by: left.slice(0, 6).join(', ') })
  }
  if (title !== undefined) values.seo_title_zh = inOneLine(title)
  if (described !== undefined) values.seo_text_zh = inOneLine(described)
  return { values, text, notes }
}

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ')

type Beside = { goods: ShopifyGoods; shared: Shared; how: How }

function readVariant(variant: ShopifyVariant, { goods, shared, how }: Beside): ReadVariant {
  const { row, slug, faults } = variant
  const handle = goods.shared.slug ?? ''
  const parsed: ParsedRow = { rowNo: row.rowNo, cells: row.cells, said: {}, written: {}, faults: [...faults] }
  // What holds for all of them is told once.
  const notes = goods.variants[0] === variant ? [...shared.notes] : []
  if (handle === '') parsed.faults.push({ field: 'slug', code: 'required' })
  parsed.said.slug = slug || nameOfHandle(handle, goods.variants.indexOf(variant))
  putTexts(parsed, { variant, shared })
  putPrices(parsed, { row, how })
  const counted = valueOf(row, { field: 'units', read: readShopifyUnits, faults: parsed.faults })
  if (counted !== null && counted < 0) notes.push({ field: 'units', code: 'countedAsNone', by: String(counted) })
  const state = stateOfShopify(goods.shared)
  if (state === null) parsed.faults.push({ field: 'state', code: 'shopifyState', by: goods.shared.state })
  return { variant, parsed, text: shared.text, units: counted === null ? null : Math.max(counted, 0), state: state ?? 'draft', notes }
}

function put(parsed: ParsedRow, field: ImportField, value: unknown): void {
  parsed.said[field] = value
  parsed.written[field] = Array.isArray(value) ? value.join(', ') : String(value)
}

function putTexts(parsed: ParsedRow, { variant, shared }: { variant: ShopifyVariant; shared: Shared }): void {
  const { supplier_code: code, barcode } = variant.row.said
  if (variant.name !== '') put(parsed, 'name_zh', inOneLine(variant.name))
  for (const [field, value] of Object.entries(shared.values)) put(parsed, field as ImportField, value)
  if (code !== undefined) put(parsed, 'supplier_code', code)
  if (barcode !== undefined) put(parsed, 'barcode', barcode.replace(/^'/, '').toUpperCase())
}

function putPrices(parsed: ParsedRow, { row, how }: { row: ShopifyRow; how: How }): void {
  for (const field of ['price', 'origin_price'] as const) {
    const value = valueOf(row, { field, read: (text) => readShopifyPrice(text, how), faults: parsed.faults })
    // Nothing is what Shopify writes where a price is compared with none.
    if (value !== null && !(field === 'origin_price' && value === 0)) put(parsed, field, value)
  }
}

type Reading = { field: 'price' | 'origin_price' | 'units'; read: (text: string) => CellRead; faults: RowFault[] }

function valueOf({ said }: ShopifyRow, { field, read, faults }: Reading): number | null {
  const text = said[field]
  if (text === undefined) return null
  const answer = read(text)
  if (answer.said === 'fault') faults.push({ field, code: answer.fault, by: text })
  return answer.said === 'value' ? Number(answer.value) : null
}

/** A handle without letters for addresses: the same one is always the same name, so that a second import finds it. */
function nameOfHandle(handle: string, place: number): string {
  return `item-${createHash('sha256').update(handle).digest('hex').slice(0, 10)}${place === 0 ? '' : `-${place + 1}`}`
}
