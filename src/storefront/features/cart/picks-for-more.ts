import { picksNeeded, trimPicks, type Bundle, type Pick } from '#rules/cart/bundle.ts'
import { split } from '#rules/money.ts'

/**
 * The picks of a line whose quantity is changed in the cart, where no picker stands beside the stepper: the bundle stays
 * complete. More units take more of the same in the same proportions; fewer units drop what is too much.
 */
export function picksForQuantity(bundle: Bundle, { quantity, picks }: { quantity: number; picks: readonly Pick[] }): Pick[] {
  if (bundle.optional_bundles.length === 0) return []
  const needed = picksNeeded(bundle, quantity)
  const shares = split(
    needed,
    picks.map((pick) => pick.quantity),
  )
  const isMore = picks.every((pick, place) => (shares[place] ?? 0) >= pick.quantity)
  if (!isMore) return trimPicks(bundle, { quantity, picks })
  return picks.map(({ product_id }, place) => ({ product_id, quantity: shares[place] ?? 0 }))
}
