import type { Tx } from '#database/connect.ts'
import type { Shop } from '#server/platform/shop.ts'
import { savePriceDays } from './store.ts'

/** Notes what everything that is on sale is sold at today (D-204). Every hour, so that a night without it costs no day. */
export async function keepPriceDays({ database: { db }, now }: Shop): Promise<void> {
  await savePriceDays(db, { products: null, now: now() })
}

type Changing = { products: readonly number[]; after: readonly unknown[]; now: Date }

/** Around a change of prices, or of what is on sale: what was asked until then was asked today too. */
export async function notePricesOf(tx: Tx, { products, after, now }: Changing): Promise<void> {
  if (after.some(touchesPrice)) await savePriceDays(tx, { products, now })
}

const ofPrice = ['price', 'origin_price', 'state', 'available']
const touchesPrice = (after: unknown) => typeof after === 'object' && after !== null && ofPrice.some((field) => field in after)
