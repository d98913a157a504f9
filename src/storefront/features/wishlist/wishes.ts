import { useSyncExternalStore } from 'react'
import type { ShopClient } from '#contract/shop/client.ts'

/** Which products a member keeps, by the entry of each: what every heart on every page looks at. */
type Wishes = ReadonlyMap<number, number>

const none: Wishes = new Map()
let wishes = none
let asked: Promise<void> | undefined
const listeners = new Set<() => void>()

/** The entry of a product as it is known now, or nothing. */
export const wishOf = (productId: number): number | undefined => wishes.get(productId)

/** The entry of a product, or nothing; the same on the server for everybody, and filled in by the browser. */
export function useWish(productId: number): number | undefined {
  return useSyncExternalStore(
    listen,
    () => wishOf(productId),
    () => undefined,
  )
}

/** Asks once what the member keeps, however many hearts want to know. A failure leaves them empty and lets the next one ask. */
export function loadWishes(client: ShopClient): Promise<void> {
  asked ??= client.wishlist.list({}).then(
    ({ wishlist_items }) => set(new Map(wishlist_items.map(({ id, product }) => [product.id, id]))),
    (error: unknown) => {
      asked = undefined
      throw error
    },
  )
  return asked
}

export function noteWish(productId: number, entryId: number): void {
  set(new Map(wishes).set(productId, entryId))
}

export function dropWish(productId: number): void {
  set(new Map([...wishes].filter(([id]) => id !== productId)))
}

/** A member has left: their hearts go with them. */
export function forgetWishes(): void {
  asked = undefined
  set(none)
}

function set(next: Wishes): void {
  wishes = next
  for (const tell of listeners) tell()
}

function listen(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}
