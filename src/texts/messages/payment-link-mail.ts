import type { Text } from '#rules/locale.ts'

type Asked = { number: string; total: string; until: string }

/** Words of the letter with a payment link. */
export const paymentLinkMailTexts = {
  subject: (number: string): Text => ({ zh: `訂單 ${number} 的付款連結`, en: `Payment link for order ${number}` }),
  ask: ({ number, total, until }: Asked): Text => ({
    zh: `我們替你保留了訂單 ${number} 的商品，應付金額 ${total}。請在 ${until} 前按下面的按鈕付款，不用登入。`,
    en: `We keep the goods of order ${number} for you. The total is ${total}. Please pay with the button below before ${until}; there is no need to sign in.`,
  }),
  button: { zh: '前往付款', en: 'Pay now' },
  unexpected: {
    zh: '如果你沒有向我們訂購，請不要付款，直接回覆這封信告訴我們。',
    en: 'If you did not order from us, please do not pay, and tell us by replying to this letter.',
  },
} as const satisfies Record<string, Text | ((...values: never[]) => Text)>
