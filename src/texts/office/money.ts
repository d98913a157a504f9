import type { Text } from '#rules/locale.ts'
import type { ManualWay } from '#rules/payments/manual-payment.ts'
import type { GivenRefundReason } from '#rules/returns/refund-reason.ts'

export const moneyTexts = {
  received: { zh: '已收款', en: 'Received' },
  givenBack: { zh: '已退款', en: 'Refunded' },
  onItsWay: { zh: '退款處理中', en: 'Refund under way' },
  kept: { zh: '保留金額', en: 'Kept' },
  refund: { zh: '退款', en: 'Refund' },
  ask: { zh: '再問一次', en: 'Ask again' },
  settled: { zh: '已有結果，訂單已更新', en: 'There is an answer; the order is up to date' },
  open: { zh: '還沒有結果，系統會繼續問', en: 'Not decided yet; it will be asked about again' },
  unreachable: { zh: '對方沒有回應，稍後會再問', en: 'No answer from the company; it will be asked again later' },
  transfer: { zh: '確認入帳', en: 'Confirm a transfer' },
  transferDone: { zh: '已確認入帳', en: 'The transfer is confirmed' },
  manual: { zh: '登錄收款', en: 'Record a payment' },
  manualDone: { zh: '收款已記錄，訂單成立', en: 'The payment is recorded and the order stands' },
  retry: { zh: '重試退款', en: 'Refund again' },
  retried: { zh: '已重新送出退款', en: 'The refund was asked for again' },
  confirm: { zh: '登錄已退款', en: 'Record as refunded' },
  confirmed: { zh: '退款已記錄完成', en: 'The refund is recorded as done' },
  byBank: { zh: '銀行匯款', en: 'Bank transfer' },
  failed: { zh: '退款失敗', en: 'Refund failed' },
  waits: { zh: '等待人工匯款', en: 'To be transferred by hand' },
  amount: { zh: '金額', en: 'Amount' },
  reference: { zh: '銀行交易編號', en: 'Bank reference' },
  referenceHint: { zh: '照銀行明細上的編號填寫', en: 'As it stands on the bank statement' },
  day: { zh: '收款日期', en: 'Day of receipt' },
  way: { zh: '收款方式', en: 'How it came' },
  cancel: { zh: '先不要', en: 'Not now' },
} as const satisfies Record<string, Text>

export const manualWayTexts = {
  cash: { zh: '現金', en: 'Cash' },
  counter: { zh: '臨櫃匯款', en: 'Remittance at the counter' },
  other: { zh: '其他', en: 'Other' },
} as const satisfies Record<ManualWay, Text>

export const refundTexts = {
  which: { zh: '退哪些', en: 'What to refund' },
  byUnits: { zh: '選商品', en: 'Goods' },
  whole: { zh: '整筆', en: 'Everything' },
  byAmount: { zh: '自訂金額', en: 'Amounts' },
  reason: { zh: '原因', en: 'Reason' },
  words: { zh: '給買家看的說明', en: 'What the buyer reads' },
  after: { zh: '按下之後', en: 'What follows' },
  money: { zh: '退回款項', en: 'Money' },
  invoice: { zh: '電子發票', en: 'Invoice' },
  points: { zh: '收回點數', en: 'Points' },
  code: { zh: '折扣碼', en: 'Code' },
  codeStays: { zh: '不追回，留下的商品不重算', en: 'stays used; what is kept is not judged again' },
  stock: { zh: '庫存', en: 'Stock' },
  stockStays: { zh: '不變動', en: 'does not change' },
  arrives: { zh: '入帳', en: 'How it goes' },
  noPoints: { zh: '不變動', en: 'do not change' },
  noWayBack: { zh: '退款不能復原。', en: 'A refund cannot be taken back.' },
  needsApproval: {
    zh: '超過你的額度，送出後由另一位同仁覆核，核准前不會退款。',
    en: 'This is above your allowance: another colleague decides first, and nothing is refunded before.',
  },
  asked: { zh: '已送出覆核，核准後會退款', en: 'Another colleague will decide about it' },
  done: { zh: '已退款', en: 'Refunded' },
  choose: { zh: '選擇要退的商品或金額', en: 'Choose goods or amounts' },
  deliveryFee: { zh: '運費', en: 'Delivery' },
  handlingFee: { zh: '貨到付款手續費', en: 'Handling fee' },
  fewer: { zh: '少退一件', en: 'One fewer' },
  more: { zh: '多退一件', en: 'One more' },
} as const satisfies Record<string, Text>

