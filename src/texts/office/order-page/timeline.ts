import type { Text } from '#rules/locale.ts'
import { editedFieldTexts } from '#texts/shared/edited-fields.ts'
import type { TimelineActor, TimelineKind } from '#rules/orders/timeline.ts'

export const timelineTexts = {
  heading: { zh: '紀錄', en: 'Log' },
  filter: { zh: '紀錄種類', en: 'Kinds of entries' },
  all: { zh: '全部', en: 'All' },
  loading: { zh: '讀取紀錄中…', en: 'Loading the log…' },
  none: { zh: '這一種還沒有紀錄', en: 'Nothing of this kind yet' },
  nothing: { zh: '（無）', en: '(none)' },
} as const satisfies Record<string, Text>

export const timelineKindTexts = {
  order: { zh: '訂單', en: 'Order' },
  edit: { zh: '收件資料', en: 'Delivery details' },
  payment: { zh: '付款', en: 'Payments' },
  refund: { zh: '退款', en: 'Refunds' },
  return: { zh: '退貨', en: 'Returns' },
  parcel: { zh: '包裹', en: 'Parcels' },
  invoice: { zh: '發票', en: 'Invoices' },
  letter: { zh: '信件', en: 'Letters' },
  note: { zh: '備註', en: 'Notes' },
  change: { zh: '操作', en: 'Changes' },
} as const satisfies Record<TimelineKind, Text>

export const timelineActorTexts = {
  buyer: { zh: '買家', en: 'Buyer' },
  person: { zh: '同仁', en: 'Staff' },
  company: { zh: '外部公司', en: 'Company outside' },
  clock: { zh: '系統時間到', en: 'The clock' },
  shop: { zh: '系統', en: 'System' },
} as const satisfies Record<TimelineActor, Text>

