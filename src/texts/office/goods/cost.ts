import type { Text } from '#rules/locale.ts'

export const costTexts = {
  average: { zh: '平均成本', en: 'Average cost' },
  unknown: { zh: '還沒有成本', en: 'No cost yet' },
  value: { zh: '庫存價值', en: 'Value in stock' },
  change: { zh: '更改成本', en: 'Change the cost' },
  changeHow: {
    zh: '從現在起以這個金額計算，之後每次進貨再加權平均。',
    en: 'It holds from now on, and each receipt is averaged with it.',
  },
  cost: { zh: '每件成本（NT$）', en: 'Cost of a unit (NT$)' },
  costHow: { zh: '沒填就以目前的平均成本入庫', en: 'Left empty, the units come in at the average' },
  why: { zh: '原因', en: 'Reason' },
  saved: { zh: '成本已更新', en: 'The cost is updated' },
  total: { zh: '庫存總值', en: 'Value of stock' },
} as const satisfies Record<string, Text>

export const unknownCosts = (products: string): Text => ({
  zh: `另有 ${products} 件商品沒有成本`,
  en: `and ${products} products without a cost`,
})
