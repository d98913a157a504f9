import type { Text } from '#rules/locale.ts'

/** The rule by which a category is filled. */
export const categoryRuleTexts = {
  title: { zh: '依規則加入商品', en: 'Filled by a rule' },
  how: {
    zh: '同一個條件選多個是「或」，不同條件要同時符合。手動放進來的商品不受影響，排在前面。',
    en: 'Values of one condition mean or, different conditions mean and. Goods that were put here by hand stay, and come first.',
  },
  none: { zh: '沒有規則，商品都是手動放進來的。', en: 'No rule; all goods were put here by hand.' },
  days: { zh: '上架天數', en: 'Days since on sale' },
  atLeast: { zh: '最少', en: 'At least' },
  atMost: { zh: '最多', en: 'At most' },
  choose: { zh: '選條件，就會看到符合的商品。', en: 'Choose conditions to see what matches.' },
  keep: { zh: '存成草稿', en: 'Keep as draft' },
  edit: { zh: '設定規則', en: 'Set a rule' },
  remove: { zh: '拿掉規則', en: 'Take the rule away' },
  wrong: { zh: '有條件看不懂，請檢查數字。', en: 'A condition means nothing. Please check the numbers.' },
} as const satisfies Record<string, Text>

export const matchCount = (count: number): Text => ({
  zh: `符合 ${count} 件商品`,
  en: count === 1 ? '1 product matches' : `${count} products match`,
})
