import type { Text } from '#rules/locale.ts'

/** The one search of the office. */
export const searchTexts = {
  title: { zh: '搜尋或前往', en: 'Search or go to' },
  field: { zh: '編號、姓名、電話、商品、頁面', en: 'Number, name, phone, goods, page' },
  recent: { zh: '最近開過', en: 'Opened lately' },
  orders: { zh: '訂單', en: 'Orders' },
  members: { zh: '會員', en: 'Members' },
  products: { zh: '商品', en: 'Products' },
  pages: { zh: '頁面', en: 'Pages' },
  help: { zh: '說明', en: 'Help' },
  nothing: { zh: '找不到。換個寫法，或只打其中一段試試。', en: 'Nothing found. Try another spelling, or a part of it.' },
  looking: { zh: '尋找中', en: 'Looking' },
  noAnswer: { zh: '連不上後台，只能前往頁面', en: 'The office does not answer: only pages can be opened' },
  notOnSale: { zh: '未上架', en: 'Not on sale' },
  move: { zh: '移動', en: 'Move' },
  open: { zh: '打開', en: 'Open' },
} as const satisfies Record<string, Text>

/** How many there are to choose from, for who listens. */
export const foundText = (count: number): Text => ({ zh: `${count} 個結果`, en: count === 1 ? '1 result' : `${count} results` })
