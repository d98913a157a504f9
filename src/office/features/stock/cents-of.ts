/** Hundredths of a TWD, of an amount as it is typed. */
export function centsOf(typed: string): number {
  return Math.round(Number(typed) * 100)
}
