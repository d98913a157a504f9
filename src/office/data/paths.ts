import type { OrderView } from '#rules/orders/order-views.ts'

/** Addresses of the office's pages. */
export const officePaths = {
  today: '/office',
  me: '/office/me',
  orders: (view: OrderView = 'all') => (view === 'all' ? '/office/orders' : `/office/orders?view=${view}`),
  noteFile: (id: number) => `/office/api/v1/note-files/${id}`,
  order: (number: string) => `/office/orders/${number}`,
} as const

/** What of the list of orders stands in its address; without a view it shows all. */
export type OrdersSearch = { view?: OrderView }
