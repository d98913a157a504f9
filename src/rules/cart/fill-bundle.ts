import { sum } from '#rules/money.ts'

export type SaidBundle = {
  /** So many are picked for each main unit; none without a bundle. */
  picks: number
  entries: readonly { required: boolean; max_amount: number; quantity: number }[]
}

/**
 * Whether anybody can pick so many: the entries allow that many, none of them more than all picks, and what has to be picked, or is at the
 * start, is not more (GDS-26).
 */
export function canBeFilled({ picks, entries }: SaidBundle): boolean {
  if ((picks === 0) !== (entries.length === 0)) return false
  if (entries.some(({ quantity, max_amount: most }) => quantity > most || most > picks)) return false
  const least = sum(entries.map(({ required, quantity }) => Math.max(quantity, required ? 1 : 0)))
  return least <= picks && picks <= sum(entries.map((entry) => entry.max_amount))
}
