import type { Text } from '#rules/locale.ts'

/** Letters about goods that somebody waits for. */
export const stockNoticeMail = {
  hello: { zh: '你好：', en: 'Hello,' },
  asking: {
    subject: (name: string): Text => ({
      zh: `請確認：${name} 到貨時要通知你嗎？`,
      en: `Please confirm: shall we tell you when ${name} is back?`,
    }),
    says: (name: string): Text => ({
      zh: `有人請我們在「${name}」到貨時寄信到這個地址。如果是你，請按下面的按鈕確認，連結 24 小時內有效。`,
      en: `Somebody asked us to write to this address when ${name} is back in stock. If it was you, please confirm it with the button below; the link works for 24 hours.`,
    }),
    button: { zh: '確認，到貨時通知我', en: 'Yes, tell me' },
    notYou: {
      zh: '如果不是你，請忽略這封信；沒有確認，就不會收到到貨通知。',
      en: 'If it wasn’t you, simply ignore this letter: without your confirmation you won’t be told.',
    },
  },
  back: {
    subject: (name: string): Text => ({ zh: `${name} 到貨了`, en: `${name} is back in stock` }),
    says: (name: string): Text => ({
      zh: `你等的「${name}」到貨了。數量有限，我們沒有為你保留，請早點下單。`,
      en: `${name}, which you waited for, is back in stock. There are only so many, and none is held for you, so please don’t wait too long.`,
    }),
    button: { zh: '去看看', en: 'See it' },
    once: {
      zh: '這件商品的到貨通知只寄這一次。',
      en: 'This is the only letter we send about it.',
    },
  },
  end: (address: string): Text => ({ zh: `不想再收到這件商品的通知：${address}`, en: `Stop telling me about this product: ${address}` }),
} as const
