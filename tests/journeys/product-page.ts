import type { Locator, Page } from '@playwright/test'
import type { Product } from '#contract/shop/api/products.ts'
import type { Language } from '#rules/locale.ts'
import { ask } from './shopper.ts'

/** The plum candle: in stock, kept at room temperature, for everybody. */
export const candle = 109

export function productOf(page: Page, { id, language = 'zh' }: { id: number; language?: Language }): Promise<Product> {
  return ask<Product>({ page, language }, `/api/v1/products/${id}`)
}

/** The button beside the price, or the one at the bottom of a small screen. */
export function buyButton(page: Page): Locator {
  return page.locator('.buy .button, .buy-bar .button').filter({ visible: true })
}

/** How often the page has asked to put something into the cart. */
export function countAdding(page: Page): () => number {
  let asked = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/v2/user/cart_items')) asked += 1
  })
  return () => asked
}
