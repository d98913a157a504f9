import { inLanguage, type Language } from '#rules/locale.ts'
import { listScarce } from '#server/catalog/products/published/low-stock.ts'
import type { Shop } from '#server/platform/shop.ts'

const rowsOfPage = 50

/** The goods that the tile 低庫存 counts, the scarcest first; `next` is null at the end. */
export async function listLowStock(shop: Shop, { cursor, language }: { cursor: string | undefined; language: Language }) {
  const units = (await shop.terms()).today.low_stock_units
  const found = await listScarce(shop.database.db, { units, after: readCursor(cursor), limit: rowsOfPage + 1 })
  const rows = found.slice(0, rowsOfPage)
  const last = found.length > rowsOfPage ? rows.at(-1) : undefined
  return {
    rows: rows.map(({ id, name_zh: zh, name_en: en, free }) => ({ id, name: inLanguage({ zh, en }, language), free })),
    next: last ? `${last.free}.${last.id}` : null,
  }
}

/** Null for what is no cursor: the list then begins anew. */
function readCursor(written: string | undefined): { free: number; id: number } | null {
  const [, free, id] = /^(-?\d{1,9})\.(\d{1,15})$/.exec(written ?? '') ?? []
  return free === undefined || id === undefined ? null : { free: Number(free), id: Number(id) }
}
