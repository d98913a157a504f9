import { expect, type Locator, type Page } from '@playwright/test'
import type { Cart, CartItem } from '#contract/shop/api/cart.ts'
import type { Language } from '#rules/locale.ts'
import { selectLine } from '#texts/shop/cart.ts'
import { csrfTokenOf, comeAsMember, open, shopper, whenKnown, type Shopper } from './shopper.ts'

/** Goods of the demo shop by what they are in a cart. */
export const goods = {
  candle: 109,
  serum: 48,
  oilPen: 26,
  pointsCandle: 110,
  lamp: 23,
  preorder: 118,
  dumplings: 142,
  soapBox: 89,
  mask: 53,
} as const

type Goods = Partial<Record<keyof typeof goods, number>>

/** What lies in a member's cart, line by line. */
export async function linesInCart({ request }: Page): Promise<CartItem[]> {
  const { cart_items: shelves } = (await (await request.get('/api/v2/user/cart_items')).json()) as Cart
  return Object.values(shelves).flat()
}

/** Takes everything out of the member's cart but the gifts, which would not come back. */
export async function emptyCart(page: Page): Promise<void> {
  const headers = { 'x-csrf-token': await csrfTokenOf(page.request) }
  for (const { id, special_price } of await linesInCart(page)) {
    if (special_price !== 0) await page.request.delete(`/api/v2/user/cart_items/${id}`, { headers })
  }
}

export async function putIntoCart(
  page: Page,
  {
    product_id,
    quantity,
    optional_items = [],
  }: { product_id: number; quantity: number; optional_items?: { product_id: number; quantity: number }[] },
): Promise<void> {
  const headers = { 'x-csrf-token': await csrfTokenOf(page.request) }
  const answer = await page.request.post('/api/v2/user/cart_items', { headers, data: { product_id, quantity, optional_items } })
  expect(await answer.json()).toMatchObject({ status: 'normal' })
}

/** hao, who has no points, is no VIP and has ordered before, in front of a cart with these goods and nothing else but gifts. */
export async function openCartWith(page: Page, { language, ...wanted }: Goods & { language: Language }): Promise<Shopper> {
  const hao = shopper(page, language)
  await comeAsMember(page, 'hao')
  await emptyCart(page)
  for (const [name, quantity] of Object.entries(wanted))
    await putIntoCart(page, { product_id: goods[name as keyof typeof goods], quantity })
  await whenKnown(hao, () => open(page, `/${language}/cart`))
  await expect(page.locator('.cart-line').first()).toBeVisible()
  return hao
}

/** The line of a product, as the page shows it. */
export async function lineOf({ page, language }: Shopper, product: keyof typeof goods): Promise<Line> {
  const answer = await page.request.get(`/api/v1/products/${goods[product]}`, { headers: { 'accept-language': language } })
  const { name } = (await answer.json()) as { name: string }
  const row = page.locator('.cart-line').filter({ has: page.getByRole('link', { name, exact: true }) })
  return { name, row, box: row.getByRole('checkbox', { name: selectLine(name)[language] }) }
}

export type Line = { name: string; row: Locator; box: Locator }
