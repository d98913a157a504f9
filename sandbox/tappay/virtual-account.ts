/** The made-up company id of the shop at the bank. */
const companyId = '99123'

/**
 * A 14-digit virtual account that only fits its amount: company id, eight digits of our own, one check digit. The
 * rule is the one public code shows for E.SUN: the digits right-aligned to 15 and weighed by 654321987654321, the
 * amount to 8 and weighed by 87654321, both sums modulo ten added.
 */
export function virtualAccount({ serial, amount }: { serial: number; amount: number }): string {
  const digits = companyId + String(serial % 100_000_000).padStart(8, '0')
  const check = (weigh(digits.padStart(15, '0'), '654321987654321') + weigh(String(amount).padStart(8, '0'), '87654321')) % 10
  return `${digits}${check}`
}

function weigh(digits: string, weights: string): number {
  return [...digits].reduce((sum, digit, place) => sum + Number(digit) * Number(weights[place]), 0) % 10
}
