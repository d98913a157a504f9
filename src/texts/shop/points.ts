import type { Text } from '#rules/locale.ts'
import type { PointReason } from '#rules/points/points.ts'

export const pointTexts = {
  balance: { zh: '目前可用', en: 'Ready to spend' },
  history: { zh: '點數紀錄', en: 'Points history' },
  emptyTitle: { zh: '還沒有點數紀錄', en: 'No points yet' },
  goShopping: { zh: '看看能換什麼', en: 'See what points buy' },
  historyFailed: { zh: '點數紀錄暫時無法顯示', en: 'Your points can’t be shown right now' },
  again: { zh: '再試一次', en: 'Try again' },
} as const

/** Why points came or went (PTS-05). With custom, what operations wrote stands in its place (PTS-06). */
export const pointReasonTexts = {
  personal_shopping: { zh: '購物回饋', en: 'Earned by shopping' },
  exchange_product: { zh: '商品兌換', en: 'Paid for goods' },
  fb_friend_shopping: { zh: '好友購物回饋', en: 'A friend’s purchase' },
  expiration_reset: { zh: '點數到期', en: 'Expired' },
  refund: { zh: '訂單取消或退款', en: 'Order cancelled or refunded' },
  custom: { zh: '活動贈點', en: 'Bonus' },
  partial_product_return: { zh: '部分退貨', en: 'Partial return' },
  product_redemption: { zh: '點數兌換', en: 'Redemption' },
  point_product_out_of_stock: { zh: '兌換商品缺貨退點', en: 'Redeemed goods out of stock' },
  other_reason: { zh: '其他', en: 'Other' },
} as const satisfies Record<PointReason, Text>

export const pointsUnit = (points: number): Text => ({ zh: '點', en: points === 1 ? 'point' : 'points' })
export const expiresOn = (day: string): Text => ({
  zh: `${day} 到期，期間再賺點數就會一起延長。`,
  en: `They last until ${day}, and longer with every point you earn.`,
})
export const becomeEffective = (days: number): Text => ({
  zh: `購物回饋在取貨 ${days} 天後才會加進可用點數。`,
  en: `Points earned by shopping can be spent ${days} days after you receive your order.`,
})
export const countsFrom = (day: string): Text => ({ zh: `${day} 起可以使用`, en: `Ready to spend from ${day}` })
export const fromOrder = (number: string): Text => ({ zh: `訂單 ${number}`, en: `Order ${number}` })
