import type { Twd } from '#rules/money.ts'

/** `company`: five digits that the bank gave the shop. `serial`: the shop's own number of the account. */
export type AccountFacts = { company: string; serial: number; amount: Twd }

const serialDigits = 8

/**
 * A virtual account of 14 digits that takes one amount only: company, eight digits of our own, one check digit over
 * account and amount. The rule is the one that E.SUN's public code shows: the digits right-aligned to 15 and weighed by
 * 654321987654321, the amount to 8 and weighed by 87654321, both sums modulo ten added. The bank refuses any other amount.
 */
export function virtualAccount({ company, serial, amount }: AccountFacts): string {
  const digits = company + String(serial % 10 ** serialDigits).padStart(serialDigits, '0')
  return digits + checkDigit(digits, amount)
}

function checkDigit(digits: string, amount: Twd): number {
  return (weigh(digits.padStart(15, '0'), '654321987654321') + weigh(String(amount).padStart(8, '0'), '87654321')) % 10
}

function weigh(digits: string, weights: string): number {
  return [...digits].reduce((sum, digit, place) => sum + Number(digit) * Number(weights[place]), 0) % 10
}