export const givenReasonTexts = {
  faulty: { zh: '商品問題', en: 'A problem with the goods' },
  missing: { zh: '缺貨', en: 'Goods missing' },
  delay: { zh: '延遲補償', en: 'Made up for a delay' },
  price: { zh: '價差', en: 'Price difference' },
  paid_twice: { zh: '重複付款', en: 'Paid twice' },
  other: { zh: '其他', en: 'Other' },
} as const satisfies Record<GivenRefundReason, Text>

export const refundTitle = (name: string): Text => ({ zh: `退款給${name}`, en: `Refund to ${name}` })
export const paidWith = (number: string, { method, amount }: { method: Text; amount: string }): Text => ({
  zh: `訂單 ${number}，${method.zh}，已收 ${amount}`,
  en: `Order ${number}, ${method.en}, ${amount} received`,
})
export const leftAfter = (amount: string): Text => ({ zh: `這張訂單退完還剩 ${amount}`, en: `${amount} of this order is left afterwards` })
export const refundNow = (amount: string): Text => ({ zh: `退 ${amount}`, en: `Refund ${amount}` })
export const unitsOf = (chosen: number, all: number): Text => ({ zh: `${chosen} / ${all}`, en: `${chosen} of ${all}` })
export const goodwillFor = (name: string): Text => ({ zh: `${name} 退多少`, en: `How much for ${name}` })
export const unitsFor = (name: string): Text => ({ zh: `${name} 退幾件`, en: `How many of ${name}` })

/** What goes back, and how it comes about. */
export const moneyBack = ({ list, discount, total }: { list: string; discount: string | null; total: string }): Text =>
  discount === null
    ? { zh: total, en: total }
    : { zh: `${list} − 折扣分攤 ${discount} = ${total}`, en: `${list} − ${discount} of the discount = ${total}` }

export const wayBack = {
  machine: { zh: '原付款方式，約 7 至 14 個工作天入帳', en: 'the way it came; it arrives in some 7 to 14 working days' },
  bank: { zh: '銀行匯款，由同仁手動匯出，約 3 個工作天', en: 'by bank transfer, made by a colleague in some 3 working days' },
} as const satisfies Record<'machine' | 'bank', Text>

export const invoiceAfter = {
  void: (number: string, amount: { sum: string; tax: string }): Text => ({
    zh: `${number} 作廢，${amount.sum}（稅 ${amount.tax}）`,
    en: `${number} is voided, ${amount.sum} (tax ${amount.tax})`,
  }),
  allowance: (number: string, amount: { sum: string; tax: string }): Text => ({
    zh: `${number} 折讓 ${amount.sum}（稅 ${amount.tax}）`,
    en: `${number} is reduced by ${amount.sum} (tax ${amount.tax})`,
  }),
  later: { zh: '還沒開立，開立後再折讓', en: 'not issued yet; it is reduced once it is' },
  none: { zh: '不變動', en: 'does not change' },
} as const

export const pointsAfter = ({ before, after, returned }: { before: string; after: string; returned: number }): Text => ({
  zh: `這張訂單 ${before} → ${after} 點${returned > 0 ? `，歸還兌換用的 ${returned} 點` : ''}`,
  en: `this order ${before} → ${after}${returned > 0 ? `; ${returned} spent ones come back` : ''}`,
})
