import type { Text } from '#rules/locale.ts'

/** Paying an order that waits for its money. */
export const payingTexts = {
  title: { zh: '付款', en: 'Pay for your order' },
  choose: { zh: '選擇付款方式', en: 'Choose how to pay' },
  pay: { zh: '確認付款', en: 'Confirm and pay' },
  confirm: { zh: '確認付款', en: 'Pay' },
  complete: { zh: '繼續付款', en: 'Continue' },
  another: { zh: '換一種付款方式', en: 'Pay another way' },
  again: { zh: '重新付款', en: 'Pay again' },
  notPayable: { zh: '這筆訂單現在不用付款', en: 'This order needs no payment now' },
  notPayableNote: {
    zh: '可能已經付款、取消，或付款期限已過。訂單頁會寫目前的狀態。',
    en: 'It may be paid, cancelled, or past its deadline. Its page says how it stands.',
  },
  toOrder: { zh: '看訂單', en: 'View order' },
} as const satisfies Record<string, Text>

export const payOrderTitle = (number: string): Text => ({ zh: `付款：訂單 ${number}`, en: `Pay for order ${number}` })
export const anotherWayFor = (number: string): Text => ({ zh: `換一種付款方式：訂單 ${number}`, en: `Pay another way: order ${number}` })
