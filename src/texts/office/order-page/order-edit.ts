import type { Text } from '#rules/locale.ts'

export const editTexts = {
  edit: { zh: '修改', en: 'Edit' },
  title: { zh: '修改收件資料', en: 'Edit the delivery details' },
  sender: { zh: '訂購人', en: 'Buyer' },
  senderName: { zh: '訂購人姓名', en: 'Buyer’s name' },
  senderPhone: { zh: '訂購電話', en: 'Buyer’s phone' },
  recipient: { zh: '收件', en: 'Delivery' },
  storeId: { zh: '門市店號', en: 'Store number' },
  storeHint: { zh: '六位數店號，需為營業中的門市', en: 'Six figures, of a store that is open' },
  country: {
    zh: '國家、付款與配送方式不能改。備貨中也能改，到預約託運單為止。',
    en: 'Country, payment and method stay. It can be edited until a label is booked.',
  },
  tell: { zh: '寄信告訴買家改了什麼', en: 'Write to the buyer what was changed' },
  save: { zh: '儲存', en: 'Save' },
  keep: { zh: '先不要', en: 'Not now' },
  nothing: { zh: '沒有改任何東西', en: 'Nothing was changed' },
  thisOrder: { zh: '這張訂單', en: 'this order' },
} as const satisfies Record<string, Text>

export const editedText = (field: string, from: string, to: string): Text => ({
  zh: `${field}：${from} → ${to}`,
  en: `${field}: ${from} → ${to}`,
})
export const editedMore = (count: number): Text => ({
  zh: `已修改 ${count} 項收件資料`,
  en: count === 1 ? '1 value edited' : `${count} values edited`,
})

export const cancelEffectTexts = {
  loading: { zh: '計算中…', en: 'Working it out…' },
  nothingPaid: { zh: '沒有收過款，不需要退款', en: 'Nothing was paid, so nothing goes back' },
  letter: { zh: '買家會收到信，讀到你寫的原因', en: 'The buyer gets a letter with your reason' },
} as const satisfies Record<string, Text>

export const refundFollows = (amount: string): Text => ({ zh: `退款 ${amount}，退回原付款方式`, en: `${amount} goes back the way it came` })
export const pointsFollow = (points: string): Text => ({ zh: `歸還 ${points} 點`, en: `${points} points are given back` })
export const codeFollows = (code: string): Text => ({ zh: `折扣碼 ${code} 可以再用`, en: `The code ${code} can be used again` })
export const unitsFollow = (units: string): Text => ({ zh: `${units} 件商品放回庫存`, en: `${units} units are free again` })
