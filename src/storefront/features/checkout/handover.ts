import { paths } from '#contract/shop/paths.ts'
import type { Language } from '#rules/locale.ts'

/** What the cart hands over to the checkout, which is a document of its own. */
const key = 'checkout-from-cart'

/** The lines to order, and the code that holds for them. */
export type Handover = { cartItemIds: readonly number[]; discountCode: string | null }

/** Goes to the checkout with these lines. The page is loaded anew, because stricter rules hold there than in the shop. */
export function leaveForCheckout({ cartItemIds, discountCode, language }: Handover & { language: Language }): void {
  sessionStorage.setItem(key, JSON.stringify({ cartItemIds, discountCode }))
  location.assign(paths.steps(language))
}

/**
 * What the cart handed over, once: who reloads the checkout or comes by a bookmark gets null and goes back to the cart
 * (CKO-01, D-46).
 */
export function arriveFromCart(): Handover | null {
  const handed = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return handed === null ? null : readHandover(handed)
}

function readHandover(handed: string): Handover | null {
  try {
    const read: unknown = JSON.parse(handed)
    return isHandover(read) ? read : null
  } catch {
    return null
  }
}

function isHandover(read: unknown): read is Handover {
  if (typeof read !== 'object' || read === null || !('cartItemIds' in read) || !('discountCode' in read)) return false
  const { cartItemIds: ids, discountCode: code } = read
  return Array.isArray(ids) && ids.length > 0 && ids.every((id) => Number.isInteger(id)) && (code === null || typeof code === 'string')
}
