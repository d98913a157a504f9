import type { Text } from '#rules/locale.ts'

/** Pictures on the page of a product. */
export const productPicturesTexts = {
  title: { zh: '圖片', en: 'Pictures' },
  first: { zh: '主圖', en: 'First' },
  lacksAlt: { zh: '缺替代文字', en: 'No alt text' },
  none: {
    zh: '還沒有圖片。第一張會是主圖，列表和購物車都用它。',
    en: 'No pictures yet. The first becomes the one that lists and carts show.',
  },
  add: { zh: '拖進來或選檔案', en: 'Drop or choose files' },
  how: {
    zh: 'JPEG、PNG、WebP、AVIF，每張 20 MB 以內、短邊至少 600 像素，最多 20 張。',
    en: 'JPEG, PNG, WebP or AVIF, at most 20 MB each and at least 600 pixels on the short side; 20 in all.',
  },
  full: { zh: '已經 20 張，要再加請先移除一張。', en: 'There are 20. Remove one before you add another.' },
  uploads: { zh: '上傳中', en: 'Uploads' },
  waiting: { zh: '等候中', en: 'Waiting' },
  checking: { zh: '檢查中', en: 'Being checked' },
  again: { zh: '繼續', en: 'Go on' },
  dismiss: { zh: '不要了', en: 'Dismiss' },
  save: { zh: '儲存圖片', en: 'Save pictures' },
  revert: { zh: '還原', en: 'Undo' },
  unsaved: { zh: '圖片還沒儲存', en: 'Pictures not saved' },
  saved: { zh: '圖片已更新', en: 'The pictures are changed' },
  edit: { zh: '替代文字與焦點', en: 'Alt text and focal point' },
  altZh: { zh: '替代文字（中）', en: 'Alt text (Chinese)' },
  altEn: { zh: '替代文字（英）', en: 'Alt text (English)' },
  altHow: { zh: '說出圖上看得到什麼，給看不到圖的人聽。', en: 'What the picture shows, for those who do not see it.' },
  focus: { zh: '焦點', en: 'Focal point' },
  focusHow: {
    zh: '點圖片或用方向鍵移動。裁切時，這裡會留在畫面裡。',
    en: 'Press on the picture or use the arrow keys. Where the picture is cut, this stays in view.',
  },
  cuts: { zh: '裁切後', en: 'When cut' },
  remove: { zh: '移除', en: 'Remove' },
  done: { zh: '完成', en: 'Done' },
} as const satisfies Record<string, Text>

export const pictureNamed = (place: number, alt: string): Text => ({
  zh: alt === '' ? `第 ${place} 張圖` : `第 ${place} 張圖：${alt}`,
  en: alt === '' ? `Picture ${place}` : `Picture ${place}: ${alt}`,
})

export const editPicture = (name: Text): Text => ({ zh: `編輯${name.zh}`, en: `Edit ${name.en}` })

export const focusAt = (x: number, y: number): Text => ({
  zh: `左起 ${x}%、上起 ${y}%`,
  en: `${x}% from the left, ${y}% from the top`,
})

export const picturesInWords = (alts: readonly string[]): Text => ({
  zh: alts.map((alt, place) => pictureNamed(place + 1, alt).zh).join('、'),
  en: alts.map((alt, place) => pictureNamed(place + 1, alt).en).join(', '),
})

export const sentSoFar = (percent: number): Text => ({ zh: `${percent}%`, en: `${percent}%` })
