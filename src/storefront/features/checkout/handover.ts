import { paths } from '#contract/paths.ts'
import type { Language } from '#rules/locale.ts'

/** What the cart hands over to the checkout, which is a document of its own. */
const key = 'checkout-from-cart'

/** Goes to the checkout with these lines. The page is loaded anew, because stricter rules hold there than in the shop. */
export function leaveForCheckout({ cartItemIds, language }: { cartItemIds: readonly number[]; language: Language }): void {
  sessionStorage.setItem(key, JSON.stringify(cartItemIds))
  location.assign(paths.steps(language))
}

/**
 * The lines that the cart handed over, once: who reloads the checkout or comes by a bookmark gets null and goes back to
 * the cart (CKO-01, D-46).
 */
export function arriveFromCart(): number[] | null {
  const handed = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return handed === null ? null : readIds(handed)
}

function readIds(handed: string): number[] | null {
  try {
    const ids: unknown = JSON.parse(handed)
    return Array.isArray(ids) && ids.length > 0 && ids.every((id) => Number.isInteger(id)) ? ids : null
  } catch {
    return null
  }
}
