import type { Tx } from '#database/connect.ts'
import { faultsInPrices } from '#rules/catalog/product-prices.ts'
import { changeWhileRunning, pricesDuring, shelfPriceNames, type PriceTarget, type ShelfPrices } from '#rules/catalog/shelf-price.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { changedFields } from '#server/platform/audit/changed-fields.ts'
import type { LockedProduct } from '../store.ts'
import { findRunningPrice, keptRegular, runningOf, savePrice } from './store.ts'

export type RunningPriceRefusal =
  /** A scheduled price runs, and it was not said which of the two is changed (GDS-22). */
  { code: 'price_scheduled'; name: string; ends_at: Date | null } | { code: 'wrong_value'; why: string; faults: Record<string, string> }

type Change = { row: LockedProduct; after: Partial<LockedProduct>; target: PriceTarget | undefined }

/** What is changed on the row in the end, what of it is said in the version, and what is saved beside the row. */
export type ThroughSchedule = { after: Partial<LockedProduct>; said: { before: object; after: object }; save: (tx: Tx) => Promise<void> }

/** Leads a change by hand to the price that it is meant for, while a scheduled one runs; otherwise it stays what it is. */
export async function leadThroughSchedule(
  tx: Tx,
  { row, after, target }: Change,
): Promise<Result<ThroughSchedule | null, RunningPriceRefusal>> {
  const change: Partial<ShelfPrices> = Object.fromEntries(Object.entries(after).filter(([name]) => isPrice(name)))
  if (Object.keys(change).length === 0) return ok(null)
  const running = await findRunningPrice(tx, row.id)
  if (!running) return ok(null)
  if (!target) return refuse({ code: 'price_scheduled', name: running.name, ends_at: running.ends_at })
  const was = runningOf(running)
  const becomes = changeWhileRunning(was, { change, target })
  const stands = pricesDuring(becomes.regular, becomes.scheduled)
  const judged = target === 'regular' ? becomes.regular : { ...stands, ...change }
  const faults = faultsInPrices({ ...judged, is_gift_only: row.is_gift_only })
  if (Object.keys(faults).length > 0) return refuse({ code: 'wrong_value', why: 'These prices cannot stand beside each other', faults })
  const { price, origin_price, first_purchase_price, shopping_point_price } = becomes.scheduled
  const rest = Object.fromEntries(Object.entries(after).filter(([name]) => !isPrice(name)))
  return ok({
    after: { ...rest, ...changedFields({ ...row }, stands).after },
    said:
      target === 'regular'
        ? { before: { regular_prices: was.regular }, after: { regular_prices: becomes.regular } }
        : { before: {}, after: {} },
    save: (held) =>
      savePrice(held, {
        id: running.id,
        change: { price, origin_price, first_purchase_price, shopping_point_price, ...keptRegular(becomes.regular) },
      }),
  })
}

const isPrice = (name: string) => shelfPriceNames.some((each) => each === name)
