import type { Text } from '#rules/locale.ts'

/** The way through the page of a product. */
export const sectionsTexts = {
  title: { zh: '商品頁的段落', en: 'Sections of the product' },
  refused: { zh: '要更正', en: 'To be corrected' },
  unsaved: { zh: '未儲存', en: 'Not saved' },
} as const satisfies Record<string, Text>

/** The sections by the name that their addresses end with. */
export const sectionTexts = {
  texts: { zh: '內容', en: 'Content' },
  search: { zh: '搜尋', en: 'Search' },
  pictures: { zh: '圖片與影片', en: 'Pictures and films' },
  prices: { zh: '價格與規則', en: 'Prices and rules' },
  relatives: { zh: '組合與配件', en: 'Bundle and accessories' },
  label: { zh: '標示', en: 'Label' },
  stock: { zh: '庫存', en: 'Stock' },
  categories: { zh: '分類與品牌', en: 'Categories and brand' },
  codes: { zh: '條碼與網址', en: 'Codes and address' },
  versions: { zh: '紀錄', en: 'History' },
} as const satisfies Record<string, Text>
