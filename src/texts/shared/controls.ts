import type { Text } from '#rules/locale.ts'

/** Words of buttons, fields and other parts that every page uses. */
export const controlTexts = {
  busy: { zh: '處理中', en: 'Processing' },
  loading: { zh: '載入中', en: 'Loading' },
  loadingMore: { zh: '正在載入更多商品', en: 'Loading more products' },
  close: { zh: '關閉', en: 'Close' },
  optional: { zh: '（選填）', en: '(optional)' },
  originalPrice: { zh: '原價', en: 'List price' },
  previous: { zh: '上一張', en: 'Previous' },
  next: { zh: '下一張', en: 'Next' },
  earlier: { zh: '往前捲動', en: 'Scroll back' },
  later: { zh: '往後捲動', en: 'Scroll on' },
  zoomIn: { zh: '放大', en: 'Zoom in' },
  zoomOut: { zh: '縮小', en: 'Zoom out' },
  pause: { zh: '暫停輪播', en: 'Pause slideshow' },
  play: { zh: '繼續輪播', en: 'Resume slideshow' },
  breadcrumb: { zh: '路徑', en: 'Breadcrumb' },
  pages: { zh: '分頁', en: 'Pages' },
  previousPage: { zh: '上一頁', en: 'Previous page' },
  nextPage: { zh: '下一頁', en: 'Next page' },
  temperatures: {
    normal: { zh: '常溫', en: 'Room temperature' },
    refrigeration: { zh: '冷藏', en: 'Chilled' },
    freezing: { zh: '冷凍', en: 'Frozen' },
  },
  notOpened: { zh: '沒能打開，可能是連線不穩，請再試一次', en: "That didn't open. The connection may be unsteady; please try again" },
} as const

export const pictureNumber = (number: number): Text => ({ zh: `第 ${number} 張`, en: `Picture ${number}` })
export const enlargePicture = (number: number): Text => ({ zh: `放大看第 ${number} 張`, en: `Enlarge picture ${number}` })
export const pageNumber = (number: number): Text => ({ zh: `第 ${number} 頁`, en: `Page ${number}` })
export const fewer = (what: string): Text => ({ zh: `減少${spaced(what)}`, en: `Fewer: ${what}` })
export const more = (what: string): Text => ({ zh: `增加${spaced(what)}`, en: `More: ${what}` })

/** A space between Chinese and a Latin word, none between Chinese and Chinese. */
function spaced(what: string): string {
  return /^[\x20-\x7e]/.test(what) ? ` ${what}` : what
}

/** Each language by its own name. */
export const fullLanguageNames = { zh: '中文', en: 'English' } as const
