import { familySize } from '../../catalog/families/family.ts'
import { proposeSlug } from '../../catalog/slug.ts'
import type { RowFault } from '../row-result.ts'
import type { ShopifyField } from './shopify-columns.ts'

/** A row of the file, with what stands in its cells by their fields; what is empty is not there. */
export type ShopifyRow = { rowNo: number; cells: readonly string[]; said: Readonly<Partial<Record<ShopifyField, string>>> }

export type ShopifyPicture = { source: string; alt: string }

/** One variant: what becomes a product. */
export type ShopifyVariant = {
  row: ShopifyRow
  name: string
  slug: string
  /** One of each axis of its family; of a product that stands for itself none. */
  values: readonly string[]
  /** Its own first, then those of all. */
  pictures: readonly ShopifyPicture[]
  faults: readonly RowFault[]
}

export type ShopifyGoods = {
  title: string
  /** What of the first row holds for all variants. */
  shared: ShopifyRow['said']
  variants: readonly ShopifyVariant[]
  /** Names of the axes along which they differ; null for one product. */
  axes: readonly string[] | null
  /** Rows that only bring a picture. */
  pictureRows: readonly ShopifyRow[]
}

/** What Shopify calls the only variant of a product that has none. */
const noOption = 'default title'

/** Rows of one handle as one product, or as products that make a family (D-220). */
export function goodsOfShopify(rows: readonly ShopifyRow[]): ShopifyGoods {
  const [first] = rows
  const shared = first?.said ?? {}
  const title = shared.name_zh ?? ''
  const ofVariants = rows.filter((row, place) => place === 0 || isVariant(row))
  const isFamily = ofVariants.length > 1
  const axes = isFamily ? axesOf(shared) : null
  const each = ofVariants.map((row) => valuesOf(row, axes?.length ?? 0))
  const named = namesInAddresses(each, shared.slug ?? '')
  // One of more than a family may have is refused whole, whatever it shows.
  const all = ofVariants.length > familySize.most ? [] : picturesOf(rows)
  const variants = ofVariants.map((row, place): ShopifyVariant => {
    const values = each[place] ?? []
    return {
      row,
      name: [title, ...values].filter((part) => part !== '').join(' '),
      slug: named[place] ?? '',
      values,
      pictures: withOwnFirst(row.said.variant_picture, all),
      faults: isFamily ? faultsOfValues(values, { before: each.slice(0, place), count: ofVariants.length }) : [],
    }
  })
  return { title, shared, variants, axes, pictureRows: rows.filter((row) => !ofVariants.includes(row)) }
}

const isVariant = ({ said }: ShopifyRow) => ['option1_value', 'price', 'supplier_code', 'barcode'].some((field) => field in said)

/** A family has two axes: what Shopify tells apart by a third goes with the second. */
function axesOf({ option1_name: one = '', option2_name: two, option3_name: three }: ShopifyRow['said']): string[] {
  const second = together(two, three)
  const names = second === '' ? [one] : [one, second === one ? `${second} 2` : second]
  return names.map((name) => name.slice(0, mostSigns).toWellFormed())
}

/** One of each axis; empty where the row says none. */
function valuesOf({ said: { option1_value: one = '', option2_value: two, option3_value: three } }: ShopifyRow, axes: number): string[] {
  return [one.toLowerCase() === noOption ? '' : one, together(two, three)].slice(0, axes)
}

const together = (...parts: (string | undefined)[]) => parts.filter((part) => part !== undefined).join(' / ')

const mostSigns = 40

function faultsOfValues(values: readonly string[], { before, count }: { before: readonly string[][]; count: number }): RowFault[] {
  if (count > familySize.most) return [{ field: null, code: 'familyTooLarge' }]
  const empty = values.indexOf('')
  if (empty !== -1) return [{ field: `option${empty + 1}_value`, code: 'required' }]
  const long = values.findIndex((value) => value.length > mostSigns)
  if (long !== -1) return [{ field: `option${long + 1}_value`, code: 'tooLong' }]
  const isTwice = before.some((each) => each.join('\u001f') === values.join('\u001f'))
  return isTwice ? [{ field: 'option1_value', code: 'variantTwice' }] : []
}

/** The handle with what a variant is, or with its number where that has no letters for addresses, or another one has them. */
function namesInAddresses(variants: readonly (readonly string[])[], handle: string): string[] {
  const plain = proposeSlug(handle)
  if (plain === '' || variants.length === 1) return variants.map(() => plain)
  const proposed = variants.map((values) => {
    const words = values.map((value) => (/^[\w\s./&+-]+$/.test(value) ? proposeSlug(value) : ''))
    return words.includes('') ? '' : proposeSlug([plain, ...words].join(' '))
  })
  return proposed.map((slug, place) => (slug === '' || proposed.indexOf(slug) < place ? proposeSlug(`${plain} ${place + 1}`) : slug))
}

/** In the order that the file gives them, each once. */
function picturesOf(rows: readonly ShopifyRow[]): ShopifyPicture[] {
  const pictures = rows.flatMap(({ said }, row) =>
    said.picture === undefined ? [] : [{ source: said.picture, alt: said.picture_alt ?? '', place: Number(said.picture_place) || row + 1 }],
  )
  return onceEach(pictures.toSorted((one, other) => one.place - other.place).map(({ source, alt }) => ({ source, alt })))
}

function withOwnFirst(own: string | undefined, all: readonly ShopifyPicture[]): ShopifyPicture[] {
  if (own === undefined) return [...all]
  return onceEach([all.find(({ source }) => source === own) ?? { source: own, alt: '' }, ...all])
}

function onceEach(pictures: readonly ShopifyPicture[]): ShopifyPicture[] {
  const seen = new Set<string>()
  return pictures.filter(({ source }) => !seen.has(source) && seen.add(source))
}
