import type { SharedField } from '#rules/catalog/families/shared-fields.ts'
import type { Text } from '#rules/locale.ts'

/** What members of a family share (FAM-15). */
export const sharingTexts = {
  title: { zh: '與系列共用的內容', en: 'Shared by the family' },
  how: {
    zh: '共用的內容在任何一件改，其他件跟著改；要和大家不同的那一件，可以設成自己的。',
    en: 'What is shared changes at all of them, wherever it is changed. One that is to differ can say it for itself.',
  },
  saveFirst: { zh: '請先儲存系列，再設定共用', en: 'Save the family first, then choose what is shared' },
  share: { zh: '共用', en: 'Share' },
  unshare: { zh: '不再共用', en: 'Share no more' },
  isShared: { zh: '共用中', en: 'Shared' },
  notShared: { zh: '各自填寫', en: 'Each its own' },
  from: { zh: '以哪一件為準', en: 'Begin with' },
  shared: { zh: '已共用', en: 'Shared' },
  unshared: { zh: '不再共用，每件的內容都沒變', en: 'Shared no more; all products stay as they are' },
  versions: { zh: '每件商品都留著之前的版本，可以還原', en: 'Each product keeps the version before, and can be restored' },
  ofName: { zh: '商品名稱改成「系列名稱＋色號或規格」', en: 'Each is named after the family, with its values behind' },
  cancel: { zh: '取消', en: 'Cancel' },
  mark: { zh: '與系列共用', en: 'Shared by the family' },
  ownMark: { zh: '這件自己的', en: 'Its own' },
  makeOwn: { zh: '改成自己的', en: 'Make it its own' },
  shareAgain: { zh: '改回共用', en: 'Share again' },
  madeOwn: { zh: '這件有自己的內容了，系列改時不會動它', en: 'It has its own now, and stays when the family changes' },
  sharedAgain: { zh: '已改回與系列共用的內容', en: 'It says what the family shares again' },
} as const satisfies Record<string, Text>

export const sharedFieldTexts = {
  name: { zh: '名稱', en: 'Name' },
  summary: { zh: '簡介', en: 'Summary' },
  content: { zh: '內容', en: 'Content' },
  label: { zh: '標示', en: 'Label' },
  brand: { zh: '品牌', en: 'Brand' },
  categories: { zh: '分類', en: 'Categories' },
} as const satisfies Record<SharedField, Text>

export const shareOf = (field: Text): Text => ({ zh: `共用${field.zh}`, en: `Share: ${field.en}` })
export const unshareOf = (field: Text): Text => ({ zh: `不再共用${field.zh}`, en: `Share no more: ${field.en}` })
export const ownCount = (count: number): Text => ({
  zh: `${count} 件有自己的`,
  en: count === 1 ? '1 has its own' : `${count} have their own`,
})
export const followsAt = (count: number): Text => ({
  zh: `系列裡 ${count} 件商品都改成同樣的內容`,
  en: `All ${count} products of the family say the same`,
})
export const makeOwnOf = (field: Text): Text => ({ zh: `${field.zh}改成自己的`, en: `Make its own: ${field.en}` })
export const shareAgainOf = (field: Text): Text => ({ zh: `${field.zh}改回共用`, en: `Share again: ${field.en}` })
