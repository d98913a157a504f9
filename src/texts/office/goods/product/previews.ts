import type { PreviewView, PreviewViewer } from '#rules/catalog/preview.ts'
import type { Text } from '#rules/locale.ts'

/** How a product would look in the shop (GDS-50). */
export const previewTexts = {
  preview: { zh: '預覽', en: 'Preview' },
  how: { zh: '連還沒儲存的內容一起看。', en: 'With what is not saved yet.' },
  view: { zh: '看哪裡', en: 'What' },
  language: { zh: '語言', en: 'Language' },
  width: { zh: '寬度', en: 'Width' },
  viewer: { zh: '以誰的身分看', en: 'As whom' },
  chinese: { zh: '中文', en: '中文' },
  english: { zh: 'English', en: 'English' },
  noCart: { zh: '訪客還沒有購物車，這是登入以後看到的。', en: 'Visitors have no cart. This is what they see once signed in.' },
  gift: { zh: '贈品在商店裡沒有自己的頁面。', en: 'A gift has no page of its own in the shop.' },
  faults: { zh: '這些內容要先改好，才看得到：', en: 'These have to be mended first:' },
  again: { zh: '再試一次', en: 'Try again' },
  /** Whoever looks at a preview as a member. */
  somebody: { zh: '會員', en: 'Member' },
} as const satisfies Record<string, Text>

export const previewViewTexts = {
  page: { zh: '商品頁', en: 'Page' },
  card: { zh: '商品卡', en: 'Card' },
  cart: { zh: '購物車', en: 'Cart' },
  search: { zh: '搜尋結果', en: 'Search' },
} as const satisfies Record<PreviewView, Text>

export const previewViewerTexts = {
  visitor: { zh: '訪客', en: 'Visitor' },
  member: { zh: '會員', en: 'Member' },
  vip: { zh: 'VIP', en: 'VIP' },
  vvip: { zh: 'VVIP', en: 'VVIP' },
} as const satisfies Record<PreviewViewer, Text>

export const pixels = (width: number): Text => ({ zh: `${width} 像素`, en: `${width} px` })
export const previewOf = (name: string, { what, width }: { what: Text; width: number }): Text => ({
  zh: `${name}：${what.zh}，${width} 像素`,
  en: `${name}: ${what.en}, ${width} px`,
})
