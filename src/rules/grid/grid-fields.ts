import { productFlags } from '../catalog/product-filter.ts'
import { shelfPriceNames } from '../catalog/shelf-price.ts'
import type { FieldShape } from '../imports/import-fields.ts'

/** So many products stand in the grid at once (GDS-10). */
export const mostInGrid = 200

const texts = ['name_zh', 'name_en', 'slug', 'barcode', 'supplier_code'] as const
const limits = ['member_limit', 'member_limit_days'] as const

/** What the grid edits: what of a product stands in one line. Twenty columns. */
export const gridFields = [
  'name_zh',
  'name_en',
  'origin_price',
  'price',
  'first_purchase_price',
  'shopping_point_price',
  'barcode',
  'supplier_code',
  'temperature',
  'max_qty',
  ...limits,
  ...productFlags,
  'slug',
] as const
export type GridField = (typeof gridFields)[number]
export type GridValue = string | number | boolean | null

/** Columns with which the grid begins. */
export const firstGridFields: readonly GridField[] = gridFields.slice(0, 8)

export function gridShapeOf(field: GridField): FieldShape {
  if (field === 'temperature') return 'temperature'
  if (among(productFlags, field)) return 'flag'
  return among(texts, field) ? 'text' : 'number'
}

const mayBeNothing: readonly GridField[] = ['barcode', 'supplier_code', 'first_purchase_price', 'shopping_point_price', ...limits]

/** What an empty cell says; where there is nothing that a field may be without, the shop finds fault with it. */
export const emptyIn = (field: GridField): null | '' => (mayBeNothing.includes(field) ? null : '')

/** Fields that are judged beside each other: what one of them says may be wrong because of another. */
const judgedTogether: readonly (readonly GridField[])[] = [[...shelfPriceNames, 'is_gift_only'], limits]

export const besides = (field: string): readonly GridField[] => judgedTogether.find((group) => among(group, field)) ?? []

const among = (fields: readonly string[], field: string) => fields.includes(field)
