import { picksNeeded, type Bundle, type Pick } from '#rules/cart/bundle.ts'
import { split } from '#rules/money.ts'

/**
 * The picks of a line that gets more units in the cart, where no picker stands beside the stepper: more of the same in the
 * same proportions, so that the bundle stays complete. For fewer units they are asked for anew (BND-07).
 */
export function picksForMore(bundle: Bundle, { quantity, picks }: { quantity: number; picks: readonly Pick[] }): Pick[] {
  if (bundle.optional_bundles.length === 0) return []
  const shares = split(
    picksNeeded(bundle, quantity),
    picks.map((pick) => pick.quantity),
  )
  return picks.map(({ product_id }, place) => ({ product_id, quantity: shares[place] ?? 0 }))
}
