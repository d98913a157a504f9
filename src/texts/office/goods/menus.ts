import type { Text } from '#rules/locale.ts'
import type { MenuKind, MenuTarget, TargetFault } from '#rules/catalog/menus/menu.ts'

/** The menus of the shop. */
export const menusTexts = {
  views: { zh: '分類與選單', en: 'Categories and menus' },
  tree: { zh: '分類', en: 'Categories' },
  entries: { zh: '選單項目', en: 'Entries' },
  how: {
    zh: '第一層最多 12 項、每項 20 個字。拖曳，或用 Alt＋↑↓ 排序、Alt＋→ 放進上一項、Alt＋← 移出來。',
    en: '12 entries of 20 characters at most in the first row. Drag, or press Alt with ↑ ↓ to order, Alt → to put below the one before, Alt ← to take out.',
  },
  phoneFollows: {
    zh: '手機選單現在跟著主選單。改了並發布之後，就是自己的一份。',
    en: 'The menu of phones follows the main menu now. Change and publish it, and it is one of its own.',
  },
  beginning: {
    zh: '現在是商店原本的選單，改了會先存成草稿。',
    en: 'This is the menu that the shop began with. What you change is kept as a draft first.',
  },
  putBack: { zh: '改回原本的選單', en: 'Put back as it began' },
  putBackDone: { zh: '已改回原本的選單，發布後商店才會改變', en: 'Put back as it began; publish it to show it' },
  add: { zh: '新增項目', en: 'New entry' },
  edit: { zh: '編輯項目', en: 'Edit entry' },
  preview: { zh: '預覽選單', en: 'Preview menu' },
  previewHow: {
    zh: '照草稿排出來的樣子。會被略過的項目不在裡面。',
    en: 'As the draft has it, without what is left out.',
  },
  wide: { zh: '電腦 1280', en: 'Computer 1280' },
  narrow: { zh: '手機 390', en: 'Phone 390' },
  kind: { zh: '種類', en: 'Kind' },
  leadsTo: { zh: '連到', en: 'Leads to' },
  choose: { zh: '請選擇', en: 'Please choose' },
  address: { zh: '網址', en: 'Address' },
  addressHow: {
    zh: '本站網址從 / 開始、不用寫語言，例如 /faqs/shopping；其他網站要用 https:// 開頭。',
    en: 'A page of the shop begins with / and has no language, such as /faqs/shopping; any other begins with https://.',
  },
  nameZh: { zh: '名稱（中）', en: 'Name (Chinese)' },
  nameEn: { zh: '名稱（英）', en: 'Name (English)' },
  nameHow: { zh: '空白就用它本來的名稱。', en: 'Left empty, its own name is used.' },
  place: { zh: '放在', en: 'Below' },
  firstRow: { zh: '第一層', en: 'First row' },
  save: { zh: '存成草稿', en: 'Keep as draft' },
  saved: { zh: '已存成草稿', en: 'Kept as a draft' },
  remove: { zh: '移除', en: 'Remove' },
  cancel: { zh: '取消', en: 'Cancel' },
  full: {
    zh: '第一層已經有 12 項，請先移除或放到其他項目底下。',
    en: 'The first row has 12 entries. Please remove one or put it below another.',
  },
  none: { zh: '選單還沒有項目', en: 'No entries yet' },
  noneHow: { zh: '發布空的選單，商店就不顯示這個選單。', en: 'Publish an empty menu and the shop shows none.' },
  ownBelow: { zh: '底下自動列出子分類', en: 'Its sub-categories stand below it' },
} as const satisfies Record<string, Text>

export const menuNames = {
  main: { zh: '主選單', en: 'Main menu' },
  footer: { zh: '頁尾', en: 'Footer' },
  phone: { zh: '手機選單', en: 'Phone menu' },
} as const satisfies Record<MenuKind, Text>

export const targetKinds = {
  category: { zh: '分類', en: 'Category' },
  list: { zh: '主題清單', en: 'Special list' },
  brand: { zh: '品牌', en: 'Brand' },
  article: { zh: '文章', en: 'Article' },
  page: { zh: '頁面', en: 'Page' },
  address: { zh: '網址', en: 'Address' },
  heading: { zh: '標題', en: 'Heading' },
} as const satisfies Record<MenuTarget['kind'], Text>

/** Why an entry is left out in the shop (CAT-08). */
export const faultTexts = {
  hidden: { zh: '已隱藏，商店不顯示', en: 'Hidden, left out in the shop' },
  archived: { zh: '已封存，商店不顯示', en: 'Archived, left out in the shop' },
  empty: { zh: '沒有內容，商店不顯示', en: 'Empty, left out in the shop' },
  gone: { zh: '找不到，商店不顯示', en: 'Not found, left out in the shop' },
} as const satisfies Record<TargetFault, Text>

export const removedEntry = (name: string): Text => ({ zh: `已移除「${name}」`, en: `${name} is removed` })
export const editEntry = (name: string): Text => ({ zh: `編輯「${name}」`, en: `Edit ${name}` })
export const removeEntry = (name: string): Text => ({ zh: `移除「${name}」`, en: `Remove ${name}` })
export const entriesOf = (count: number): Text => ({ zh: `${count}／12 項`, en: `${count} of 12` })
export const withFault = (name: Text, fault: Text): Text => ({ zh: `${name.zh}（${fault.zh}）`, en: `${name.en || name.zh} (${fault.en})` })
