import type { Text } from '#rules/locale.ts'
import type { PageMethod, PaymentMethod } from '#rules/payments/payment-methods.ts'

/** What step 3 offers: the payment method, and what is good to know of it. */
type Offered = { title: Text; note: Text | ((fee: string) => Text) | null }

/** The words of every payment method: as an order that is read names it, and as it is offered. Where it has a page of its own, how the shopper is sent there. */
type Words = { [Method in PaymentMethod]: { name: Text; offered: Offered } & (Method extends PageMethod ? { leadsAway: Text } : unknown) }

export const paymentMethodTexts = {
  credit_cards: {
    name: { zh: '信用卡', en: 'Credit card' },
    offered: {
      title: { zh: '信用卡一次付清', en: 'Credit card, paid in full' },
      note: { zh: 'Visa、Mastercard、JCB', en: 'Visa, Mastercard, JCB' },
    },
  },
  installment: {
    name: { zh: '信用卡分期', en: 'Card instalments' },
    offered: { title: { zh: '信用卡分期零利率', en: 'Card instalments at 0%' }, note: null },
  },
  line: {
    name: { zh: 'LINE Pay', en: 'LINE Pay' },
    offered: { title: { zh: 'LINE Pay', en: 'LINE Pay' }, note: null },
    leadsAway: { zh: '按下後會前往 LINE Pay 付款，完成後回到訂單頁。', en: 'You go on to LINE Pay to pay, and come back to your order.' },
  },
  jko: {
    name: { zh: '街口支付', en: 'JKOPAY' },
    offered: { title: { zh: '街口支付', en: 'JKOPAY' }, note: null },
    leadsAway: { zh: '按下後會前往街口支付付款，完成後回到訂單頁。', en: 'You go on to JKOPAY to pay, and come back to your order.' },
  },
  apple: {
    name: { zh: 'Apple Pay', en: 'Apple Pay' },
    offered: { title: { zh: 'Apple Pay', en: 'Apple Pay' }, note: null },
  },
  google: {
    name: { zh: 'Google Pay', en: 'Google Pay' },
    offered: { title: { zh: 'Google Pay', en: 'Google Pay' }, note: null },
  },
  atm: {
    name: { zh: 'ATM 轉帳', en: 'ATM transfer' },
    offered: { title: { zh: 'ATM 轉帳', en: 'ATM transfer' }, note: null },
  },
  when_received: {
    name: { zh: '貨到付款', en: 'Cash on delivery' },
    offered: {
      title: { zh: '貨到付款', en: 'Cash on delivery' },
      note: (fee: string): Text => ({ zh: `加收手續費 ${fee}，請備妥現金`, en: `Adds a fee of ${fee}. Please have cash ready` }),
    },
  },
} as const satisfies Words
