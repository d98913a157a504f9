import type { Text } from '#rules/locale.ts'

export const relativesTexts = {
  title: { zh: '搭配與出貨', en: 'Beside it and apart' },
  accessories: { zh: '配件', en: 'Accessories' },
  siblings: { zh: '其他款式', en: 'Other styles' },
  bundle: { zh: '任選組合', en: 'Bundle' },
  split: { zh: '分開出貨', en: 'What travels apart' },
  none: { zh: '沒有', en: 'None' },
  edit: { zh: '編輯', en: 'Edit' },
  search: { zh: '找商品', en: 'Find products' },
  searchHow: { zh: '名稱、編號或條碼', en: 'Name, number or bar code' },
  clear: { zh: '清除搜尋', en: 'Clear the search' },
  found: { zh: '找到的商品', en: 'Found products' },
  nothingFound: { zh: '沒有符合的商品', en: 'No such products' },
  add: { zh: '加入', en: 'Add' },
  full: { zh: '已經滿了，先移除一件再加', en: 'It is full. Take one out first' },
  save: { zh: '儲存', en: 'Save' },
  cancel: { zh: '取消', en: 'Cancel' },
  saved: { zh: '已儲存', en: 'Saved' },
  picks: { zh: '每份主商品要選幾件', en: 'Picks for each main unit' },
  picksHow: { zh: '0 表示沒有組合', en: '0: no bundle' },
  mainProduct: { zh: '主商品', en: 'Main product' },
  nameZh: { zh: '選項名稱（中）', en: 'Name (Chinese)' },
  nameEn: { zh: '選項名稱（英）', en: 'Name (English)' },
  most: { zh: '最多', en: 'At most' },
  start: { zh: '起始件數', en: 'At the start' },
  required: { zh: '必選', en: 'Required' },
  impossible: { zh: '這些內容湊不滿要選的件數', en: 'These entries cannot fill the number of picks' },
  possible: { zh: '選得滿', en: 'These entries can fill it' },
  textZh: { zh: '說明（中）', en: 'Text (Chinese)' },
  textEn: { zh: '說明（英）', en: 'Text (English)' },
  day: { zh: '預計出貨日', en: 'Expected to leave on' },
  addPart: { zh: '加一段說明', en: 'Add a text' },
  preview: { zh: '顧客會看到', en: 'As the buyer sees it' },
  firstParcel: { zh: '第一個包裹：訂單裡的其他商品', en: 'First parcel: whatever else is ordered' },
  secondParcel: { zh: '第二個包裹：這件商品，訂單編號後面加 -1', en: 'Second parcel: this product, its number ends in -1' },
  alone: { zh: '單獨訂購時只有一個包裹', en: 'Ordered alone, it is one parcel' },
  noSplit: { zh: '沒有說明，就和其他商品一起出貨', en: 'Without a text it travels with the others' },
  noCash: { zh: '分開出貨的商品不能貨到付款，會自動關閉', en: 'What travels apart is paid beforehand: cash on delivery is switched off' },
} as const satisfies Record<string, Text>

export const countOf = (count: number, most: number): Text => ({ zh: `${count}／${most} 件`, en: `${count} of ${most}` })
export const addNamed = (name: string): Text => ({ zh: `加入 ${name}`, en: `Add ${name}` })
export const removeNamed = (name: string): Text => ({ zh: `移除 ${name}`, en: `Take out ${name}` })
export const ofEntry = (field: Text, name: string): Text => ({ zh: `${name} ${field.zh}`, en: `${field.en} of ${name}` })
export const bundleOf = (picks: number, entries: number): Text => ({
  zh: `${entries} 項選 ${picks} 件`,
  en: `${picks} of ${entries} entries`,
})
export const partNamed = (place: number): Text => ({ zh: `第 ${place} 段`, en: `Text ${place}` })
