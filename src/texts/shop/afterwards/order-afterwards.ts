import type { Text } from '#rules/locale.ts'
import type { RefundReason } from '#rules/orders/afterwards.ts'
import type { PaymentMethod } from '#rules/payments/payment-methods.ts'

/** What the page of an order says to whoever has just placed it. */
export const greetingTexts = {
  title: { zh: '謝謝你，訂單成立了', en: 'Thank you for your order' },
  packing: {
    zh: '接下來我們會備貨。寄出之後，這一頁就有包裹編號。',
    en: 'Next, we pack it. Once it’s on its way, you’ll find the tracking number here.',
  },
  toStore: {
    zh: '接下來我們會備貨。包裹到店之後，這一頁會寫取貨期限。',
    en: 'Next, we pack it. Once it’s at the store, you’ll find the last day for pickup here.',
  },
  onDelivery: {
    zh: '接下來我們會備貨。收到包裹時，再付款給宅配人員。',
    en: 'Next, we pack it. Pay the courier when it arrives.',
  },
  preorder: { zh: '預購商品到貨後就會寄出，預計日期寫在下面。', en: 'We send your pre-order as soon as it’s ready; the dates are below.' },
  afterPayment: { zh: '收到款項之後，我們就開始備貨。', en: 'We start packing as soon as your payment arrives.' },
} as const satisfies Record<string, Text>

export const pointsWillCome = (points: string, days: number): Text => ({
  zh: `這筆訂單會帶來 ${points} 點，收到商品 ${days} 天後就能使用。`,
  en: `This order brings you ${pointsIn(points)}, ready to spend ${days} days after it arrives.`,
})

export const afterwardsTexts = {
  refunds: { zh: '退款', en: 'Refunds' },
  points: { zh: '點數', en: 'Points' },
  pointsUsed: { zh: '使用', en: 'Used' },
  pointsGivenBack: { zh: '退回', en: 'Given back' },
  pointsEarned: { zh: '購物回饋', en: 'Earned' },
  invoiceNumber: { zh: '發票號碼', en: 'Invoice number' },
  invoiceAddress: { zh: '發票寄送地址', en: 'Invoice goes to' },
  storeAddress: { zh: '門市地址', en: 'Store address' },
  storeClosed: { zh: '取貨門市已關轉', en: 'Your store has closed' },
  pickupUntil: { zh: '取貨期限', en: 'Pick up by' },
} as const satisfies Record<string, Text>

export const chooseStoreBefore = (time: string): Text => ({
  zh: `請在 ${time} 前另選門市，連結在我們寄給你的信裡`,
  en: `Please choose another one before ${time}, by the link in our letter`,
})

export const refundReasonTexts = {
  cancelled: { zh: '訂單取消', en: 'Order cancelled' },
  returned: { zh: '商品退回', en: 'Goods returned' },
  partly_returned: { zh: '部分商品退回', en: 'Part of the goods returned' },
  goods_missing: { zh: '商品缺貨，無法寄出', en: 'Goods out of stock' },
  late_payment: { zh: '期限後才收到的款項', en: 'Payment after the deadline' },
  amount_differs: { zh: '金額不符的款項', en: 'Payment of a different amount' },
  surplus_transfer: { zh: '多付的款項', en: 'Payment made twice' },
  faulty: { zh: '商品問題', en: 'A problem with the goods' },
  missing: { zh: '商品缺貨', en: 'Goods out of stock' },
  delay: { zh: '延遲補償', en: 'Made up for a delay' },
  price: { zh: '退還價差', en: 'Price difference' },
  paid_twice: { zh: '重複付款', en: 'Paid twice' },
  other: { zh: '退款', en: 'Refund' },
} as const satisfies Record<RefundReason, Text>

/** Where money goes back to: what came by transfer or in cash, to an account that its buyer names. */
export const refundTargetTexts = {
  credit_cards: { zh: '原信用卡', en: 'your card' },
  installment: { zh: '原信用卡', en: 'your card' },
  line: { zh: 'LINE Pay', en: 'LINE Pay' },
  jko: { zh: '街口支付', en: 'JKOPAY' },
  apple: { zh: 'Apple Pay 的卡片', en: 'your Apple Pay card' },
  google: { zh: 'Google Pay 的卡片', en: 'your Google Pay card' },
  atm: { zh: '你的銀行帳戶', en: 'your bank account' },
  when_received: { zh: '你的銀行帳戶', en: 'your bank account' },
} as const satisfies Record<PaymentMethod, Text>

export const refundDone = (day: string, to: Text): Text => ({ zh: `${day} 已退至${to.zh}`, en: `Sent to ${to.en} on ${day}` })
export const refundOnItsWay = (day: string, to: Text): Text => ({
  zh: `${day} 申請，通常 3 到 10 個工作天退至${to.zh}`,
  en: `Started on ${day}; it usually reaches ${to.en} within 3 to 10 working days`,
})

export const pointsSoon = (days: number): Text => ({
  zh: `收到商品 ${days} 天後就能使用。`,
  en: `Ready to spend ${days} days after your order arrives.`,
})
export const pointsFrom = (day: string): Text => ({ zh: `${day} 起可以使用。`, en: `Ready to spend from ${day}.` })
export const pointsAreThere = (day: string): Text => ({ zh: `${day} 已加進可用點數。`, en: `Added to your points on ${day}.` })

function pointsIn(points: string): string {
  return points === '1' ? '1 point' : `${points} points`
}
