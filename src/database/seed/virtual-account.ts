import { plausible } from './plausible.ts'

/** The made-up company of the shop at the bank. */
const company = '99123'

/**
 * A virtual account of 14 digits that fits its amount: company, eight digits of the order, one check digit over account
 * and amount. The sandbox's card company counts the same way.
 */
export function virtualAccount(key: string, amount: number): string {
  const digits = company + String(plausible(`${key} account`, [10_000_000, 99_999_999]))
  const check = (weigh(digits.padStart(15, '0'), '654321987654321') + weigh(String(amount).padStart(8, '0'), '87654321')) % 10
  return `${digits}${check}`
}

function weigh(digits: string, weights: string): number {
  return [...digits].reduce((sum, digit, place) => sum + Number(digit) * Number(weights[place]), 0) % 10
}
