import type { Text } from '#rules/locale.ts'
import type { TodayTileKind } from '#rules/orders/today-tiles.ts'

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
} as const satisfies Record<string, Text>

export const tileTexts = {
  to_pick: { zh: '待揀貨', en: 'To pick' },
  picking: { zh: '備貨中，待交寄', en: 'Being packed, to hand over' },
  refunding: { zh: '退款處理中', en: 'Refunds under way' },
  unpaid: { zh: '待付款', en: 'Waiting for payment' },
} as const satisfies Record<TodayTileKind, Text>

/** Where a button of several leads to: `查看 待揀貨`. */
export const lookAt = (tile: Text): Text => ({ zh: `查看${tile.zh}`, en: `Look: ${tile.en}` })
export const oldestText = (age: string): Text => ({ zh: `最久的 ${age}`, en: `The oldest ${age}` })
export const greeting = (name: string, hour: number): Text => {
  if (hour < 5 || hour >= 18) return { zh: `${name}，晚安`, en: `Good evening, ${name}` }
  return hour < 11 ? { zh: `${name}，早安`, en: `Good morning, ${name}` } : { zh: `${name}，午安`, en: `Good afternoon, ${name}` }
}
