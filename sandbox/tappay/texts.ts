import type { Text } from '../web/language-of.ts'
import type { Notices } from './behaviour.ts'

export const visitTexts = {
  amount: { zh: '金額', en: 'Amount' },
  details: { zh: '內容', en: 'For' },
  orderNumber: { zh: '訂單編號', en: 'Order' },
  card: { zh: '卡片', en: 'Card' },
  bank: { zh: '銀行代碼', en: 'Bank code' },
  account: { zh: '帳號', en: 'Account' },
  payBy: { zh: '期限', en: 'Pay by' },
  approve: { zh: '同意付款', en: 'Approve' },
  approveTransfer: { zh: '立即轉帳', en: 'Transfer the amount now' },
  refuse: { zh: '拒絕付款', en: 'Refuse' },
  refuseTransfer: { zh: '讓帳號過期', en: 'Let the account expire' },
  abandon: { zh: '不付了，直接離開', en: 'Leave without deciding' },
  notices: { zh: '付款結果如何通知商店', en: 'How the shop is told' },
  left: { zh: '已離開付款頁', en: 'You have left the payment page' },
  leftNote: {
    zh: '這筆付款還沒有結果，過一陣子會自動取消。',
    en: 'This payment has no result yet; it will be cancelled by itself after a while.',
  },
  unknown: { zh: '沒有這筆付款', en: 'There is no such payment' },
} satisfies Record<string, Text>

export const noticeTexts = {
  once: { zh: '一次', en: 'Once' },
  twice: { zh: '兩次', en: 'Twice' },
  shuffled: { zh: '順序顛倒（舊的「處理中」後到）', en: 'Out of order (an older “pending” comes last)' },
  late: { zh: '晚幾秒', en: 'Some seconds late' },
  never: { zh: '不通知', en: 'Never' },
} satisfies Record<Notices, Text>

export const fieldTexts = {
  number: { zh: '信用卡號碼', en: 'Card number' },
  expiry: { zh: '有效期限（月／年）', en: 'Expiry date (MM/YY)' },
  ccv: { zh: '安全碼', en: 'Security code' },
  sheetAmount: { zh: '金額', en: 'Amount' },
  pay: { zh: '用測試卡付款', en: 'Pay with the test card' },
  payDeclined: { zh: '用會被拒絕的卡付款', en: 'Pay with a card that is declined' },
  cancel: { zh: '取消', en: 'Cancel' },
} satisfies Record<string, Text>
