import type { Text } from '#rules/locale.ts'

export const familiesTexts = {
  title: { zh: '色號與規格', en: 'Shades and sizes' },
  products: { zh: '商品', en: 'Products' },
  search: { zh: '找系列', en: 'Find a family' },
  searchHint: { zh: '系列名稱', en: 'Name of a family' },
  clear: { zh: '清除', en: 'Clear' },
  make: { zh: '新系列', en: 'New family' },
  newTitle: { zh: '新系列', en: 'New family' },
  none: { zh: '還沒有系列', en: 'No families yet' },
  noneHow: {
    zh: '把同一件商品的色號或容量放在一起，客人在一頁裡就能換。',
    en: 'Join the shades or sizes of one thing, and visitors change between them on its page.',
  },
  notFound: { zh: '沒有這個名稱的系列', en: 'No family of that name' },
  more: { zh: '再看 50 個', en: '50 more' },
  axes: { zh: '選項', en: 'Choices' },
  members: { zh: '商品', en: 'Products' },
  proposals: { zh: '建議的系列', en: 'Proposed families' },
  proposalsHow: {
    zh: '這些商品互為其他款式，或名稱只差最後一個詞。接受之前什麼都不會改。',
    en: 'These are other styles of each other, or their names differ in the last word alone. Nothing changes before you accept.',
  },
  look: { zh: '看看建議', en: 'Show proposals' },
  noProposals: { zh: '現在沒有可以建議的系列', en: 'There is nothing to propose now' },
  accept: { zh: '用這個建議', en: 'Use this one' },
  nameZh: { zh: '系列名稱（中文）', en: 'Name in Chinese' },
  nameEn: { zh: '系列名稱（英文）', en: 'Name in English' },
  axisZh: { zh: '選項名稱（中文）', en: 'Choice in Chinese' },
  axisEn: { zh: '選項名稱（英文）', en: 'Choice in English' },
  isColour: { zh: '是顏色，有色票', en: 'A colour, with swatches' },
  addAxis: { zh: '加第二個選項', en: 'Add a second choice' },
  removeAxis: { zh: '移除這個選項', en: 'Remove this choice' },
  shade: { zh: '色號', en: 'Shade' },
  size: { zh: '規格', en: 'Size' },
  add: { zh: '加商品進來', en: 'Add products' },
  addChosen: { zh: '加進系列', en: 'Add to the family' },
  findProducts: { zh: '用名稱、條碼或編號找商品', en: 'Find products by name, bar code or number' },
  nothingFound: { zh: '找不到商品', en: 'No product found' },
  close: { zh: '關閉', en: 'Close' },
  dissolve: { zh: '拆開', en: 'Dissolve' },
  dissolved: { zh: '系列已拆開，商品都還在', en: 'The family is dissolved; its products stay' },
  save: { zh: '儲存', en: 'Save' },
  saved: { zh: '系列已儲存', en: 'Family saved' },
  made: { zh: '系列已建立', en: 'Family made' },
  swatch: { zh: '色票', en: 'Swatch' },
  noSwatch: { zh: '只用文字', en: 'Words' },
  oneColour: { zh: '單色', en: 'One colour' },
  twoColours: { zh: '雙色', en: 'Two colours' },
  picture: { zh: '主圖方塊', en: 'Picture' },
  colour: { zh: '顏色', en: 'Colour' },
  secondColour: { zh: '第二個顏色', en: 'Second colour' },
  useProposed: { zh: '用主圖的顏色', en: 'Use the colour of its picture' },
  done: { zh: '完成', en: 'Done' },
  price: { zh: '售價', en: 'Price' },
  free: { zh: '可售', en: 'Free' },
  soldOut: { zh: '售完', en: 'Sold out' },
  inShop: { zh: '商店裡看起來', en: 'As the shop shows it' },
  tooFew: { zh: '系列至少要有 2 件商品', en: 'A family has at least 2 products' },
  chinese: { zh: '中', en: 'ZH' },
  english: { zh: '英', en: 'EN' },
  listAs: { zh: '列表與搜尋', en: 'Lists and search' },
  listAsOne: { zh: '整個系列一張卡片', en: 'One card for all' },
  listAsEach: { zh: '每件各一張卡片', en: 'One card each' },
  listAsHow: {
    zh: '只有商店改成每個系列一張卡片時才用得到（請系統人員設定）；否則列表一律顯示每件商品。',
    en: 'Counts only where the shop is set to show one card for each family, which whoever runs it can do; otherwise lists show every product.',
  },
  thisFamily: { zh: '這個系列', en: 'this family' },
} satisfies Record<string, Text>

export const countOfFamilies = (count: string): Text => ({ zh: `${count} 個系列`, en: count === '1' ? '1 family' : `${count} families` })

export const countOfMembers = (all: number, onSale: number): Text => ({
  zh: all === onSale ? `${all} 件` : `${all} 件，上架 ${onSale} 件`,
  en: all === onSale ? `${all} products` : `${all} products, ${onSale} on sale`,
})

export const proposalOf = (name: string, count: number): Text => ({ zh: `${name}，${count} 件`, en: `${name}, ${count} products` })

export const valueIn = (axis: string, language: 'zh' | 'en', product: string): Text => ({
  zh: `「${product}」的${axis}（${language === 'zh' ? '中文' : '英文'}）`,
  en: `${axis} of ${product} in ${language === 'zh' ? 'Chinese' : 'English'}`,
})

export const swatchOfProduct = (product: string): Text => ({ zh: `「${product}」的色票`, en: `Swatch of ${product}` })

export const removeMember = (product: string): Text => ({ zh: `把「${product}」移出系列`, en: `Take ${product} out of the family` })

/** A swatch that is hardly seen on white. */
export const paleSwatch = (name: string, contrast: string): Text => ({
  zh: `「${name}」的色票在白底上看不清楚（對比 ${contrast}）。商店會自動加一圈細邊，名稱也會顯示在旁邊。`,
  en: `The swatch of ${name} is hardly seen on white (contrast ${contrast}). The shop draws a fine edge around it, and its name beside it.`,
})
