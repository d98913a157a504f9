/** The page in place of another one when more people ask at once than the shop can answer. */
export const busyTexts = {
  title: { zh: '現在人有點多', en: 'It’s a little crowded right now' },
  text: {
    zh: '請等幾秒再試一次，購物車裡的東西都還在。',
    en: 'Please try again in a few seconds. Everything in your cart is still there.',
  },
  again: { zh: '再試一次', en: 'Try again' },
} as const
