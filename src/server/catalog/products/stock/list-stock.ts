import type { GoodsInStock } from '#contract/office/api/goods/stock.ts'
import type { StockView } from '#rules/catalog/stock/stock-views.ts'
import { laterDay, taipeiDay } from '#rules/calendar.ts'
import { inLanguage, type Language } from '#rules/locale.ts'
import { readSearchWords } from '#rules/staff/search-words.ts'
import type { Shop } from '#server/platform/shop.ts'
import { searchGoods } from '../published/search-goods.ts'
import { listStockRows } from './store.ts'

const rowsOfPage = 50
/** Goods found by words at most. */
const mostFound = 200
/** 即期: what expires within so many days. */
const soonDays = 60

type Asked = { view: StockView; words: string; cursor: string | undefined; language: Language }

/** Goods with their stock; `next` is null at the end. */
export async function listStock(shop: Shop, { view, words, cursor, language }: Asked) {
  const { db } = shop.database
  const after = /^\d{1,15}$/.test(cursor ?? '') ? Number(cursor) : null
  const found =
    words === ''
      ? null
      : {
          ids: (await searchGoods(db, { find: readSearchWords(words), most: mostFound })).map(({ id }) => id),
          shelf: words.trim().toUpperCase(),
        }
  const asked = { soon: laterDay(taipeiDay(shop.now()), soonDays), lowAt: (await shop.terms()).today.low_stock_units }
  const rows = await listStockRows(db, { view, found, ...asked, after, limit: rowsOfPage + 1 })
  const shown = rows.slice(0, rowsOfPage)
  return { rows: shown.map((row) => presentGoods(row, language)), next: rows.length > rowsOfPage ? String(shown.at(-1)?.id) : null }
}

type GoodsRow = Awaited<ReturnType<typeof listStockRows>>[number]

export function presentGoods(row: GoodsRow, language: Language): GoodsInStock {
  const { id, name_zh: zh, name_en: en, preview: picture, sold_30d, free } = row
  const { shelf, barcode, temperature, stock, reserved, withheld, next_expiry } = row
  const days_of_cover = sold_30d > 0 ? Math.floor((free * 30) / sold_30d) : null
  const name = inLanguage({ zh, en }, language)
  return { id, name, picture, shelf, barcode, temperature, stock, reserved, withheld, free, days_of_cover, next_expiry }
}
