import { sum } from '#rules/money.ts'
import { ok, refuse, type Result } from '#rules/result.ts'

/** What was picked into a bundle: so many of that product for the whole line. */
export type Pick = { product_id: number; quantity: number }

export type BundleEntry = {
  product_id: number
  required: boolean
  /** Most picks of this entry per main unit. */
  max_amount: number
  /** Picks set at the start. */
  quantity: number
  /** What there is of it; left out where nobody has looked. */
  stock?: number | undefined
}

/** A product with a bundle, as the wire has it. Without one, there are no entries and the quantity is 0. */
export type Bundle = { optional_bundles: readonly BundleEntry[]; optional_bundles_max_quantity: number }

/** Picks that this many main units need (BND-04). */
export function picksNeeded(bundle: Bundle, quantity: number): number {
  return bundle.optional_bundles.length === 0 ? 0 : bundle.optional_bundles_max_quantity * quantity
}

export type BundleRefusal = { code: 'incomplete' | 'unknown_pick' | 'too_many_picks' | 'required_missing'; needed: number }

/** Whether these picks make the bundle complete; the answer holds the picks without empty ones. */
export function checkBundle(
  bundle: Bundle,
  { quantity, picks }: { quantity: number; picks: readonly Pick[] },
): Result<Pick[], BundleRefusal> {
  const needed = picksNeeded(bundle, quantity)
  const chosen = picks.filter((pick) => pick.quantity !== 0)
  const known = new Map(bundle.optional_bundles.map((entry) => [entry.product_id, entry]))
  if (new Set(chosen.map((pick) => pick.product_id)).size < chosen.length) return refuse({ code: 'unknown_pick', needed })
  for (const pick of chosen) {
    const entry = known.get(pick.product_id)
    if (!entry) return refuse({ code: 'unknown_pick', needed })
    if (pick.quantity < 0 || pick.quantity > entry.max_amount * quantity) return refuse({ code: 'too_many_picks', needed })
  }
  if (bundle.optional_bundles.some((entry) => entry.required && pickedOf(chosen, entry.product_id) < 1))
    return refuse({ code: 'required_missing', needed })
  return countPicks(chosen) === needed ? ok(chosen) : refuse({ code: 'incomplete', needed })
}

export function isBundleReady(bundle: Bundle, choice: { quantity: number; picks: readonly Pick[] }): boolean {
  return checkBundle(bundle, choice).ok
}

export function countPicks(picks: readonly Pick[]): number {
  return sum(picks.map((pick) => pick.quantity))
}

export function pickedOf(picks: readonly Pick[], productId: number): number {
  return picks.find((pick) => pick.product_id === productId)?.quantity ?? 0
}

/** Main units, up to the limit, for which the free stock of the entries suffices (D-18). */
export function bundlesInStock(bundle: Bundle, { stock, limit }: { stock: PickStock; limit: number }): number {
  for (let quantity = limit; quantity > 0; quantity -= 1) {
    const possible = bundle.optional_bundles.map((entry) => Math.min(stock.get(entry.product_id) ?? 0, entry.max_amount * quantity))
    const requiredAreThere = bundle.optional_bundles.every((entry, index) => !entry.required || (possible[index] ?? 0) >= 1)
    if (requiredAreThere && sum(possible) >= picksNeeded(bundle, quantity)) return quantity
  }
  return 0
}

/** The free stock of what can be picked, by product. */
export type PickStock = ReadonlyMap<number, number>

/** The same, where somebody may have less of some goods than there is. */
export function leftOfPicks(stock: PickStock, limits: readonly { product_id: number; here: number }[]): PickStock {
  const least = limits.map(({ product_id: id, here }) => [id, Math.min(stock.get(id) ?? Infinity, here)] as const)
  return new Map([...stock, ...least])
}

export type ShortPick = { product_id: number; left: number }

/** Picks of which there is less than was picked (D-18). What no entry tells of counts as there. */
export function shortPicks(picks: readonly Pick[], stock: PickStock): ShortPick[] {
  return picks
    .filter((pick) => pick.quantity > (stock.get(pick.product_id) ?? Infinity))
    .map(({ product_id }) => ({ product_id, left: Math.max(0, stock.get(product_id) ?? 0) }))
}

/** The same bundle, each entry with what there is of it. */
export function withStock<Entry extends BundleEntry>(entries: readonly Entry[], stock: PickStock): Entry[] {
  return entries.map((entry) => ({ ...entry, stock: stock.get(entry.product_id) }))
}

export function stockOfPicks(entries: readonly { product_id: number; stock: number }[]): PickStock {
  return new Map(entries.map(({ product_id, stock }) => [product_id, stock]))
}

/** The picks of a line whose quantity was lowered: what is too much is taken off, from the last entry on, required ones never to 0. */
export function trimPicks(bundle: Bundle, { quantity, picks }: { quantity: number; picks: readonly Pick[] }): Pick[] {
  const capped = bundle.optional_bundles.map((entry) => ({
    entry,
    quantity: Math.min(pickedOf(picks, entry.product_id), entry.max_amount * quantity),
  }))
  let excess = sum(capped.map((each) => each.quantity)) - picksNeeded(bundle, quantity)
  const trimmed = capped.toReversed().map((each) => {
    const taken = Math.min(Math.max(excess, 0), Math.max(each.quantity - (each.entry.required ? 1 : 0), 0))
    excess -= taken
    return { product_id: each.entry.product_id, quantity: each.quantity - taken }
  })
  return trimmed.toReversed().filter((pick) => pick.quantity > 0)
}
