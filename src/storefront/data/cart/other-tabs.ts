import { useEffect } from 'react'
import { reloadCart } from './use-cart.ts'

const place = 'meihao_cart_changes'

/** This tab has changed the cart: the others read it anew. */
export function tellOtherTabs(): void {
  try {
    localStorage.setItem(place, String(Number(localStorage.getItem(place) ?? 0) + 1))
  } catch {
    // A browser that keeps nothing has told nobody; they read the cart when they are looked at again.
  }
}

/** Keeps the cart that is shown in step with what happens to it in other tabs; a browser tells only those about a change. */
export function useOtherTabs(): void {
  useEffect(() => {
    const hear = ({ key }: StorageEvent) => {
      if (key === place) void reloadCart()
    }
    window.addEventListener('storage', hear)
    return () => window.removeEventListener('storage', hear)
  }, [])
}
