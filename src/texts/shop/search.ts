import type { Text } from '#rules/locale.ts'

export const searchTexts = {
  title: { zh: '搜尋', en: 'Search' },
  label: { zh: '搜尋商品', en: 'Search products' },
  placeholder: { zh: '想找什麼？', en: 'What are you looking for?' },
  clear: { zh: '清除', en: 'Clear' },
  suggestions: { zh: '你要找的可能是', en: 'You may be looking for' },
  hint: {
    zh: '輸入商品名稱或說明裡的任何字，用空格隔開可以找得更準，也可以從分類開始逛。',
    en: 'Type any part of a name or description, several words to narrow it down, or start from a category.',
  },
  emptyHint: { zh: '換個短一點的詞試試，或從分類慢慢逛。', en: 'Try a shorter word, or have a look around the categories.' },
  toNew: { zh: '看新品', en: 'See what is new' },
  failed: { zh: '商品沒有載入完成，請再試一次。', en: 'The products did not all load. Please try again.' },
} as const

export const shelfOf = (category: string, above: string): Text => ({ zh: `${above}・${category}`, en: `${category} in ${above}` })
export const suggestionCount = (count: number): Text => ({
  zh: `有 ${count} 項建議，用上下鍵選擇`,
  en: `${count} ${count === 1 ? 'suggestion' : 'suggestions'}, choose with the arrow keys`,
})
export const searchFor = (words: string): Text => ({ zh: `搜尋「${words}」`, en: `Search for “${words}”` })
export const noSuchProduct = (words: string): Text => ({ zh: `沒有「${words}」這項商品`, en: `Nothing found for “${words}”` })

/** All of them are on one page. */
export const found = (words: string, count: string): Text => ({
  zh: `「${words}」找到 ${count} 件商品`,
  en: `${count} ${count === '1' ? 'product' : 'products'} found for “${words}”`,
})
/** They fill more than one page. */
export const foundMoreThan = (words: string, count: string): Text => ({
  zh: `「${words}」找到超過 ${count} 件商品`,
  en: `More than ${count} products found for “${words}”`,
})
