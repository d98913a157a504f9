import type { Text } from '#rules/locale.ts'

/** Two people changed one thing: what is asked, field by field. */
export const conflictTexts = {
  how: {
    zh: '你打的都還在，什麼都沒有蓋掉。不同的欄位已經合在一起。',
    en: 'What you typed is still here, and nothing was overwritten. Fields that only one of you changed are merged.',
  },
  you: { zh: '你', en: 'You' },
  began: { zh: '原本', en: 'Before' },
  bothChanged: { zh: '兩人都改了，選一個', en: 'Both changed it: choose one' },
  useMine: { zh: '用你的', en: 'Yours is kept' },
  unchanged: { zh: '沒有改', en: 'Unchanged' },
  agreed: { zh: '兩人改成一樣', en: 'You both wrote the same' },
  empty: { zh: '（空白）', en: '(empty)' },
  save: { zh: '用這個結果儲存', en: 'Save this result' },
  notNow: { zh: '先不存', en: 'Not now' },
} as const satisfies Record<string, Text>

export const conflictTitle = ({ by, age, what }: { by: string; age: string; what: Text }): Text => ({
  zh: `${by} ${age}也改了${what.zh}`,
  en: `${by} changed ${what.en} ${age} as well`,
})
export const useTheirs = (by: string): Text => ({ zh: `用${by}的`, en: `${by}’s is kept` })
/** How many fields are to be chosen. */
export const leftToChoose = (count: number): Text =>
  count === 1
    ? { zh: '只有一處要你選。', en: 'One field is for you to choose.' }
    : { zh: `有 ${count} 處要你選。`, en: `${count} fields are for you to choose.` }
