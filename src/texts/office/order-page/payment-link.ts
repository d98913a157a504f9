import type { Text } from '#rules/locale.ts'

export const linkTexts = {
  heading: { zh: '付款連結', en: 'Payment link' },
  what: {
    zh: '客人打開連結就能付款，不用登入，也看不到地址和電話。',
    en: 'Whoever opens it can pay without signing in, and sees neither address nor phone.',
  },
  hours: { zh: '有效時數（1 到 168）', en: 'Valid for hours (1 to 168)' },
  open: { zh: '開立連結', en: 'Give a link' },
  opened: { zh: '已開立付款連結', en: 'Payment link given' },
  another: { zh: '再拿一份', en: 'Another copy' },
  mail: { zh: '寄給客人', en: 'Mail it' },
  mailed: { zh: '付款連結會寄給客人', en: 'The link is on its way to the buyer' },
  noAddress: { zh: '這位客人沒有電子郵件', en: 'This customer has no e-mail address' },
  end: { zh: '停用', en: 'End it' },
  ended: { zh: '付款連結已停用', en: 'Payment link ended' },
  cannot: {
    zh: '客人正在付款。那一次失敗或過期後，才能開立連結。',
    en: 'The buyer is paying now. A link can be given once that fails or ends.',
  },
  once: {
    zh: '連結只在這裡顯示一次。關掉後可以再拿一份，先前的也還能用。',
    en: 'The link is shown this once. Another copy can be had later, and this one keeps working.',
  },
  sentence: { zh: '貼到 LINE 的句子', en: 'Sentence for LINE' },
  copy: { zh: '複製句子', en: 'Copy the sentence' },
  copied: { zh: '已複製', en: 'Copied' },
  copyFailed: { zh: '複製失敗，請手動選取', en: 'Could not copy. Please select it by hand' },
  qr: { zh: '付款連結的 QR 碼', en: 'QR code of the payment link' },
  close: { zh: '關閉', en: 'Close' },
} as const satisfies Record<string, Text>

export const linkUntilText = (until: string, by: string): Text => ({
  zh: `有效到 ${until}，${by} 開立`,
  en: `Valid until ${until}, given by ${by}`,
})

/** What is pasted into a chat, in the language of the buyer. */
export const linkSentence = ({
  number,
  total,
  until,
  address,
}: {
  number: string
  total: string
  until: string
  address: string
}): Text => ({
  zh: `梅好訂單 ${number}，應付金額 ${total}，請在 ${until} 前付款：${address}`,
  en: `Meihao order ${number}, total ${total}. Please pay before ${until}: ${address}`,
})
