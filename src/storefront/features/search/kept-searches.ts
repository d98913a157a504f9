import type { ListedCard } from '#contract/shop/api/products.ts'
import { cachedPages } from '#rules/constants.ts'

/** What a search has brought so far. */
export type Found = {
  words: string
  products: readonly ListedCard[]
  /** The page to ask for next; null when everything is there. */
  nextPage: number | null
  /** What others buy, when nothing was found. */
  bestSellers: readonly ListedCard[]
}

/** By entry of the history, the longest unused first. */
const kept = new Map<string, Found>()

/** Keeps results for whoever comes back to that entry of the history: those of the last 20 pages (I18N-17). */
export function keepSearch(entry: string, found: Found): void {
  kept.delete(entry)
  kept.set(entry, found)
  const [oldest] = kept.keys()
  if (kept.size > cachedPages && oldest !== undefined) kept.delete(oldest)
}

/** What was found at that entry, or the beginning of a search when nothing is kept for these words. */
export function findSearch(entry: string, words: string): Found {
  const found = kept.get(entry)
  if (found?.words !== words) return { words, products: [], nextPage: 1, bestSellers: [] }
  keepSearch(entry, found)
  return found
}

export function forgetSearch(entry: string): void {
  kept.delete(entry)
}
