import { useSyncExternalStore } from 'react'

// A page from the server shows a guest's prices. Who may be a member does not see those that could be others until it is
// known who is there (prices-script.ts); from then on everything that is shown has the prices of who looks at it.

let known = false
const told = new Set<() => void>()

/** What is shown has the prices of who is there: they may be seen. */
export function showPrices(): void {
  known = true
  delete document.documentElement.dataset.prices
  for (const tell of told) tell()
}

/** Whether the prices on the page are those of who is there. */
export function usePricesKnown(): boolean {
  return useSyncExternalStore(
    watch,
    () => known,
    () => false,
  )
}

function watch(tell: () => void) {
  told.add(tell)
  return () => told.delete(tell)
}
