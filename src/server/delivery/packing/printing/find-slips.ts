import { inLanguage, type Language } from '#rules/locale.ts'
import type { Twd } from '#rules/money.ts'
import { listLinesOnPaper, type ParcelOnPaper } from '#server/sales/orders/published/parcels/parcels-on-paper.ts'
import type { Shop } from '#server/platform/shop.ts'
import { listShortUnits } from './store.ts'

export type SlipLine = {
  name: string
  quantity: number
  /** Null where papers show no prices. */
  amount: Twd | null
  mark: 'gift' | 'points' | null
  picks: { name: string; quantity: number }[]
}

/** What stands on the packing slip of a parcel, in the language of its order (PCK-24). */
export type Slip = { number: string; order: string; language: Language; placedAt: Date; remark: string; lines: SlipLine[] }

/** The slips of these parcels, less what could not be found while they were packed. */
export async function findSlips(shop: Shop, parcels: readonly ParcelOnPaper[]): Promise<Slip[]> {
  const { db } = shop.database
  const ids = parcels.map(({ id }) => id)
  const { parcels: terms } = await shop.terms()
  const lines = await listLinesOnPaper(db, ids)
  const short = await listShortUnits(db, ids)
  const shortOf = (lineId: number, productId: number) =>
    short.find((each) => each.line_id === lineId && each.product_id === productId)?.quantity ?? 0
  return parcels.map(({ id, number, wholeNumber: order, language, placedAt, remark }) => ({
    number,
    order,
    language,
    placedAt,
    remark,
    lines: lines
      .filter(({ orderId }) => orderId === id)
      .map((line) => presentLine(line, { language, shortOf, showsPrices: terms.slip_prices }))
      .filter(({ quantity }) => quantity > 0),
  }))
}

type Line = Awaited<ReturnType<typeof listLinesOnPaper>>[number]
type Presenting = { language: Language; shortOf: (lineId: number, productId: number) => number; showsPrices: boolean }

function presentLine(line: Line, { language, shortOf, showsPrices }: Presenting): SlipLine {
  const missing = shortOf(line.id, line.productId)
  const quantity = line.quantity - missing
  const amount = missing === 0 ? line.subTotal : line.price * quantity
  const ordered = line.isByPoints ? 'points' : null
  return {
    name: inLanguage(line.name, language),
    quantity,
    amount: showsPrices ? amount : null,
    mark: line.isGift ? 'gift' : ordered,
    picks: line.picks
      .map((pick) => ({ name: inLanguage(pick.name, language), quantity: pick.quantity - shortOf(line.id, pick.productId) }))
      .filter((pick) => pick.quantity > 0),
  }
}
