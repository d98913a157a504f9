import { RouterContextProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { OrderRow } from '#contract/shop/api/order.ts'
import { OrderCards, OrderTable } from '#storefront/features/order/order-list.tsx'
import { createShopRouter } from '#storefront/routes.ts'
import { LanguageProvider } from '#ui/words/words.ts'

const router = createShopRouter({
  clientOf: () => {
    throw new Error('orders that are drawn ask nobody')
  },
  origin: 'http://shop.test',
} as never)

function draw(status: OrderRow['status']) {
  const order = {
    hashed_id: 'K7Q2M9X4TBHE',
    status,
    payment: 'line',
    payment_url: 'https://pay.example/1',
    created_at: '2026-11-21T02:00:00.000Z',
    grand_total: 880,
    order_details: [],
    split_orders: [],
  } as unknown as OrderRow
  const drawn = (List: typeof OrderTable) =>
    renderToStaticMarkup(
      <RouterContextProvider router={router}>
        <LanguageProvider value="zh">
          <List orders={[order]} now={new Date('2026-11-21T02:10:00.000Z')} drawAgain={() => null} />
        </LanguageProvider>
      </RouterContextProvider>,
    )
  return { table: drawn(OrderTable), cards: drawn(OrderCards) }
}

test('OLS-15 what waits for its payment has a button to pay, on a desk as on a phone', () => {
  const waiting = draw('pending_payment')
  for (const list of [waiting.table, waiting.cards]) expect(list).toContain('去付款：訂單 K7Q2M9X4TBHE')
  const paid = draw('confirmed')
  for (const list of [paid.table, paid.cards]) expect(list).not.toContain('去付款')
})
