import { sum, type Twd } from '#rules/money.ts'

/** What of a line or a fee goes back; `units` is 0 for goodwill, with which the goods stay. */
export type TakenOff = { name: string; units: number; amount: Twd }

export type AllowanceLine = { name: string; quantity: number; price: Twd; amount: Twd }

/**
 * The lines of an allowance: what goes back line by line, under its own name (RET-29). Units that do not cost the same each are one line
 * with their number in its name, since a line is its price times its quantity. Where the parts are not the amount, one line says it all.
 */
export function allowanceLines(parts: readonly TakenOff[], { amount, otherwise }: { amount: Twd; otherwise: string }): AllowanceLine[] {
  const told = parts.filter((part) => part.amount > 0)
  if (sum(told.map((part) => part.amount)) !== amount) return [{ name: otherwise, quantity: 1, price: amount, amount }]
  return told.map(({ name, units, amount: each }) => {
    if (units > 1 && each % units === 0) return { name, quantity: units, price: each / units, amount: each }
    return { name: units > 1 ? `${name} x${units}` : name, quantity: 1, price: each, amount: each }
  })
}
