import type { Text } from '#rules/locale.ts'

export const ingredientsTexts = {
  title: { zh: '成分', en: 'Ingredients' },
  thisIngredient: { zh: '這個成分', en: 'this ingredient' },
  search: { zh: '找成分', en: 'Find an ingredient' },
  searchHint: { zh: '中文、INCI 或別名', en: 'Chinese, INCI or any other name' },
  clear: { zh: '清除', en: 'Clear' },
  add: { zh: '新成分', en: 'New ingredient' },
  none: { zh: '還沒有成分', en: 'No ingredients yet' },
  noneHow: {
    zh: '商品標示的「成分」會自動拆成一個個名字。在這裡認得的名字，搜尋找得到、篩選用得到，也各有一個商店頁面。',
    en: 'The ingredients on labels are read name by name. Those that are known here are found by the search, filter products and have a page in the shop.',
  },
  notFound: { zh: '沒有叫這個名字的成分', en: 'No ingredient goes by that name' },
  nameInci: { zh: 'INCI 名稱', en: 'INCI name' },
  nameInciHow: { zh: '化粧品寫 INCI，食品寫英文', en: 'As INCI has it; of food, what it is called in English' },
  nameZh: { zh: '中文名稱', en: 'Chinese name' },
  nameZhHow: { zh: '空白就用 INCI 名稱', en: 'Empty: the INCI name' },
  slug: { zh: '網址名稱', en: 'Name in addresses' },
  slugHow: { zh: '小寫英文、數字和連字號。改了以後，舊網址會轉過來', en: 'Small letters, digits and hyphens. Former addresses lead on' },
  aliases: { zh: '別名', en: 'Other names' },
  aliasesHow: { zh: '一行一個，例如 Aqua、維生素 B3', en: 'One a line, such as Aqua or vitamin B3' },
  noteZh: { zh: '說明（中）', en: 'Note (Chinese)' },
  noteEn: { zh: '說明（英）', en: 'Note (English)' },
  noteHow: {
    zh: '顯示在商店的成分頁，最多 1,000 字。不要寫醫療效能',
    en: 'Shown on its page in the shop, at most 1,000 characters. Claim no medical effect',
  },
  edit: { zh: '修改', en: 'Change' },
  save: { zh: '儲存', en: 'Save' },
  cancel: { zh: '取消', en: 'Cancel' },
  made: { zh: '成分已新增', en: 'The ingredient is added' },
  saved: { zh: '成分已儲存', en: 'The ingredient is saved' },
  remove: { zh: '移除', en: 'Remove' },
  removed: { zh: '成分已移除', en: 'The ingredient is removed' },
  merge: { zh: '合併', en: 'Merge' },
  mergeInto: { zh: '併到哪一個成分', en: 'Merge into which ingredient' },
  mergeFollows: {
    zh: '它的名稱都成為另一個成分的別名，商品改算那個成分',
    en: 'All its names become other names of that one, and products count as made of it',
  },
  mergeAddress: { zh: '它的商店頁面會轉到那個成分的頁面', en: 'Its page in the shop leads to the page of that one' },
  merged: { zh: '兩個成分已合併', en: 'The two ingredients are merged' },
  unknown: { zh: '標示裡不認得的名字', en: 'Names on labels that nobody knows' },
  unknownHow: {
    zh: '商品標示照樣顯示它們，只是搜尋和篩選還不知道是什麼。',
    en: 'Labels show them as they are; search and filters do not know yet what they are.',
  },
  allKnown: { zh: '標示裡的名字都認得', en: 'Every name on labels is known' },
  asNew: { zh: '新增成分', en: 'Add' },
  asAlias: { zh: '是別名', en: 'Another name of…' },
  aliasOf: { zh: '是哪一個成分的別名', en: 'Of which ingredient it is another name' },
  aliasSaved: { zh: '別名已加上', en: 'The other name is added' },
  choose: { zh: '找成分', en: 'Find an ingredient' },
  chooseHow: { zh: '打幾個字，再選一個', en: 'Type a few letters, then choose one' },
  chooseOne: { zh: '請選一個成分', en: 'Please choose an ingredient' },
  more: { zh: '再看更多', en: 'Show more' },
} as const satisfies Record<string, Text>

export const editIngredient = (name: string): Text => ({ zh: `修改 ${name}`, en: `Change ${name}` })
export const mergeIngredient = (name: string): Text => ({ zh: `合併 ${name}`, en: `Merge ${name}` })
export const removeIngredient = (name: string): Text => ({ zh: `移除 ${name}`, en: `Remove ${name}` })
export const addIngredient = (name: string): Text => ({ zh: `把「${name}」新增為成分`, en: `Add “${name}” as an ingredient` })
export const aliasOfIngredient = (name: string): Text => ({ zh: `「${name}」是哪個成分的別名`, en: `“${name}” is another name of…` })
export const countOfIngredients = (count: string): Text => ({
  zh: `${count} 個成分`,
  en: count === '1' ? '1 ingredient' : `${count} ingredients`,
})
export const countOfUnknown = (count: string): Text => ({ zh: `${count} 個名字`, en: count === '1' ? '1 name' : `${count} names` })
export const productsWithName = (count: string): Text => ({
  zh: `${count} 件商品`,
  en: count === '1' ? '1 product' : `${count} products`,
})
export const productsOfIngredient = (all: string, onSale: string): Text => ({
  zh: `${all} 件商品，${onSale} 件上架中`,
  en: `${all === '1' ? '1 product' : `${all} products`}, ${onSale} on sale`,
})

/** A category as the draft of the tree has it. */
export const inDraft = ({ zh, en }: Text): Text => ({ zh: `${zh}（分類草稿）`, en: `${en} (in the draft)` })
