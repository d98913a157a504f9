import type { Text } from '#rules/locale.ts'
import { isCardDataWrong } from '#rules/payments/saved-card.ts'

/** What the cart says after a card was refused. */
export const refusedCartTexts = {
  title: { zh: '這張卡沒有付款成功', en: 'Your card was declined' },
  kept: { zh: '沒有扣款，填好的資料都還在。', en: 'You have not been charged, and what you filled in is still there.' },
  payOtherwise: { zh: '換一張卡或付款方式', en: 'Pay another way' },
  close: { zh: '關閉', en: 'Close' },
} as const satisfies Record<string, Text>

/** Why, as far as a buyer may know, with the card company's code for customer service. */
export function declinedReason(code: string): Text {
  const { zh, en } = isCardDataWrong(code)
    ? {
        zh: '卡號、有效期限或安全碼不正確，請再輸入一次。',
        en: 'Its number, expiry date or security code is not right. Please enter it again.',
      }
    : {
        zh: '發卡銀行沒有核准這筆付款，請換一張卡，或洽發卡銀行。',
        en: 'Your bank did not approve this payment. Try another card, or ask your bank.',
      }
  return code === '' ? { zh, en } : { zh: `${zh}（錯誤代碼：${code}）`, en: `${en} (Error code: ${code})` }
}