/** What happened, by the word under which it is kept; what has no words here is named by its kind. */
export const happenedTexts: Readonly<Record<Exclude<TimelineKind, 'order' | 'return' | 'letter'>, Readonly<Record<string, Text>>>> = {
  edit: { edit: { zh: '修改收件資料', en: 'Delivery details edited' } },
  payment: {
    created: { zh: '開始付款', en: 'Payment begun' },
    waiting: { zh: '等待買家付款', en: 'Waiting for the buyer to pay' },
    authorised: { zh: '付款已授權', en: 'Payment authorised' },
    paid: { zh: '已收到付款', en: 'Payment received' },
    failed: { zh: '付款沒有完成', en: 'Payment not completed' },
    expired: { zh: '付款已逾期', en: 'Payment expired' },
    refunding: { zh: '退款處理中', en: 'Refund under way' },
    refunded: { zh: '款項已退回', en: 'Payment given back' },
    refund_failed: { zh: '退款失敗', en: 'Refund failed' },
  },
  refund: { requested: { zh: '申請退款', en: 'Refund asked for' }, done: { zh: '退款完成', en: 'Refund done' } },
  /** What the courier's codes say. */
  parcel: {
    '300': { zh: '物流公司收到預約', en: 'Booked with the courier' },
    '3001': { zh: '包裹在集散所', en: 'At the courier’s depot' },
    '3002': { zh: '不在家，未送達', en: 'Nobody was at home' },
    '3006': { zh: '配送中', en: 'Out for delivery' },
    '3003': { zh: '已送達', en: 'Delivered' },
    '2063': { zh: '到達門市', en: 'Arrived at the store' },
    '2073': { zh: '到達門市', en: 'Arrived at the store' },
    '2067': { zh: '買家已取貨', en: 'Picked up' },
    '2074': { zh: '逾期未取', en: 'Not collected' },
    '2037': { zh: '門市關轉，請另選門市', en: 'The store has closed, another is needed' },
    hand_over: { zh: '已交寄', en: 'Handed over to the courier' },
    arrived_at_store: { zh: '到達門市', en: 'Arrived at the store' },
    delivered: { zh: '已送達', en: 'Delivered' },
    picked_up: { zh: '買家已取貨', en: 'Picked up' },
  },
  invoice: {
    issued: { zh: '開立電子發票', en: 'Invoice issued' },
    voided: { zh: '作廢電子發票', en: 'Invoice voided' },
    reduced: { zh: '開立折讓單', en: 'Allowance issued' },
  },
  note: { note: { zh: '寫了備註', en: 'Wrote a note' } },
  change: {
    'change-note': { zh: '修改備註', en: 'Changed a note' },
    'remove-note': { zh: '移除備註', en: 'Removed a note' },
    'restore-note': { zh: '還原備註', en: 'Brought a note back' },
    'give-account-link': { zh: '拿了填寫退款帳戶的連結', en: 'Took a link to enter the account for a refund' },
    'ask-for-account': { zh: '寄信請買家填寫退款帳戶', en: 'Asked the buyer for the account for a refund' },
    'enter-bank-account': { zh: '買家填了退款帳戶', en: 'The buyer entered the account for a refund' },
    'change-tags': { zh: '改了標籤', en: 'Changed the tags' },
    'assign-order': { zh: '改了負責人', en: 'Changed who looks after it' },
    'mark-risk': { zh: '標記風險', en: 'Marked the risk' },
    'judge-risk': { zh: '評估風險', en: 'Risk judged' },
    'place-order': { zh: '代客下單', en: 'Ordered for the customer' },
    'refund-lines': { zh: '退款', en: 'Refunded' },
    'retry-refund': { zh: '重試退款', en: 'Refund tried again' },
    'confirm-refund': { zh: '登錄已退款', en: 'Recorded as refunded' },
    'record-manual-payment': { zh: '登錄收款', en: 'Recorded a payment' },
    'open-payment-link': { zh: '開立付款連結', en: 'Gave a payment link' },
    'mail-payment-link': { zh: '寄出付款連結', en: 'Mailed the payment link' },
    'end-payment-link': { zh: '停用付款連結', en: 'Ended the payment link' },
    'reissue-invoice': { zh: '作廢並重開發票', en: 'Voided the invoice and issued another' },
    'check-parcel': { zh: '封箱', en: 'Closed the box' },
    'weigh-parcel': { zh: '秤重', en: 'Weighed the parcel' },
    'take-over-parcel': { zh: '接手包裝', en: 'Took the parcel over' },
    'plan-boxes': { zh: '分箱', en: 'Planned its boxes' },
    'join-parcels': { zh: '合併出貨', en: 'Joined with other orders' },
    'part-parcel': { zh: '拆開單獨出貨', en: 'Travels alone again' },
    'keep-picture': { zh: '拍了開箱照片', en: 'Took a picture of the open box' },
    'remove-picture': { zh: '刪除開箱照片', en: 'Removed a picture of the open box' },
    'print-packing-slip': { zh: '列印出貨單', en: 'Printed the packing slip' },
  },
}

/** Fields by the name under which they are kept. What has no words here is kept for programs, and is read in the audit log. */
export const changedFieldTexts: Readonly<Record<string, Text>> = {
  ...editedFieldTexts,
  text: { zh: '內容', en: 'Words' },
  pinned: { zh: '置頂', en: 'Pinned' },
  print_on_pick: { zh: '印在揀貨單', en: 'On the pick list' },
  tags: { zh: '標籤', en: 'Tags' },
  assigned: { zh: '負責人', en: 'Looked after by' },
  risk_mark: { zh: '風險標記', en: 'Risk marked' },
  risk_reasons: { zh: '風險', en: 'Risk' },
  member: { zh: '會員', en: 'Member' },
  total: { zh: '應付金額', en: 'Total' },
  discount: { zh: '折扣', en: 'Discount' },
  code: { zh: '折扣碼', en: 'Discount code' },
  amount: { zh: '金額', en: 'Amount' },
  day: { zh: '收款日期', en: 'Day of receipt' },
  reference: { zh: '銀行交易編號', en: 'Bank reference' },
  without_scans: { zh: '沒掃描的件數', en: 'Units without a scan' },
}

export const becameText = (from: string, to: string): Text => ({ zh: `${from} → ${to}`, en: `${from} → ${to}` })
