import type { CSSProperties } from 'react'
import type { GridField } from '#rules/grid/grid-fields.ts'

const usualWidth = 116
const widths: Readonly<Partial<Record<GridField, number>>> = {
  name_zh: 240,
  name_en: 280,
  barcode: 160,
  supplier_code: 160,
  temperature: 160,
  member_limit: 160,
  member_limit_days: 160,
  slug: 160,
  standalone_purchase: 160,
  tcat_only: 160,
  cod: 180,
}
const widthOfProduct = 240

/** How wide columns are: whatever is written in a cell, its row and its column stay as they are. The last one takes the room that is left. */
export function columnsOf(fields: readonly GridField[]): CSSProperties {
  const columns = [widthOfProduct, ...fields.map((field) => widths[field] ?? usualWidth), usualWidth].map((width) => `${width}px`)
  return { '--grid-columns': [...columns, `minmax(${usualWidth}px, 1fr)`].join(' ') } as CSSProperties
}
