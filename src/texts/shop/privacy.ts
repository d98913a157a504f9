import type { Text } from '#rules/locale.ts'

/** The name that an account bears after it was closed. Orders keep the words they were placed with. */
export const closedAccountName = '—'

export const privacyTexts = {
  title: { zh: '我的資料', en: 'My data' },
  export: { zh: '下載我的資料', en: 'Download my data' },
  exportNote: { zh: '梅好保存的所有關於你的資料，一份 JSON 檔。', en: 'Everything Meihao holds about you, in one JSON file.' },
  close: { zh: '關閉帳號', en: 'Close my account' },
  closeNote: {
    zh: '送出後有 7 天可以反悔，之後會刪除你的個人資料。',
    en: 'You have 7 days to think better of it; then your personal data is deleted.',
  },
  closeTitle: { zh: '要關閉帳號嗎？', en: 'Close your account?' },
  closeText: {
    zh: '7 天後會刪除個人資料、收件人、信用卡、購物車與收藏清單，點數也會失效。訂單與發票依稅法保存。期間內隨時可以取消。',
    en: 'After 7 days your details, recipients, cards, cart and wishlist are deleted and your points are lost. Orders and invoices are kept as tax law requires. You can cancel at any time until then.',
  },
  closeCancel: { zh: '先不要', en: 'Not now' },
  keep: { zh: '保留帳號', en: 'Keep my account' },
} as const

export const closingOn = (day: string): Text => ({ zh: `帳號將在 ${day} 關閉。`, en: `Your account will be closed on ${day}.` })
