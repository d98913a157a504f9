import { taxIdDigits } from '#rules/constants.ts'
import { sum } from '#rules/money.ts'

const weights = [1, 2, 1, 2, 1, 2, 4, 1]

/**
 * Whether a company's number can exist. 8 digits; each times its weight, the digits of the products added, must be a
 * multiple of 5. A 7 in the seventh place makes the product 28, whose digits add to 10: then one more counts as well.
 * Source: Fiscal Information Agency, the check that is in force since April 2023.
 */
export function isTaxId(taxId: string): boolean {
  const digits = [...taxId].map(Number)
  if (digits.length !== taxIdDigits || !/^\d+$/.test(taxId) || Number(taxId) === 0) return false
  const total = sum(digits.map((digit, place) => digitSum(digit * (weights[place] ?? 0))))
  return total % 5 === 0 || (digits[6] === 7 && (total + 1) % 5 === 0)
}

function digitSum(product: number): number {
  return Math.floor(product / 10) + (product % 10)
}
