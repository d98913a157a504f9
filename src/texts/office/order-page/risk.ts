import type { Text } from '#rules/locale.ts'
import type { RiskLevel, RiskMark, RiskReason } from '#rules/orders/risk.ts'

export const riskTexts = {
  heading: { zh: '風險', en: 'Risk' },
  none: { zh: '沒有發現異常', en: 'Nothing speaks against it' },
  why: { zh: '為什麼可疑？', en: 'Why is it suspicious?' },
  whyHint: { zh: '可以不填；買家看不到', en: 'May be left out; the buyer never sees it' },
  remembers: {
    zh: '收件電話、地址和會員會記住 730 天，之後相符的訂單都會列為高風險',
    en: 'The recipient’s phone and address and the member are remembered for 730 days; orders that match them are at high risk',
  },
  notTold: { zh: '買家不會知道', en: 'The buyer is not told' },
  takeBack: { zh: '取消標記', en: 'Take the mark off' },
  keep: { zh: '先不要', en: 'Not now' },
} as const satisfies Record<string, Text>

export const riskLevelTexts = {
  low: { zh: '低風險', en: 'Low risk' },
  middle: { zh: '中風險', en: 'Some risk' },
  high: { zh: '高風險', en: 'High risk' },
} as const satisfies Record<RiskLevel, Text>

export const riskReasonTexts = {
  large_by_new_account: { zh: '新會員刷卡買高金額', en: 'A large order by card from a new account' },
  cards_refused: { zh: '24 小時內多次刷卡被拒', en: 'Several cards refused within 24 hours' },
  marked: { zh: '電話、地址或會員曾被標為可疑', en: 'Phone, address or member was marked as suspicious' },
  not_collected: { zh: '180 天內多次未取貨', en: 'Several parcels not collected in 180 days' },
  foreign_card: { zh: '國外發行的卡寄到國內', en: 'A card from abroad for an address in Taiwan' },
} as const satisfies Record<RiskReason, Text>

/** What somebody said of an order. */
export const riskMarkTexts = {
  safe: { zh: '已標為安全', en: 'Marked as safe' },
  suspicious: { zh: '已標為可疑', en: 'Marked as suspicious' },
} as const satisfies Record<RiskMark, Text>

export const markAsTexts = {
  safe: { zh: '標為安全', en: 'Mark as safe' },
  suspicious: { zh: '標為可疑', en: 'Mark as suspicious' },
} as const satisfies Record<RiskMark, Text>

export const markTakenOff: Text = { zh: '已取消風險標記', en: 'The mark is taken off' }
