import type { Text } from '#rules/locale.ts'
import type { TodayTileKind } from '#rules/orders/tile-limits.ts'
import type { ProviderOfWork } from '#rules/orders/today-tiles.ts'

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
  open: { zh: '展開', en: 'Open' },
  close: { zh: '收起', en: 'Close' },
  more: { zh: '顯示更多', en: 'Show more' },
  restInList: { zh: '其餘的在訂單清單裡，按「查看」。', en: 'The rest stands in the list of orders: press Look.' },
  allApprovals: { zh: '所有覆核', en: 'All approvals' },
  product: { zh: '商品', en: 'Product' },
  freeUnits: { zh: '還能賣', en: 'Left to sell' },
  tries: { zh: '試了幾次', en: 'Tries' },
  cases: { zh: '件數', en: 'Cases' },
  provider: { zh: '業者', en: 'Third party' },
  waitingFor: { zh: '等它的工作', en: 'Waiting for it' },
  triedAgain: { zh: '系統會自己再試，成功後就會從這裡消失。', en: 'The shop tries again by itself; what succeeds disappears from here.' },
  again: { zh: '再問一次', en: 'Ask again' },
  since: { zh: '從', en: 'Since' },
  what: { zh: '項目', en: 'What' },
  byHour: { zh: '今天每小時', en: 'Today by hour' },
  byDay: { zh: '最近 28 天', en: 'Last 28 days' },
  today: { zh: '今天', en: 'Today' },
  weekBefore: { zh: '上週同一天', en: 'Same day last week' },
  ofGoods: { zh: '售出金額', en: 'Goods sold' },
  ofOrders: { zh: '訂單', en: 'Orders' },
  measure: { zh: '看哪一個數字', en: 'Which figure' },
  curves: { zh: '賣得如何', en: 'How it sells' },
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
  store_closed: { zh: '門市關轉', en: 'Closed stores' },
  transfer_due: { zh: '轉帳今日到期', en: 'Transfers due today' },
  held: { zh: '暫停出貨', en: 'On hold' },
  approvals: { zh: '待我覆核', en: 'For my approval' },
  assigned: { zh: '指派給我', en: 'Assigned to me' },
  low_stock: { zh: '低庫存', en: 'Low stock' },
  failed_work: { zh: '失敗工作', en: 'Failed work' },
  providers: { zh: '外部業者異常', en: 'Third parties in trouble' },
} as const satisfies Record<TodayTileKind, Text>

export const providerTexts = {
  card_company: { zh: '金流業者', en: 'Card company' },
  invoice_platform: { zh: '電子發票平台', en: 'Invoice platform' },
  courier: { zh: '物流業者', en: 'Courier' },
  mail: { zh: '寄信服務', en: 'Mail service' },
} as const satisfies Record<ProviderOfWork, Text>

export const openText = (tile: Text): Text => ({ zh: `展開${tile.zh}`, en: `Open ${tile.en}` })
export const closeText = (tile: Text): Text => ({ zh: `收起${tile.zh}`, en: `Close ${tile.en}` })
export const emptyNowText = (tile: Text): Text => ({ zh: `「${tile.zh}」已經沒有要處理的了。`, en: `Nothing is left under “${tile.en}”.` })
export const askAboutText = (number: string): Text => ({
  zh: `再問一次訂單 ${number} 的付款`,
  en: `Ask again about the payment of ${number}`,
})

/** Where a button of several leads to: `查看 待揀貨`. */
export const lookAt = (tile: Text): Text => ({ zh: `查看${tile.zh}`, en: `Look: ${tile.en}` })
export const chooseBefore = (time: string): Text => ({ zh: `最早的要在 ${time} 前改選`, en: `The first before ${time}` })
export const oldestText = (age: string): Text => ({ zh: `最久的 ${age}`, en: `The oldest ${age}` })
export const moreThan = (count: string): Text => ({ zh: `超過 ${count}`, en: `More than ${count}` })
export const greeting = (name: string, hour: number): Text => {
  if (hour < 5 || hour >= 18) return { zh: `${name}，晚安`, en: `Good evening, ${name}` }
  return hour < 11 ? { zh: `${name}，早安`, en: `Good morning, ${name}` } : { zh: `${name}，午安`, en: `Good afternoon, ${name}` }
}

/** An hour of the day as clocks show it, in both languages. */
export const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`
/** A day without its year, in both languages: `11/24`. */
export const shortDayText = (day: string): string => day.slice('2026-'.length).replace('-', '/')
