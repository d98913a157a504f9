import type { Text } from '#rules/locale.ts'

export const listPriceTexts = {
  reason: { zh: '為什麼用這個原價', en: 'Why this list price stands' },
  reasonHint: {
    zh: '例如：新品、通路建議售價。會留在操作紀錄。',
    en: 'Such as: new, or the maker’s own price. It is kept in the audit log.',
  },
  needsReason: { zh: '請由能定價的人說明原因', en: 'Somebody who sets prices needs to say why' },
  saveFirst: { zh: '儲存後再說明原因。', en: 'Save it first, then say why.' },
  keep: { zh: '存下說明', en: 'Keep the reason' },
  change: { zh: '改說明', en: 'Change the reason' },
} as const satisfies Record<string, Text>

export const unsoldMark = (days: number): Text => ({ zh: `原價近 ${days} 天未曾實際銷售`, en: `List price not asked in ${days} days` })
export const unsoldIn = (full: string, days: number): Text => ({
  zh: `近 ${days} 天沒有一天用 ${full} 賣過，寫成原價可能讓人誤會打了折。`,
  en: `On none of the last ${days} days was it sold at ${full}; as a list price that may mislead.`,
})
export const highestAsked = (highest: string): Text => ({
  zh: `這段時間最高賣過 ${highest}。`,
  en: `The most that was asked is ${highest}.`,
})
export const reasonGiven = (reason: string): Text => ({ zh: `說明：${reason}`, en: `Reason: ${reason}` })
export const unsoldOf = (names: string, { count, days }: { count: number; days: number }): Text => ({
  zh: `原價近 ${days} 天未曾實際銷售：${names}${count > 3 ? ` 等 ${count} 件` : ''}。儲存後請到商品頁說明原因。`,
  en: `List price not asked in ${days} days: ${names}${count > 3 ? ` and others, ${count} in all` : ''}. Say why on the page of the product.`,
})
