import { taxIdDigits } from '#rules/constants.ts'
import { sum } from '#rules/money.ts'

/** Whether this is written like a company's number: exactly 8 digits (INV-12). Whether there is such a company, only the tax office knows. */
export function isTaxId(taxId: string): boolean {
  return taxId.length === taxIdDigits && /^\d+$/.test(taxId)
}

const weights = [1, 2, 1, 2, 1, 2, 4, 1]

/**
 * Whether the check digit of a tax ID is right; a wrong one is a reason to ask, not to refuse (D-94). Each digit times its
 * weight, the digits of the products added, must be a multiple of 5. A 7 in the seventh place makes the product 28, whose
 * digits add to 10: then one more counts as well.
 * Source: Fiscal Information Agency, the check that is in force since April 2023.
 */
export function hasRightCheckDigit(taxId: string): boolean {
  if (!isTaxId(taxId) || Number(taxId) === 0) return false
  const digits = [...taxId].map(Number)
  const total = sum(digits.map((digit, place) => digitSum(digit * (weights[place] ?? 0))))
  return total % 5 === 0 || (digits[6] === 7 && (total + 1) % 5 === 0)
}

function digitSum(product: number): number {
  return Math.floor(product / 10) + (product % 10)
}
