import type { PickLine, PickList, Wave } from '#contract/office/api/packing.ts'
import { inLanguage, type Language } from '#rules/locale.ts'
import { isLowTemperature, temperatures } from '#rules/temperature.ts'
import { pickLists, type UnitsForBasket } from '#rules/shipping/wave.ts'
import { listLotsTaken } from '#server/catalog/products/published/lots-taken.ts'
import type { Shop } from '#server/platform/shop.ts'
import { presentWave } from './list-waves.ts'
import { findWaveRow, listFirstScans, listGoods, listPicks, listRows, listUnits } from './store.ts'

/** What is fetched from the shelves for a wave, and into which baskets it goes; null when there is no such wave (PCK-04). */
export async function findPickList(shop: Shop, { id, language }: { id: number; language: Language }): Promise<PickList | null> {
  const { db } = shop.database
  const row = await findWaveRow(db, id)
  if (!row) return null
  const rows = await listRows(db, [id])
  const wave = presentWave(row, rows)
  const { units, scanned } = await loadBaskets(db, { wave, rows })
  const goods = await listGoods(db, [...new Set(units.map(({ productId }) => productId))])
  const picks = await listPicks(db, id)
  const lots = await listLotsTaken(db, [...new Set(units.map(({ orderId }) => orderId))])
  const present = presentLine({ goods, picks, lots, language })
  const lists = pickLists(
    units,
    goods.map(({ id: productId, name_zh: name, shelf, temperature }) => ({ productId, name, shelf, temperature })),
  )
  return {
    wave,
    lists: temperatures.flatMap((temperature) => {
      const lines = lists.get(temperature)
      return lines ? [{ temperature, lines: lines.map(present) }] : []
    }),
    outside: isLowTemperature(row.temperature) ? outsideSince(units, { picks, scanned }) : [],
    minutes_outside: (await shop.terms()).packing.minutes_outside,
    asked_at: shop.now().toISOString(),
  }
}

type InBaskets = { wave: Wave; rows: Awaited<ReturnType<typeof listRows>> }

/** How many of what each basket gets, and when something of it was scanned first. */
async function loadBaskets(db: Shop['database']['db'], { wave, rows }: InBaskets) {
  const basketOf = new Map(wave.parcels.map(({ number, round, basket }) => [number, { round, basket }]))
  const filled = rows.flatMap(({ order_id, number, left_why }) => {
    const basket = left_why === null ? basketOf.get(number) : undefined
    return basket ? [[order_id, basket] as const] : []
  })
  const baskets = new Map(filled)
  const units = await listUnits(db, [...baskets.keys()])
  const scans = await listFirstScans(db, [...baskets.keys()])
  return {
    units: units.flatMap(({ order_id, product_id: productId, quantity }) => {
      const basket = baskets.get(order_id)
      return basket ? [{ ...basket, orderId: order_id, productId, quantity }] : []
    }),
    scanned: scans.flatMap(({ order_id, first_at: at }) => {
      const basket = baskets.get(order_id)
      return basket ? [{ ...basket, at }] : []
    }),
  }
}

type Goods = Awaited<ReturnType<typeof listGoods>>
type Picks = Awaited<ReturnType<typeof listPicks>>
type Lots = Awaited<ReturnType<typeof listLotsTaken>>

function presentLine({ goods, picks, lots, language }: { goods: Goods; picks: Picks; lots: Lots; language: Language }) {
  const known = new Map(goods.map((product) => [product.id, product]))
  return ({ productId, ...line }: { productId: number; shelf: string | null; units: number; baskets: PickLine['baskets'] }): PickLine => {
    const product = known.get(productId)
    return {
      ...line,
      product_id: productId,
      name: inLanguage({ zh: product?.name_zh ?? '', en: product?.name_en ?? '' }, language),
      picture: product?.preview ?? '',
      barcode: product?.barcode ?? null,
      lots: lots
        .filter(({ product_id }) => product_id === productId)
        .map(({ id, number, expires_on, delta }) => ({ id, number, expires_on, units: -delta })),
      picked: picks.some(({ product_id }) => product_id === productId),
    }
  }
}

type Moments = { picks: Picks; scanned: readonly { round: number; basket: number; at: Date }[] }

/** Since when the first goods of each basket are out of the cold: fetched for it, or scanned into it. */
function outsideSince(units: readonly UnitsForBasket[], { picks, scanned }: Moments): PickList['outside'] {
  const fetched = units.flatMap(({ round, basket, productId }) => {
    const pick = picks.find(({ product_id }) => product_id === productId)
    return pick ? [{ round, basket, at: pick.picked_at }] : []
  })
  const baskets = Map.groupBy([...fetched, ...scanned], ({ round, basket }) => `${round}-${basket}`)
  return [...baskets.values()].flatMap((moments) => {
    const [first] = moments.toSorted((one, other) => one.at.getTime() - other.at.getTime())
    return first ? [{ round: first.round, basket: first.basket, since: first.at.toISOString() }] : []
  })
}
