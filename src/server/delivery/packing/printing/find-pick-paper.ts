import { pickLists, type Basket, type UnitsForBasket } from '#rules/shipping/wave.ts'
import { temperatures, type Temperature } from '#rules/temperature.ts'
import { listLotsTaken } from '#server/catalog/products/published/lots-taken.ts'
import { listNotesToPrint } from '#server/sales/orders/published/notes-to-print.ts'
import type { Shop } from '#server/platform/shop.ts'
import { listGoods, listUnits } from './store.ts'

/** A parcel of a pick list, with the basket into which its goods go. */
export type PickedParcel = Basket & { id: number; wholeId: number; number: string; remark: string }

export type PickPaperLine = {
  shelf: string | null
  name: string
  barcode: string | null
  units: number
  lots: { number: string; expires_on: string; units: number }[]
  baskets: (Basket & { quantity: number })[]
}

/** What stands on a pick list: goods by temperature and shelf, which basket belongs to which parcel, and what people of the office wrote for it. */
export type PickPaper = {
  wave: number | null
  lists: { temperature: Temperature; lines: PickPaperLine[] }[]
  baskets: (Basket & { number: string })[]
  notes: { number: string; text: string; by: string | null }[]
}

/** Goods of these parcels as they are fetched, whatever wave they are in (PCK-04). */
export async function findPickPaper(
  { database: { db } }: Pick<Shop, 'database'>,
  { wave, parcels }: { wave: number | null; parcels: readonly PickedParcel[] },
): Promise<PickPaper> {
  const basketOf = new Map(parcels.map(({ id, round, basket }) => [id, { round, basket }]))
  const rows = await listUnits(db, [...basketOf.keys()])
  const units: UnitsForBasket[] = rows.flatMap(({ order_id, product_id: productId, quantity }) => {
    const basket = basketOf.get(order_id)
    return basket ? [{ ...basket, productId, quantity }] : []
  })
  const goods = await listGoods(db, [...new Set(units.map(({ productId }) => productId))])
  const lots = await listLotsTaken(db, [...basketOf.keys()])
  const known = new Map(goods.map((product) => [product.id, product]))
  const lists = pickLists(
    units,
    goods.map(({ id: productId, name_zh: name, shelf, temperature }) => ({ productId, name, shelf, temperature })),
  )
  return {
    wave,
    lists: temperatures.flatMap((temperature) => {
      const lines = (lists.get(temperature) ?? []).map(({ productId, ...line }) => ({
        ...line,
        name: known.get(productId)?.name_zh ?? '',
        barcode: known.get(productId)?.barcode ?? null,
        lots: lots
          .filter(({ product_id }) => product_id === productId)
          .map(({ number, expires_on, delta }) => ({ number, expires_on, units: -delta })),
      }))
      return lines.length > 0 ? [{ temperature, lines }] : []
    }),
    baskets: parcels.map(({ number, round, basket }) => ({ number, round, basket })),
    notes: await notesOf(db, parcels),
  }
}

/** What the buyer remarked, and what somebody ticked to be printed (DSK-11); of an order in parts once. */
async function notesOf(db: Shop['database']['db'], parcels: readonly PickedParcel[]): Promise<PickPaper['notes']> {
  const wholes = [...new Map(parcels.map((parcel) => [parcel.wholeId, parcel])).values()]
  const written = await listNotesToPrint(
    db,
    wholes.map(({ wholeId }) => wholeId),
  )
  return wholes.flatMap(({ wholeId, number, remark }) => [
    ...(remark === '' ? [] : [{ number, text: remark, by: null }]),
    ...written.filter(({ order_id }) => order_id === wholeId).map(({ text, by }) => ({ number, text, by })),
  ])
}
