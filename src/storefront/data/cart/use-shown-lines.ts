import { useEffect, useState } from 'react'
import type { CartItem } from '#contract/shop/api/cart.ts'
import { shownOf, type ShownLine } from '#storefront/features/cart/line-changes.ts'

const place = 'meihao_cart_shown'

/**
 * What this browser showed of each line when its buyer last looked, so that a new price can be told. What the page has
 * shown first stays the measure until it is left.
 */
export function useShownLines(lines: readonly CartItem[]): ReadonlyMap<number, ShownLine> {
  const [before, setBefore] = useState(readShown)
  const unseen = lines.filter(({ id }) => !before.has(id))
  if (unseen.length > 0) setBefore(new Map([...before, ...unseen.map((line) => [line.id, shownOf(line)] as const)]))
  useEffect(() => keepShown(lines), [lines])
  return before
}

/** A browser that keeps nothing tells nothing new. */
function readShown(): ReadonlyMap<number, ShownLine> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '[]')
    return new Map(Array.isArray(kept) ? kept : [])
  } catch {
    return new Map()
  }
}

function keepShown(lines: readonly CartItem[]): void {
  try {
    localStorage.setItem(place, JSON.stringify(lines.map((line) => [line.id, shownOf(line)])))
  } catch {
    // Not kept, then.
  }
}
