/** Whole New Taiwan dollars. TWD has no smaller unit in trade, so every amount is an integer and is compared exactly. */
export type Twd = number

export function sum(amounts: Iterable<number>): number {
  let total = 0
  for (const amount of amounts) total += amount
  return total
}

/** Shares an amount out in proportion to the weights. The parts always add up to the whole, to the last dollar. */
export function split(amount: Twd, weights: readonly number[]): Twd[] {
  const whole = sum(weights)
  if (whole === 0) return weights.map(() => 0)
  let weightSoFar = 0
  let paidOut = 0
  return weights.map((weight) => {
    weightSoFar += weight
    const upToHere = Math.floor((amount * weightSoFar) / whole)
    const part = upToHere - paidOut
    paidOut = upToHere
    return part
  })
}
