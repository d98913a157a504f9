import { expect, test } from 'vitest'
import { orderTabs } from '#rules/orders/order.ts'
import { paths } from '#contract/shop/paths.ts'
import { parseSearch } from '#storefront/data/search-params.ts'
import { readOrdersView, writeOrdersView, type OrdersView } from './orders-view.ts'

const usual: OrdersView = { tab: 'all', query: '', items: 10, page: 1 }

test('OLS-01 the address says tab, items and page', () => {
  expect(readOrdersView(parseSearch('?tab=unpaid&items=50&page=3'))).toEqual({ tab: 'unpaid', query: '', items: 50, page: 3 })
  expect(readOrdersView(parseSearch(''))).toEqual(usual)
})

test.each(['7', '0', '-10', '1e9', 'many', ''])('OLS-05 OLS-06 items=%s falls back to 10', (items) => {
  expect(readOrdersView({ items }).items).toBe(10)
})

test.each(['0', '-2', '1.5', 'last', ''])('OLS-07 page=%s is page 1', (page) => {
  expect(readOrdersView({ page }).page).toBe(1)
})

test.each(['processing', 'completed', 'toString', ''])('OLS-08 D-67 tab=%s falls back to all', (tab) => {
  expect(readOrdersView({ tab }).tab).toBe('all')
})

test('OLS-01 every view that is written is read again', () => {
  for (const tab of orderTabs) {
    for (const items of [10, 50, 100] as const) {
      const view = { tab, query: '', items, page: 4 }
      const address = paths.orders('zh', writeOrdersView(view))
      expect(readOrdersView(parseSearch(new URL(address, 'https://shop.example').search))).toEqual(view)
    }
  }
  expect(paths.orders('zh', writeOrdersView(usual))).toBe('/zh/user/orders')
})

test('OLS-01 OLS-02 a search is read from the address and written to it; it looks through all tabs', () => {
  expect(readOrdersView(parseSearch('?query=%20梅酒%20&tab=unpaid&page=2'))).toEqual({ tab: 'unpaid', query: '梅酒', items: 10, page: 2 })
  const address = paths.orders('en', writeOrdersView({ tab: 'unpaid', query: 'plum & rose', items: 50, page: 2 }))
  expect(readOrdersView(parseSearch(new URL(address, 'https://shop.example').search))).toEqual({
    tab: 'all',
    query: 'plum & rose',
    items: 50,
    page: 2,
  })
  expect(readOrdersView({ query: 'x'.repeat(500) }).query).toHaveLength(100)
})
