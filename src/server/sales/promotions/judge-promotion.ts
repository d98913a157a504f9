import type { Tx } from '#database/connect.ts'
import type { FlagsExclude } from '#rules/catalog/excluded-flags.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { listTemperatures } from '#server/catalog/products/list-temperatures.ts'
import { lockSoldAlone } from '#server/catalog/products/published/lock-sold-alone.ts'
import { productsOf, type Tier } from './promotion-shape.ts'
import { findOverlapping, type Period } from './store.ts'

export type PromotionRefusal =
  | { code: 'wrong_value'; why: string }
  | { code: 'unknown_product'; product: number }
  /** An add-on travels with the goods that open it, so both have one temperature. */
  | { code: 'other_temperature'; product: number }
  /** One promotion of a temperature runs at a time; one that was told twice would be the second. */
  | { code: 'overlaps'; promotion: number }
  | FlagsExclude

/**
 * Whether a promotion may stand beside the others at its time, and its goods are products of its temperature. Without
 * `tiers` nobody looks at the goods.
 */
export async function judgePromotion(
  tx: Tx,
  { tiers = [], ...promotion }: Period & { tiers?: readonly Tier[] | undefined },
): Promise<Result<null, PromotionRefusal>> {
  const { starts_at: from, ends_at: until, temperature } = promotion
  if (until && until <= from) return refuse({ code: 'wrong_value', why: 'ends_at has to be after starts_at' })
  const other = await findOverlapping(tx, promotion)
  if (other !== undefined) return refuse({ code: 'overlaps', promotion: other })
  const products = productsOf(tiers)
  const known = await listTemperatures(tx, products)
  for (const product of products) {
    const own = known.get(product)
    if (own === undefined) return refuse({ code: 'unknown_product', product })
    if (own !== temperature) return refuse({ code: 'other_temperature', product })
  }
  return ok(null)
}

type Offered = { tiers: readonly Tier[]; active: boolean; ends_at: Date | null; now: Date }

/** Goods that are sold on their own are not added to others (GDS-24); what is over offers nothing. */
export async function findSoldAlone(tx: Tx, { tiers, active, ends_at: until, now }: Offered): Promise<FlagsExclude | null> {
  if (!active || (until !== null && until <= now)) return null
  const alone = await lockSoldAlone(tx, productsOf(tiers))
  return alone && { code: 'flags_exclude', flag: 'standalone_purchase', beside: 'add_on', ...alone }
}
