const key = 'order-to-greet'

/** Notes in this tab that its shopper is on the way from a checkout to this order. */
export function expectGreeting(orderId: string): void {
  sessionStorage.setItem(key, orderId)
}

export function isGreetingExpected(orderId: string): boolean {
  return sessionStorage.getItem(key) === orderId
}

export function forgetGreeting(): void {
  sessionStorage.removeItem(key)
}
