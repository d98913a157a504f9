import { takingTime } from '#database/taking-time.ts'
import { staffOfActor } from '#rules/actor.ts'
import { endOfDay, startOfDay } from '#rules/calendar.ts'
import { inLanguage, type Language } from '#rules/locale.ts'
import { findMovementsBetween, listMovementsToWrite } from '#server/catalog/products/published/movements-of-files.ts'
import { askCaughtUp } from '#server/platform/standbys/ask-standby.ts'
import type { Shop } from '#server/platform/shop.ts'
import { inboundNumber } from '#texts/office/goods/inbound.ts'
import { stocktakeNumber } from '#texts/office/goods/stocktakes.ts'
import { movementColumnTexts, movementTexts, stockTexts } from '#texts/office/stock.ts'
import { formatWholeMoment } from '#texts/office/times.ts'
import type { Cell } from './cell.ts'
import type { MovementsExportInput } from './export-input.ts'
import { writeTable, type Keep } from './write-table.ts'

/** So many movements are read at once, and are one piece of the file. */
const movementsAtOnce = 1000

type ToWrite = { format: 'csv' | 'xlsx'; input: MovementsExportInput; keep: Keep }

/** Writes the ledger of stock, the oldest movement first, with what each of them has (STK-02): also those that were put away years ago. Answers how many those were. */
export async function writeMovements(shop: Shop, { format, input, keep }: ToWrite): Promise<number> {
  const heads = Object.values(movementColumnTexts).map((text) => inLanguage(text, input.language))
  return writeTable({ format, heads, rows: rowsOf(shop, input), keep })
}

async function* rowsOf(shop: Shop, { from, until, before, language }: MovementsExportInput): AsyncGenerator<Cell[][]> {
  const [asked, lastDay] = [new Date(before), new Date(endOfDay(until).getTime() + 999)]
  const between = { from: startOfDay(from), until: asked < lastDay ? asked : lastDay }
  const meant = await takingTime(shop.database, (tx) => findMovementsBetween(tx, between))
  if (!meant) return
  for (let after = meant.first - 1; after < meant.last;) {
    const page = { ...between, after, last: meant.last, limit: movementsAtOnce }
    const rows = await askCaughtUp(shop, ({ database: { db } }) => listMovementsToWrite(db, page))
    yield rows.map((row) => cellsOf(row, language))
    after = rows.at(-1)?.id ?? meant.last
  }
}

type Row = Awaited<ReturnType<typeof listMovementsToWrite>>[number]

/** In the order of the columns. */
function cellsOf(row: Row, language: Language): Cell[] {
  const cells: Record<keyof typeof movementColumnTexts, Cell> = {
    id: row.id,
    at: formatWholeMoment(row.created_at),
    product: row.product_id,
    barcode: row.barcode ?? '',
    name: inLanguage({ zh: row.name_zh, en: row.name_en || row.name_zh }, language),
    kind: inLanguage(movementTexts[row.kind], language),
    delta: row.delta,
    lot: row.lot ?? '',
    expires_on: row.expires_on ?? '',
    place: inLanguage({ zh: row.place_zh, en: row.place_en }, language),
    order: row.order_number ?? '',
    parcel: row.parcel ?? '',
    delivery: row.delivery === null ? '' : inboundNumber(row.delivery),
    stocktake: row.stocktake === null ? '' : stocktakeNumber(row.stocktake),
    reverses: row.reverses_id ?? '',
    actor: staffOfActor(row.actor) ?? inLanguage(stockTexts.shop, language),
    note: row.note,
  }
  return Object.values(cells)
}
