import type { Cart, CartItem } from '#contract/shop/api/cart.ts'
import type { Language } from '#rules/locale.ts'
import { temperatures, type Temperature } from '#rules/temperature.ts'
import { queries } from '../queries.ts'
import { tellOtherTabs } from './other-tabs.ts'
import { cartKey, linesOf } from './use-cart.ts'

/** Puts a line as the shop answered it into the cart that is shown, also in the top bar. */
export function keepLine(language: Language, saved: CartItem): void {
  changeLines(language, (lines) => lines.map((line) => (line.id === saved.id ? saved : line)))
}

/** Puts a line that is new into the cart that is shown. */
export function putLine(language: Language, added: CartItem): void {
  changeLines(language, (lines, temperature) => (temperature === added.product.temperature ? [...lines, added] : lines))
}

/** A line of the cart that is shown. */
export function findLine(language: Language, lineId: number): CartItem | undefined {
  const cart = queries.getQueryData<Cart>(cartKey(language))
  return cart && linesOf(cart).find(({ id }) => id === lineId)
}

/** Takes a line out of the cart that is shown (CRT-44). */
export function dropLine(language: Language, lineId: number): void {
  changeLines(language, (lines) => lines.filter((line) => line.id !== lineId))
}

/** The copy in the other language knows nothing of it and is read anew when it is wanted. */
function changeLines(language: Language, change: (lines: CartItem[], temperature: Temperature) => CartItem[]): void {
  queries.setQueryData<Cart>(cartKey(language), (cart) => {
    if (!cart) return cart
    const cart_items = { ...cart.cart_items }
    for (const temperature of temperatures) cart_items[temperature] = change(cart_items[temperature], temperature)
    return { ...cart, cart_items }
  })
  queries.removeQueries({ queryKey: ['cart'], type: 'inactive' })
  tellOtherTabs()
}
