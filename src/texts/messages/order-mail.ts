import type { Text } from '#rules/locale.ts'

/** Words of the emails about an order. */
export const orderMailTexts = {
  placedSubject: (number: string): Text => ({ zh: `梅好收到你的訂單 ${number}`, en: `We have your order ${number}` }),
  placed: {
    zh: '謝謝你的訂購。款項已經收到，我們開始準備你的商品。',
    en: 'Thank you for your order. Your payment has arrived, and we start preparing your parcel.',
  },
  placedOnDelivery: {
    zh: '謝謝你的訂購。我們開始準備你的商品，收到包裹時再付款給宅配人員就可以。',
    en: 'Thank you for your order. We start preparing it; please pay the courier when it arrives.',
  },
  placedTransfer: {
    zh: '謝謝你的訂購。請在期限前轉帳到下面的帳號，收到款項後我們就開始備貨。',
    en: 'Thank you for your order. Please transfer the amount to the account below before the deadline; we start packing once it has arrived.',
  },
  placedWaiting: {
    zh: '謝謝你的訂購。請在期限前完成付款，逾時訂單會自動取消。',
    en: 'Thank you for your order. Please complete the payment before the deadline; after that the order is cancelled.',
  },
  paidSubject: (number: string): Text => ({ zh: `訂單 ${number} 已收到款項`, en: `Payment received for order ${number}` }),
  paid: { zh: '你的款項已經收到，我們開始準備商品。', en: 'Your payment has arrived, and we start preparing your parcel.' },
  dueSubject: (number: string): Text => ({ zh: `訂單 ${number} 的付款期限快到了`, en: `Payment for order ${number} is due soon` }),
  due: {
    zh: '還沒有收到這筆訂單的款項。請在期限前完成付款，逾時訂單會自動取消。',
    en: 'We have not received the payment for this order yet. Please pay before the deadline; after that the order is cancelled.',
  },
  editedSubject: (number: string): Text => ({
    zh: `訂單 ${number} 的收件資料已修改`,
    en: `The delivery details of order ${number} were edited`,
  }),
  edited: {
    zh: '我們依照你的聯絡修改了下面的資料。如果不是你要求的，請立刻告訴我們。',
    en: 'We have changed what stands below, as you asked us to. If you did not, please tell us at once.',
  },
  became: (from: string, to: string): Text => ({ zh: `原為 ${from}，改為 ${to}`, en: `was ${from}, is now ${to}` }),
  nothing: { zh: '（空白）', en: '(nothing)' },
  shortSubject: (number: string): Text => ({
    zh: `訂單 ${number} 有商品缺貨，其餘照常寄出`,
    en: `Something of order ${number} is out of stock`,
  }),
  short: {
    zh: '很抱歉，備貨時發現下面的商品缺貨，其餘商品會照常寄出。',
    en: 'We are sorry: while packing we found that what stands below is out of stock. Everything else will be sent.',
  },
  shortGoods: { zh: '缺貨商品', en: 'Out of stock' },
  shortList: (goods: readonly string[]): Text => ({ zh: goods.join('、'), en: goods.join(', ') }),
  shortRefund: { zh: '退還金額', en: 'You get back' },
  shortCollect: { zh: '貨到付款少收', en: 'You pay less on delivery' },
  shortPoints: { zh: '退還點數', en: 'Points you get back' },
  shortPoint: (points: number): Text => ({ zh: `${points} 點`, en: points === 1 ? '1 point' : `${points} points` }),
  shortKept: {
    zh: '這筆訂單的折扣、贈品和運費優惠都不受影響。',
    en: 'The discounts, gifts and delivery fee of this order stay as they were.',
  },
  notSent: { zh: '缺貨未寄出', en: 'Not sent, out of stock' },
  shippedSubject: (number: string): Text => ({ zh: `訂單 ${number} 已出貨`, en: `Order ${number} is on its way` }),
  shipped: {
    zh: '你的包裹已經交給物流，可以用下面的編號查詢進度。',
    en: 'Your parcel is with the courier. You can follow it with the number below.',
  },
  atStoreSubject: (number: string): Text => ({ zh: `訂單 ${number} 已到店，等你來取`, en: `Order ${number} is waiting at the store` }),
  atStore: {
    zh: '包裹已經送到門市，請在期限前攜帶與收件人姓名相符的證件取貨。',
    en: 'Your parcel has reached the store. Please pick it up in time and bring an identity card with the recipient’s name.',
  },
  storeClosedSubject: (number: string): Text => ({
    zh: `訂單 ${number} 的取貨門市已關轉，請另選門市`,
    en: `The store of order ${number} has closed: please choose another`,
  }),
  storeClosed: {
    zh: '你選的取貨門市已經關閉或遷址，包裹送不到那裡。請在期限前另選一家門市，我們會請物流公司改送。過了期限，包裹會退回我們這裡。',
    en: 'The store that you chose has closed or moved, so your parcel cannot get there. Please choose another one in time, and the courier will bring it there; after that it comes back to us.',
  },
  closedStore: { zh: '原取貨門市', en: 'Store that has closed' },
  chooseBefore: { zh: '改選期限', en: 'Choose before' },
  chooseStore: { zh: '另選門市', en: 'Choose a store' },
  deliveredSubject: (number: string): Text => ({ zh: `訂單 ${number} 已送達`, en: `Order ${number} has arrived` }),
  delivered: {
    zh: '包裹已經送到你手上，希望你喜歡。商品有任何問題，請在 7 天內告訴我們。',
    en: 'Your parcel has arrived; we hope you like what is in it. If anything is wrong, please tell us within 7 days.',
  },
  pointsComing: (points: number, days: number): Text => ({
    zh: `這筆訂單的 ${points} 點會在 ${days} 天後生效。`,
    en: `The ${points} points of this order can be spent in ${days} days.`,
  }),
  cancelledSubject: (number: string): Text => ({ zh: `訂單 ${number} 已取消`, en: `Order ${number} has been cancelled` }),
  cancelled: {
    zh: '這筆訂單已經取消。',
    en: 'This order has been cancelled.',
  },
  cancelledExpired: {
    zh: '付款期限已過，這筆訂單已自動取消。如果還需要這些商品，歡迎重新訂購。',
    en: 'The payment deadline has passed, so this order has been cancelled. You are welcome to order once more.',
  },
  cancelledFailed: {
    zh: '銀行沒有接受這筆付款，訂單未能成立，也沒有扣款。商品還在購物車裡，歡迎換一種付款方式再試一次。',
    en: 'The bank did not accept the payment, so the order could not be completed and nothing was charged. Your items are still in the cart; please try another way to pay.',
  },
  cancelledMissing: {
    zh: '很抱歉，備貨時發現有商品缺貨，這個包裹無法寄出。',
    en: 'We are sorry: while packing we found that something was missing, so this parcel cannot be sent.',
  },
  cancelledReturned: { zh: '這個包裹沒有送達，已經退回我們這裡。', en: 'This parcel could not be delivered and has come back to us.' },
  refundComing: {
    zh: '已付的款項會退回原付款方式，通常需要 3 到 10 個工作天。',
    en: 'What you have paid goes back the way it came, usually within 3 to 10 working days.',
  },
  refundedSubject: (number: string): Text => ({ zh: `訂單 ${number} 已退款`, en: `Order ${number} has been refunded` }),
  refunded: (amount: string): Text => ({
    zh: `${amount} 已經退回。信用卡的退款會顯示在下一期帳單。`,
    en: `${amount} has been refunded. On a credit card it shows on the next statement.`,
  }),
  payBefore: { zh: '付款期限', en: 'Pay before' },
  bankCode: { zh: '銀行代碼', en: 'Bank code' },
  account: { zh: '轉帳帳號', en: 'Account' },
  amount: { zh: '金額', en: 'Amount' },
  tracking: { zh: '包裹編號', en: 'Tracking number' },
  store: { zh: '取貨門市', en: 'Pickup store' },
} as const satisfies Record<string, Text | ((...values: never[]) => Text)>

/** What goods are called where they cannot be sent back as others can. */
export const withException = (name: Text, exception: Text): Text => ({
  zh: `${name.zh}（${exception.zh}）`,
  en: `${name.en || name.zh} (${exception.en})`,
})
