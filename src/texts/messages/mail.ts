import type { Text } from '#rules/locale.ts'

/** Words of the emails that the shop sends. */
export const mailTexts = {
  greeting: (name: string): Text => ({ zh: `${name}，你好：`, en: `Hello ${name},` }),
  orderNumber: { zh: '訂單編號', en: 'Order number' },
  placedAt: { zh: '訂購時間', en: 'Placed' },
  product: { zh: '商品', en: 'Product' },
  quantity: { zh: '數量', en: 'Quantity' },
  subtotal: { zh: '小計', en: 'Subtotal' },
  itemsTotal: { zh: '商品小計', en: 'Items' },
  discount: { zh: '折扣', en: 'Discount' },
  deliveryFee: { zh: '運費', en: 'Delivery' },
  handlingFee: { zh: '貨到付款手續費', en: 'Cash on delivery fee' },
  grandTotal: { zh: '應付金額', en: 'Total' },
  paidTotal: { zh: '已付金額', en: 'Total paid' },
  payment: { zh: '付款方式', en: 'Payment' },
  gift: { zh: '贈品', en: 'Gift' },
  free: { zh: '免運', en: 'Free' },
  points: (points: number): Text => ({ zh: `${points} 點`, en: points === 1 ? '1 point' : `${points} points` }),
  seeOrder: { zh: '查看訂單', en: 'See your order' },
  confirmSubject: { zh: '請驗證你的電子郵件', en: 'Please verify your email' },
  confirmAsk: {
    zh: '你在梅好填寫了這個電子郵件。請按下面的按鈕完成驗證，連結 24 小時內有效。驗證完成前，我們仍會使用原本的地址。',
    en: 'You gave us this email address. Please verify it with the button below; the link works for 24 hours. Until then we keep using the address we had.',
  },
  inviteSubject: { zh: '邀請你加入梅好後台', en: 'You are invited to the Meihao office' },
  inviteAsk: {
    zh: '店主邀請你一起管理商店。按下按鈕，設定密碼和第二道驗證，就能開始使用。連結 72 小時內有效，只能用一次。',
    en: 'An owner of the shop invites you to work in its office. Set a password and a second factor to begin. The link works once, within 72 hours.',
  },
  inviteButton: { zh: '接受邀請', en: 'Accept the invitation' },
  inviteUnexpected: { zh: '如果你不認識這家商店，請忽略這封信。', en: 'If you do not know this shop, please ignore this letter.' },
  noticeButton: { zh: '到後台查看', en: 'Look in the office' },
  reference: (id: string): Text => ({ zh: `請求編號：${id}`, en: `Request: ${id}` }),
  noticeWhy: {
    zh: '你在後台選擇用電子郵件接收這種通知，可以在「我的設定」關閉。',
    en: 'You chose to get this kind of notice by mail. You can switch it off in your settings of the office.',
  },
  confirmButton: { zh: '驗證電子郵件', en: 'Verify email' },
  inUseSubject: { zh: '有人想使用你的電子郵件', en: 'Somebody wanted to use your email' },
  inUseGreeting: { zh: '你好：', en: 'Hello,' },
  inUseTell: {
    zh: '有人想在另一個梅好帳號使用這個電子郵件。這個地址已經由你的帳號使用，所以沒有任何改變。',
    en: 'Somebody wanted to use this email address for another account at our shop. It belongs to your account, so nothing has changed.',
  },
  inUseYou: {
    zh: '如果是你本人，請用原本的登入方式登入。如果不是，不需要做任何事。',
    en: 'If it was you, please sign in the way you did before. If it wasn’t, there is nothing to do.',
  },
  inUseButton: { zh: '前往商店', en: 'Go to the shop' },
  confirmNotYou: {
    zh: '如果不是你填寫的，請忽略這封信，什麼都不會改變。',
    en: 'If it wasn’t you, simply ignore this letter, and nothing changes.',
  },
  help: {
    zh: '有任何問題，直接回覆這封信就可以。客服時間為週一到週五 10:00–18:00。',
    en: 'Questions? Just reply to this letter. We answer Monday to Friday, 10:00–18:00 Taipei time.',
  },
  shopName: { zh: '梅好 MEIHAO', en: 'MEIHAO 梅好' },
  signature: { zh: '梅好 敬上', en: 'Meihao' },
} as const satisfies Record<string, Text | ((...values: never[]) => Text)>
