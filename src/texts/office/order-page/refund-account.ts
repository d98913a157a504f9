import type { Text } from '#rules/locale.ts'

/** The account of a buyer to which somebody of the shop transfers money. */
export const refundAccountTexts = {
  heading: { zh: '收款帳戶', en: 'Account for the refund' },
  none: {
    zh: '買家還沒填帳戶。連結不用登入，也看不到地址和電話。',
    en: 'The buyer has entered no account yet. The link needs no sign-in and shows neither address nor phone.',
  },
  noAddress: { zh: '這位買家沒有電子郵件，請複製連結傳給他', en: 'This buyer has no e-mail address. Please copy the link and send it' },
  blank: { zh: '匯出超過 30 天，只留末 4 碼', en: 'Transferred over 30 days ago; only the last 4 digits are kept' },
  open: { zh: '看完整帳號', en: 'Show the full number' },
  opened: { zh: '已顯示帳號，這次查看會留下紀錄', en: 'The number is shown; this look is kept' },
  ask: { zh: '寄信請買家填寫', en: 'Ask by letter' },
  asked: { zh: '已寄信請買家填寫帳戶', en: 'A letter asks the buyer for the account' },
  giveLink: { zh: '填寫連結', en: 'Link to enter it' },
  given: { zh: '連結已產生', en: 'Here is the link' },
  once: {
    zh: '連結只在這裡顯示一次，退款匯出後就失效。關掉後可以再拿一份。',
    en: 'The link is shown this once and ends when the money has gone. Another copy can be had later.',
  },
  sentence: { zh: '貼到 LINE 的句子', en: 'Sentence for LINE' },
  copy: { zh: '複製句子', en: 'Copy the sentence' },
  copyNumber: { zh: '複製帳號', en: 'Copy the number' },
  copied: { zh: '已複製', en: 'Copied' },
  copyFailed: { zh: '複製失敗，請手動選取', en: 'Could not copy. Please select it by hand' },
  close: { zh: '關閉', en: 'Close' },
  bank: { zh: '銀行', en: 'Bank' },
  branch: { zh: '分行', en: 'Branch' },
  number: { zh: '帳號', en: 'Account number' },
  holder: { zh: '戶名', en: 'Account holder' },
  amount: { zh: '待匯金額', en: 'To be transferred' },
  noAccount: {
    zh: '買家沒有填收款帳戶，會記錄為用別的方式退款。',
    en: 'No account was entered; it is recorded as given back in another way.',
  },
  instalments: {
    zh: '分期付款只能整筆退刷，退一部分要用銀行匯款，買家會收到填寫帳戶的信。也可以整筆退刷，再用新訂單的付款連結收剩下的金額。',
    en: 'Instalments can be refunded by the card company in full only. A part goes by bank transfer, and a letter asks the buyer for an account. Or refund everything, and collect the rest by the payment link of a new order.',
  },
} as const satisfies Record<string, Text>

export const enteredAt = (moment: string): Text => ({ zh: `${moment} 填寫`, en: `entered ${moment}` })

export const wentTo = (account: string): Text => ({ zh: `匯到 ${account}`, en: `Transferred to ${account}` })

/** What is pasted into a chat, in the language of the buyer. */
export const accountSentence = ({ number, amount, address }: { number: string; amount: string; address: string }): Text => ({
  zh: `你的訂單 ${number} 有 ${amount} 的退款，會用銀行匯款退給你。請到這裡填寫收款帳戶，不用登入：${address}`,
  en: `A refund of ${amount} of your order ${number} is transferred to your bank account. Please enter it here, without signing in: ${address}`,
})
