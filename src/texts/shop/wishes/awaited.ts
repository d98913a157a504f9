import type { Text } from '#rules/locale.ts'

/** Being told when goods that are sold out are there again. */
export const awaitedTexts = {
  tellMe: { zh: '貨到通知我', en: 'Tell me when it’s back' },
  email: { zh: '收通知的電子郵件', en: 'Email to write to' },
  emailHint: {
    zh: '我們會先寄一封確認信。到貨時只通知一次，180 天內有效。',
    en: 'We first send a letter to confirm the address. You are told once, within 180 days.',
  },
  send: { zh: '寄確認信', en: 'Send the letter' },
  cancel: { zh: '取消', en: 'Cancel' },
  notAnyMore: { zh: '不用通知我了', en: 'Don’t tell me any more' },
  ended: { zh: '已取消到貨通知', en: 'You won’t be told any more' },
  title: { zh: '到貨通知', en: 'Back in stock' },
  confirm: { zh: '確認，到貨時通知我', en: 'Yes, tell me when it’s back' },
  endedTitle: { zh: '這個連結已經不能用了', en: 'This link has ended' },
  endedText: {
    zh: '通知可能已經取消，或超過了期限。可以到商品頁再登記一次。',
    en: 'It may have been ended already, or its time is over. You can ask again on the page of the product.',
  },
  overTitle: { zh: '不會再通知你了', en: 'You won’t be told any more' },
  overText: { zh: '想再等這件商品，隨時可以到商品頁登記。', en: 'You can ask again on the page of the product whenever you like.' },
  told: { zh: '到貨時已經通知過你，不會再寄信。', en: 'You were told that it is back. No further letter follows.' },
  awaited: { zh: '等待到貨的商品', en: 'Goods you wait for' },
  failed: { zh: '無法取得等待到貨的商品', en: 'The goods you wait for could not be loaded' },
  again: { zh: '再試一次', en: 'Try again' },
} as const satisfies Record<string, Text>

export const letterSent = (email: string): Text => ({
  zh: `確認信已寄到 ${email}，請在 24 小時內按信裡的按鈕。`,
  en: `A letter is on its way to ${email}. Please press the button in it within 24 hours.`,
})

export const tellsAt = (email: string): Text => ({
  zh: `到貨時會寄信到 ${email}。`,
  en: `We will write to ${email} when it’s back.`,
})

export const asksWhether = (name: string): Text => ({
  zh: `要在「${name}」到貨時寄信通知你嗎？`,
  en: `Shall we write to you when ${name} is back in stock?`,
})

export const waitsFor = ({ name, until }: { name: string; until: string }): Text => ({
  zh: `「${name}」到貨時會寄信通知你，登記保留到 ${until}。`,
  en: `We will write to you when ${name} is back in stock, until ${until}.`,
})

export const waitsUntil = (day: string): Text => ({ zh: `保留到 ${day}`, en: `Until ${day}` })

export const notAnyMoreOf = (name: string): Text => ({ zh: `不用通知我：${name}`, en: `Don’t tell me any more: ${name}` })

/** What stands in the place of a product that is not on sale any more. */
export const thisProduct: Text = { zh: '這件商品', en: 'this product' }
