import type { Text } from '#rules/locale.ts'

/** The page on which an order is paid by its link. */
export const payLinkTexts = {
  paid: { zh: '已付款，謝謝你', en: 'Paid. Thank you' },
  paidNote: {
    zh: '訂單已成立，我們會開始備貨。這個頁面可以關掉了。',
    en: 'The order stands and we begin to pack it. You can close this page.',
  },
  checked: { zh: '正在確認付款', en: 'Checking the payment' },
  checkedNote: {
    zh: '付款結果還沒傳回來，這個頁面會自動更新，請先不要重複付款。',
    en: 'The result is not here yet. This page updates by itself, so please do not pay again.',
  },
  ended: { zh: '這個付款連結已失效', en: 'This payment link has ended' },
  endedNote: {
    zh: '可能已過期、訂單已取消，或店家停用了連結。需要付款時，請向店家索取新的連結。',
    en: 'It may be past its time, its order cancelled, or ended by the shop. Please ask the shop for a new link.',
  },
  notRead: { zh: '讀不到這個頁面', en: 'This page could not be read' },
  again: { zh: '再試一次', en: 'Try again' },
  toShop: { zh: '前往商店', en: 'Go to the shop' },
} as const satisfies Record<string, Text>

export const goodsTimes = (name: string, quantity: string): Text => ({ zh: `${name} × ${quantity}`, en: `${name} × ${quantity}` })
