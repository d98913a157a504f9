import type { Tx } from '#database/connect.ts'
import { shelfPriceNames, type PriceTarget, type ShelfPriceName, type ShelfPrices } from '#rules/catalog/shelf-price.ts'
import type { Text } from '#rules/locale.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { changedFields } from '#server/platform/audit/changed-fields.ts'
import { weighChange, type WeighedChange, type WeighedRefusal } from '../judging/weigh-change.ts'
import { findRunningPrice, runningOf } from '../schedules/store.ts'
import { lockProductRows, type LockedProduct } from '../store.ts'

/** Prices that somebody would have, as the product may take them: beside what stands, and nothing changed yet. */
export type WeighedPrices = {
  row: LockedProduct
  name: Text
  /** All four as they stand, those of other times while a scheduled price runs and these are meant. */
  stood: ShelfPrices
  /** Only those that would be different. */
  before: Partial<ShelfPrices>
  after: Partial<ShelfPrices>
  weighed: WeighedChange
}

export type PricesRefusal = WeighedRefusal | { code: 'unknown_product'; product: number }

/** `prices`: which of them are meant while a scheduled price runs. */
export type PricesWanted = {
  id: number
  change: { [Name in ShelfPriceName]?: ShelfPrices[Name] | undefined }
  prices?: PriceTarget | undefined
  now: Date
}

/** What these prices would change of a product, which is held until the transaction ends. */
export async function weighPrices(tx: Tx, { id, change, prices, now }: PricesWanted): Promise<Result<WeighedPrices, PricesRefusal>> {
  const [row] = await lockProductRows(tx, [id])
  if (!row) return refuse({ code: 'unknown_product', product: id })
  const running = prices === 'regular' ? await findRunningPrice(tx, id) : undefined
  const stood = running ? runningOf(running).regular : pricesOf(row)
  const { before, after } = changedFields(stood, change)
  const weighed = await weighChange(tx, { row, after, prices, now })
  if (!weighed.ok) return weighed
  return ok({ row, name: { zh: row.name_zh, en: row.name_en || row.name_zh }, stood, before, after, weighed: weighed.value })
}

function pricesOf(row: LockedProduct): ShelfPrices {
  return Object.fromEntries(shelfPriceNames.map((name) => [name, row[name]])) as ShelfPrices
}
