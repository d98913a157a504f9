/** The bank's own way of saying whether an account takes this amount: its last digit is a check over both. */
export function takesAmount({ account, amount, company }: { account: string; amount: number; company: string }): boolean {
  if (!/^\d{14}$/.test(account) || !account.startsWith(company)) return false
  const weighed = weigh(account.slice(0, -1).padStart(15, '0'), '654321987654321') + weigh(String(amount).padStart(8, '0'), '87654321')
  return Number(account.at(-1)) === weighed % 10
}

function weigh(digits: string, weights: string): number {
  return [...digits].reduce((sum, digit, place) => sum + Number(digit) * Number(weights[place]), 0)
}
