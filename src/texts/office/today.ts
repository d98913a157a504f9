import type { Text } from '#rules/locale.ts'
import type { TodayTileKind } from '#rules/orders/tile-limits.ts'

export const todayTexts = {
  now: { zh: '現在要做', en: 'To do now' },
  done: { zh: '今天都處理好了', en: 'All done for today' },
  doneHow: { zh: '有新的工作會自動出現在這裡。', en: 'New work appears here by itself.' },
  until: { zh: '今天到現在', en: 'Today so far' },
  lastWeek: { zh: '比上週同一天同時', en: 'against last week, same time' },
  orders: { zh: '成立訂單', en: 'Orders confirmed' },
  goods: { zh: '售出金額', en: 'Goods sold' },
  average: { zh: '平均每單', en: 'Average order' },
  newMembers: { zh: '新會員', en: 'New members' },
  refunded: { zh: '已退款', en: 'Refunded' },
  look: { zh: '查看', en: 'Look' },
  close: { zh: '收起', en: 'Close' },
  again: { zh: '再問一次', en: 'Ask again' },
  asked: { zh: '已再問一次', en: 'Asked again' },
  stillUnknown: { zh: '對方還沒有回覆，稍後再試。', en: 'No answer yet; try again later.' },
  since: { zh: '等了', en: 'Waiting' },
  orderNumber: { zh: '訂單', en: 'Order' },
  what: { zh: '項目', en: 'What' },
  amount: { zh: '金額', en: 'Amount' },
  byHour: { zh: '今天每小時', en: 'Today by hour' },
  byDay: { zh: '最近 28 天', en: 'Last 28 days' },
  today: { zh: '今天', en: 'Today' },
  weekBefore: { zh: '上週同一天', en: 'Same day last week' },
  ofGoods: { zh: '售出金額', en: 'Goods sold' },
  ofOrders: { zh: '訂單', en: 'Orders' },
  measure: { zh: '看哪一個數字', en: 'Which figure' },
  asTable: { zh: '看成表格', en: 'As a table' },
  asCurve: { zh: '看成曲線', en: 'As a curve' },
  hour: { zh: '時段', en: 'Hour' },
  day: { zh: '日期', en: 'Day' },
} as const satisfies Record<string, Text>

export const tileTexts = {
  unanswered: { zh: '付款確認中', en: 'Payments unconfirmed' },
  to_pick: { zh: '待揀貨', en: 'To pick' },
  to_hand_over: { zh: '待交寄', en: 'To hand over' },
  invoice_late: { zh: '發票未開', en: 'Invoices not issued' },
  refund: { zh: '退款待處理', en: 'Refunds to handle' },
  parcel: { zh: '包裹異常', en: 'Parcels in trouble' },
  transfer_due: { zh: '轉帳今日到期', en: 'Transfers due today' },
  held: { zh: '暫停出貨', en: 'On hold' },
  low_stock: { zh: '低庫存', en: 'Low stock' },
  failed_work: { zh: '失敗工作', en: 'Failed work' },
  providers: { zh: '外部業者異常', en: 'Third parties in trouble' },
} as const satisfies Record<TodayTileKind, Text>

/** Where a button of several leads to: `查看 待揀貨`. */
export const lookAt = (tile: Text): Text => ({ zh: `查看${tile.zh}`, en: `Look: ${tile.en}` })
export const oldestText = (age: string): Text => ({ zh: `最久的 ${age}`, en: `The oldest ${age}` })
export const moreThan = (count: string): Text => ({ zh: `超過 ${count}`, en: `More than ${count}` })
export const greeting = (name: string, hour: number): Text => {
  if (hour < 5 || hour >= 18) return { zh: `${name}，晚安`, en: `Good evening, ${name}` }
  return hour < 11 ? { zh: `${name}，早安`, en: `Good morning, ${name}` } : { zh: `${name}，午安`, en: `Good afternoon, ${name}` }
}
