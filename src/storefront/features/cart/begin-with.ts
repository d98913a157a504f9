const key = 'meihao_cart_begins_with'

/** The cart, when it is opened next in this tab, begins with these lines selected. */
export function beginWith(lineIds: readonly number[]): void {
  sessionStorage.setItem(key, JSON.stringify(lineIds))
}

/** The lines with which the cart is to begin, once; none where nobody said so. */
export function takeBeginning(): number[] {
  const kept = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return JSON.parse(kept ?? '[]') as number[]
}
