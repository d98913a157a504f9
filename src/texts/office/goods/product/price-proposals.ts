import type { Text } from '#rules/locale.ts'

/** Prices by who may only propose them (GDS-52). */
export const proposalTexts = {
  waiting: { zh: '待核准', en: 'Awaiting approval' },
  onlyProposed: { zh: '改價要另一位同仁核准', en: 'Another person approves prices' },
  reason: { zh: '為什麼改價', en: 'Why another price' },
  reasonHow: {
    zh: '核准的人會看到。核准以前，商店裡的售價不變。',
    en: 'Whoever approves it reads this. Until then the price in the shop stays.',
  },
  sent: { zh: '售價已送出，待核准', en: 'The price awaits approval' },
  withdraw: { zh: '收回', en: 'Withdraw' },
  withdrawn: { zh: '已收回', en: 'Withdrawn' },
  decide: { zh: '去核准', en: 'Decide' },
  nothing: { zh: '（空白）', en: '(empty)' },
} as const satisfies Record<string, Text>

export const withdrawPrices = (prices: Text): Text => ({ zh: `收回：${prices.zh}`, en: `Withdraw: ${prices.en}` })
