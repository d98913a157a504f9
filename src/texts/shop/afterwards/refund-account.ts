import type { Text } from '#rules/locale.ts'

/** The page on which a buyer says to which account their money goes. */
export const refundAccountTexts = {
  title: { zh: '填寫退款帳戶', en: 'Your account for the refund' },
  why: {
    zh: '這筆錢不能退回原本的付款方式，我們會用銀行匯款退給你，收到帳戶後約 3 個工作天內匯出。',
    en: 'This money can’t go back the way you paid, so we transfer it to your bank account, within some 3 working days after we have it.',
  },
  bank: { zh: '銀行', en: 'Bank' },
  chooseBank: { zh: '請選擇', en: 'Please choose' },
  association: { zh: '農會、漁會信用部', en: 'Farmers’ or fishermen’s association' },
  code: { zh: '金融機構代碼', en: 'Code of the institution' },
  codeHint: { zh: '存摺上的 3 位數代碼', en: 'The 3 digits in your passbook' },
  branch: { zh: '分行', en: 'Branch' },
  number: { zh: '帳號', en: 'Account number' },
  numberHint: { zh: '只填數字，不用填銀行代碼', en: 'Digits only, without the code of the bank' },
  holder: { zh: '戶名', en: 'Account holder' },
  holderHint: { zh: '和存摺上的一樣', en: 'As it stands in your passbook' },
  kept: {
    zh: '帳號加密保存，只給負責匯款的同仁看，匯出 30 天後只留末 4 碼。',
    en: 'Your account is kept encrypted and is seen only by whoever makes the transfer. 30 days after it, only the last 4 digits are kept.',
  },
  send: { zh: '送出', en: 'Send' },
  done: { zh: '已收到你的收款帳戶', en: 'We have your account' },
  doneNote: {
    zh: '我們會盡快匯出。匯出前如果要改，可以再打開信裡的連結。',
    en: 'We transfer the money soon. Until then you can change the account with the link in the letter.',
  },
  another: { zh: '改用另一個帳戶', en: 'Use another account' },
  ended: { zh: '這裡沒有需要填的帳戶', en: 'No account is needed here' },
  endedNote: {
    zh: '退款可能已經匯出，或連結不對。有疑問請聯絡我們。',
    en: 'The money may have been transferred already, or the link is not right. Please ask us if in doubt.',
  },
  notRead: { zh: '讀不到這個頁面', en: 'This page could not be read' },
  again: { zh: '再試一次', en: 'Try again' },
  toShop: { zh: '前往商店', en: 'Go to the shop' },
} as const satisfies Record<string, Text>

export const refundOf = (number: string, amount: string): Text => ({
  zh: `訂單 ${number}，退款 ${amount}`,
  en: `Order ${number}, refund of ${amount}`,
})

/** An account as everybody may see it. */
export const accountEnding = (bank: string, last4: string): Text => ({ zh: `${bank}，末 4 碼 ${last4}`, en: `${bank}, ending in ${last4}` })
