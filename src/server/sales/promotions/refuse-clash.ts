import type { Tx } from '#database/connect.ts'
import { refuse, type Result } from '#rules/result.ts'
import type { Temperature } from '#rules/temperature.ts'
import { listTemperatures } from '#server/catalog/products/list-temperatures.ts'
import { productsOf, type Tier } from './promotion-shape.ts'
import { findOverlapping, type Period } from './store.ts'

export type PromotionClash =
  | { code: 'wrong_value'; why: string }
  | { code: 'unknown_product'; product: number }
  /** An add-on travels with the goods that open it, so both have one temperature. */
  | { code: 'other_temperature'; product: number }
  /** One promotion of a temperature runs at a time; so it is too when one was told twice. */
  | { code: 'overlaps'; promotion: number }

/** Whether a promotion may stand beside the others and run at that time. */
export async function refuseOverlap(tx: Tx, promotion: Period): Promise<Result<null, PromotionClash>> {
  const { starts_at: from, ends_at: until } = promotion
  if (until && until <= from) return refuse({ code: 'wrong_value', why: 'ends_at has to be after starts_at' })
  const other = await findOverlapping(tx, promotion)
  return other === undefined ? { ok: true, value: null } : refuse({ code: 'overlaps', promotion: other })
}

/** Whether these are products that the shop has, of that temperature. */
export async function refuseProducts(
  tx: Tx,
  { tiers, temperature }: { tiers: readonly Tier[]; temperature: Temperature },
): Promise<Result<null, PromotionClash>> {
  const products = productsOf(tiers)
  const known = await listTemperatures(tx, products)
  for (const product of products) {
    const own = known.get(product)
    if (own === undefined) return refuse({ code: 'unknown_product', product })
    if (own !== temperature) return refuse({ code: 'other_temperature', product })
  }
  return { ok: true, value: null }
}
