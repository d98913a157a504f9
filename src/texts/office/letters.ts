import type { OrderLetter } from '#contract/office/api/order-page.ts'
import type { Text } from '#rules/locale.ts'
import type { OrderLetterKind } from '#rules/orders/order-letters.ts'

export const letterTexts = {
  heading: { zh: '信件', en: 'Letters' },
  none: { zh: '還沒有寄過信', en: 'No letters yet' },
  to: { zh: '收件地址', en: 'To' },
  language: { zh: '語言', en: 'Language' },
  subject: { zh: '主旨', en: 'Subject' },
  asHtml: { zh: '信件樣子', en: 'As it looks' },
  asText: { zh: '純文字', en: 'Plain text' },
  again: { zh: '重寄', en: 'Send again' },
  againHow: {
    zh: '會寄到這位買家現在的電子郵件，內容照訂單現況重寫。同一種信最多重寄 3 次。',
    en: 'It goes to the buyer’s present address and says what the order says now. Each kind can be sent again three times.',
  },
  sentAgain: { zh: '已重寄', en: 'Sent again' },
  loading: { zh: '讀取信件中…', en: 'Loading the letter…' },
} as const satisfies Record<string, Text>

export const letterStateTexts = {
  waiting: { zh: '等待寄出', en: 'Waiting' },
  sent: { zh: '已寄出', en: 'Sent' },
  failed: { zh: '寄送失敗，會再試', en: 'Failed, will be tried again' },
} as const satisfies Record<OrderLetter['state'], Text>

/** How a letter about an order is called; nothing for one that is told apart by its subject alone. */
export function letterKindText(kind: string): Text | undefined {
  return Object.entries(letterKindTexts).find(([known]) => known === kind)?.[1]
}

export const letterKindTexts: Readonly<Record<OrderLetterKind | 'payment_link' | 'refund_account', Text>> = {
  placed: { zh: '訂單成立通知', en: 'Order received' },
  paid: { zh: '收款通知', en: 'Payment received' },
  payment_due: { zh: '付款提醒', en: 'Payment reminder' },
  edited: { zh: '收件資料修改通知', en: 'Delivery details edited' },
  goods_short: { zh: '部分缺貨通知', en: 'Some goods missing' },
  shipped: { zh: '出貨通知', en: 'On its way' },
  store_closed: { zh: '門市關轉通知', en: 'Store closed' },
  at_store: { zh: '到店通知', en: 'At the store' },
  delivered: { zh: '送達通知', en: 'Arrived' },
  cancelled: { zh: '取消通知', en: 'Cancelled' },
  refunded: { zh: '退款通知', en: 'Refunded' },
  payment_link: { zh: '付款連結', en: 'Payment link' },
  refund_account: { zh: '請填退款帳戶', en: 'Account for a refund' },
}

export const languageTexts = { zh: { zh: '中文', en: 'Chinese' }, en: { zh: '英文', en: 'English' } } as const satisfies Record<
  OrderLetter['language'],
  Text
>

export const askedBy = (name: string): Text => ({ zh: `${name} 重寄`, en: `Sent again by ${name}` })
