import type { Text } from '#rules/locale.ts'

/** Buying again what was ordered before. */
export const buyAgainTexts = {
  putBack: { zh: '放回購物車', en: 'Put back in cart' },
  buyAgain: { zh: '再買一次', en: 'Buy again' },
  isBack: { zh: '商品已放進購物車，以目前的價格計算', en: 'Your items are in the cart, at today’s prices' },
  nothing: { zh: '這些商品現在都買不到', en: 'None of these items can be bought right now' },
} as const satisfies Record<string, Text>

export const putBackFor = (number: string): Text => ({ zh: `放回購物車：訂單 ${number}`, en: `Put back in cart: order ${number}` })
export const buyAgainFor = (number: string): Text => ({ zh: `再買一次：訂單 ${number}`, en: `Buy again: order ${number}` })

/** What could not be put into the cart, or not so much of it, each with the reason. */
export const someMissing = (missing: readonly { name: string; message: string }[]): Text => ({
  zh: `沒能放進購物車：${missing.map(({ name, message }) => `${name}（${message}）`).join('、')}`,
  en: `Not put in your cart: ${missing.map(({ name, message }) => `${name} (${message})`).join(', ')}`,
})
