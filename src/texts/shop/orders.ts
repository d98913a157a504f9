import type { OrderTab } from '#rules/orders/order.ts'
import type { Text } from '#rules/locale.ts'

export const ordersTexts = {
  title: { zh: '我的訂單', en: 'My orders' },
  tabsLabel: { zh: '訂單狀態', en: 'Order status' },
  account: { zh: '會員選單', en: 'My account' },
  order: { zh: '訂單', en: 'Order' },
  goods: { zh: '商品', en: 'Items' },
  status: { zh: '狀態', en: 'Status' },
  amount: { zh: '金額', en: 'Amount' },
  actions: { zh: '操作', en: 'Actions' },
  view: { zh: '查看', en: 'View' },
  viewOrder: { zh: '查看訂單', en: 'View order' },
  pay: { zh: '去付款', en: 'Pay now' },
  perPage: { zh: '每頁', en: 'Per page' },
  emptyTitle: { zh: '這裡還沒有訂單', en: 'No orders here yet' },
  empty: { zh: '下單之後，進度會一瓣一瓣開在這裡。', en: 'Once you order, you can follow it here petal by petal.' },
  search: { zh: '搜尋訂單', en: 'Search your orders' },
  searchPlaceholder: { zh: '訂單編號、商品、收件人或包裹編號', en: 'Order, product, recipient or parcel' },
  clearSearch: { zh: '清除搜尋', en: 'Clear the search' },
  nothingFoundTitle: { zh: '沒有符合的訂單', en: 'No order found' },
  nothingFoundHint: { zh: '換個訂單編號、商品或收件人再找找看。', en: 'Try another number, product or recipient.' },
  showAll: { zh: '看全部訂單', en: 'Show all orders' },
  goShopping: { zh: '去逛新品', en: 'See what is new' },
} as const

/** Middle tabs are titled processing and completed; their keys stay (D-67). */
export const orderTabTexts = {
  all: { zh: '全部', en: 'All' },
  unpaid: { zh: '待付款', en: 'Unpaid' },
  in_progress: { zh: '處理中', en: 'Processing' },
  finished: { zh: '已完成', en: 'Completed' },
  canceled: { zh: '已取消', en: 'Cancelled' },
} as const satisfies Record<OrderTab, Text>

export const foundOrders = (words: string, count: number): Text => ({
  zh: `「${words}」找到 ${count} 筆訂單`,
  en: count === 1 ? `1 order found for “${words}”` : `${count} orders found for “${words}”`,
})
export const viewNumber = (number: string): Text => ({ zh: `查看訂單 ${number}`, en: `View order ${number}` })
export const payNumber = (number: string): Text => ({ zh: `去付款：訂單 ${number}`, en: `Pay now: order ${number}` })
export const moreGoods = (count: number): Text => ({ zh: `還有 ${count} 件`, en: `${count} more` })
