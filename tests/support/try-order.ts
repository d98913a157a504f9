import { isProblemStatus } from '#contract/shared/problems.ts'
import { bodyOf, type TablePayway, type ways } from './order-table.ts'
import { createProduct } from './rows.ts'
import { fillCart, orderBody, place } from './test-order.ts'
import { walletPrimes, type Wallet } from './test-payments.ts'
import type { TestBrowser } from './test-browser.ts'
import type { TestShop } from './test-shop.ts'

export type Goods = NonNullable<Parameters<typeof createProduct>[1]>

/** An order of one unit of each of these goods: the way, and the payway as the tables write it. Not said: to a door, by card. */
export type TriedOrder = { goods: readonly Goods[]; way?: (typeof ways)[number]['method']; by?: TablePayway }

/** What the shop answers to an order that may be refused: with which status, or 'placed'. The goods are put on the shelf for it. */
export function triesOf(testShop: TestShop) {
  return async (browser: TestBrowser, { goods, way = 'black_cat', by = 'credit_cards' }: TriedOrder): Promise<string> => {
    const products: Record<number, number> = {}
    for (const each of goods) products[await createProduct(testShop.database, { stock: 5, origin_price: each.price ?? 400, ...each })] = 1
    const cart_item_ids = await fillCart(browser, products)
    const { payway, instalment, ...recipient } = bodyOf({
      way: { method: way, country: way === 'ups' ? 'US' : null },
      payway: by,
      temperature: 'normal',
      marked: new Set(),
      price: 0,
    } as Parameters<typeof bodyOf>[0])
    const order = await orderBody(testShop, { cart_item_ids, contact_attributes: null, ...recipient, ...(payway && { payway }) })
    const card_info = isWallet(by) ? { ...order.card_info, prime: walletPrimes[by] } : order.card_info
    const withCard = by === 'atm' || by === 'when_received' ? { card_info: null } : { card_info }
    try {
      await place(browser, { order: { ...order, ...withCard, ...(instalment && { instalment }) } })
      return 'placed'
    } catch (error) {
      const { status } = error as { status?: unknown }
      if (isProblemStatus(status)) return status
      throw error
    }
  }
}

function isWallet(payway: TablePayway): payway is Wallet {
  return payway in walletPrimes
}
