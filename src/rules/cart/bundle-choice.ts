import { countPicks, pickedOf, picksNeeded, type Bundle, type BundleEntry, type Pick } from './bundle.ts'

/** What stands in a picker: the main quantity, the picks, and the picks remembered for each quantity left behind (D-76). */
export type BundleChoice = {
  quantity: number
  picks: readonly Pick[]
  memory: Readonly<Record<number, readonly Pick[]>>
}

/** A picker as it opens: one main unit, the picks that the shop suggests, each required entry at least once. */
export function firstChoice(bundle: Bundle): BundleChoice {
  const picks = bundle.optional_bundles.map((entry) => ({
    product_id: entry.product_id,
    quantity: Math.min(Math.max(entry.quantity, leastOf(entry)), entry.stock ?? Infinity),
  }))
  return { quantity: 1, picks, memory: {} }
}

/** The picker of a line that is in the cart already. */
export function choiceOfLine(bundle: Bundle, line: { quantity: number; optional_items: readonly Pick[] }): BundleChoice {
  const picks = bundle.optional_bundles.map(({ product_id }) => ({ product_id, quantity: pickedOf(line.optional_items, product_id) }))
  return { quantity: line.quantity, picks, memory: {} }
}

/**
 * Another main quantity. Rising to a quantity that was there before restores its picks, to a new one keeps the present
 * ones. Dropping sets every pick above 0 to 1; should that still be too many, the shopper lowers them.
 */
export function changeMainQuantity(choice: BundleChoice, quantity: number): BundleChoice {
  if (quantity === choice.quantity) return choice
  const memory = { ...choice.memory, [choice.quantity]: choice.picks }
  const picks =
    quantity < choice.quantity
      ? choice.picks.map((pick) => ({ ...pick, quantity: Math.min(pick.quantity, 1) }))
      : (memory[quantity] ?? choice.picks)
  return { quantity, picks, memory }
}

/** Sets one pick, moved into what its stepper allows. */
export function changePick(bundle: Bundle, { choice, pick }: { choice: BundleChoice; pick: Pick }): BundleChoice {
  const { least, most } = stepperOf(bundle, { choice, product_id: pick.product_id })
  const quantity = Math.min(Math.max(pick.quantity, least), most)
  return { ...choice, picks: choice.picks.map((each) => (each.product_id === pick.product_id ? { ...each, quantity } : each)) }
}

/** Between what a pick may move: its own limit, what there is of it (D-18), and what the others leave of the whole (BND-08, BND-09). */
export function stepperOf(
  bundle: Bundle,
  { choice, product_id }: { choice: BundleChoice; product_id: number },
): { least: number; most: number } {
  const entry = bundle.optional_bundles.find((each) => each.product_id === product_id)
  if (!entry) return { least: 0, most: 0 }
  const others = countPicks(choice.picks) - pickedOf(choice.picks, product_id)
  const least = leastOf(entry)
  const most = Math.min(entry.max_amount * choice.quantity, picksNeeded(bundle, choice.quantity) - others, entry.stock ?? Infinity)
  return { least, most: Math.max(least, most) }
}

function leastOf({ required, stock = Infinity }: BundleEntry): number {
  return required && stock > 0 ? 1 : 0
}
