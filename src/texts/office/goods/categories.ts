import type { Text } from '#rules/locale.ts'
import type { CategorySorting } from '#rules/catalog/categories/category-tree.ts'

/** The tree of categories. */
export const categoriesTexts = {
  title: { zh: '分類與選單', en: 'Categories and menus' },
  tree: { zh: '分類', en: 'Categories' },
  how: {
    zh: '最多兩層。拖曳，或用 Alt＋↑↓ 排序、Alt＋→ 放進上一個、Alt＋← 移出來。',
    en: 'Two levels at most. Drag, or press Alt with ↑ ↓ to order, Alt → to put below the one before, Alt ← to take out.',
  },
  add: { zh: '新增分類', en: 'New category' },
  addHow: { zh: '新的分類先是草稿，發布後商店才看得到。', en: 'A new category is a draft until it is published.' },
  search: { zh: '找分類', en: 'Find a category' },
  searchHint: { zh: '找分類', en: 'Find a category' },
  clear: { zh: '清除搜尋', en: 'Clear search' },
  none: { zh: '沒有符合的分類', en: 'No category matches' },
  noneHow: { zh: '換一個字試試。', en: 'Try another word.' },
  choose: { zh: '選一個分類', en: 'Choose a category' },
  chooseHow: {
    zh: '在左邊選一個分類，就能改名稱、網址、封面和商品順序。',
    en: 'Choose one on the left to change its names, address, covers and the order of its goods.',
  },
  nameZh: { zh: '名稱（中）', en: 'Name (Chinese)' },
  nameEn: { zh: '名稱（英）', en: 'Name (English)' },
  slug: { zh: '網址', en: 'Address' },
  slugHow: {
    zh: '小寫英文、數字和連字號，可以空白。舊網址會自動轉到新的。',
    en: 'Small letters, digits and hyphens, or nothing. Old addresses lead to the new one.',
  },
  coverWide: { zh: '封面（大螢幕）', en: 'Cover, large screens' },
  coverNarrow: { zh: '封面（手機）', en: 'Cover, phones' },
  coverHow: { zh: '商店裡圖片的網址：/media/categories/….webp', en: 'Address of a picture of the shop: /media/categories/….webp' },
  textZh: { zh: '列表上方的文字（中）', en: 'Text above the list (Chinese)' },
  textEn: { zh: '列表上方的文字（英）', en: 'Text above the list (English)' },
  seo: { zh: '搜尋引擎', en: 'Search engines' },
  seoTitleZh: { zh: '搜尋標題（中）', en: 'Search title (Chinese)' },
  seoTitleEn: { zh: '搜尋標題（英）', en: 'Search title (English)' },
  seoTextZh: { zh: '搜尋描述（中）', en: 'Search description (Chinese)' },
  seoTextEn: { zh: '搜尋描述（英）', en: 'Search description (English)' },
  visible: { zh: '在商店顯示', en: 'Shown in the shop' },
  hidden: { zh: '不顯示', en: 'Hidden' },
  changed: { zh: '草稿', en: 'Draft' },
  isNew: { zh: '新分類', en: 'New' },
  noEnglish: { zh: '缺英文', en: 'No English' },
  archived: { zh: '已封存', en: 'Archived' },
  keepDraft: { zh: '存成草稿', en: 'Keep as draft' },
  revert: { zh: '還原', en: 'Undo changes' },
  savedDraft: { zh: '已存成草稿', en: 'Kept as a draft' },
  archive: { zh: '封存', en: 'Archive' },
  archiveHow: {
    zh: '封存的分類和底下的分類都不再顯示，不會刪除。商品會留在其他分類，舊網址轉到你選的分類。',
    en: 'The category and what stands below it are shown no more and never deleted. Products keep their other categories; old addresses lead to the one you choose.',
  },
  leadsTo: { zh: '網址轉到', en: 'Its address leads to' },
  chooseOne: { zh: '選一個分類', en: 'Choose a category' },
  bringBack: { zh: '取消封存', en: 'Bring back' },
  goods: { zh: '商品順序', en: 'Order of goods' },
  sorting: { zh: '其餘依', en: 'The rest by' },
  noGoods: { zh: '這個分類還沒有商品', en: 'No goods in this category yet' },
  pin: { zh: '固定在前面', en: 'Pin to the front' },
  soldOut: { zh: '售完，排在最後', en: 'Sold out, stands last' },
  byRule: { zh: '依規則加入', en: 'Put here by the rule' },
  draftWaits: { zh: '有還沒發布的變更', en: 'Changes wait to be published' },
  noDraft: { zh: '商店顯示的就是這樣', en: 'The shop shows this' },
  publish: { zh: '發布', en: 'Publish' },
  publishedNow: { zh: '已發布到商店', en: 'Published in the shop' },
  schedule: { zh: '排程', en: 'Schedule' },
  scheduleHow: { zh: '到時候會把草稿整份發布。時間是台北時間。', en: 'The whole draft is published then, by the clock of Taipei.' },
  scheduleAt: { zh: '發布時間', en: 'Publish at' },
  unschedule: { zh: '取消排程', en: 'Do not publish then' },
  discard: { zh: '捨棄草稿', en: 'Discard the draft' },
  discarded: { zh: '草稿已捨棄', en: 'The draft is discarded' },
  discardHow: {
    zh: '所有還沒發布的變更都會不見，商店維持現在的樣子。',
    en: 'All changes that are not published are lost; the shop stays as it is.',
  },
  versions: { zh: '版本', en: 'Versions' },
  noVersions: { zh: '還沒發布過', en: 'Nothing was published yet' },
  restore: { zh: '還原成這一版', en: 'Restore this version' },
  restored: { zh: '舊版已成為草稿，發布後商店才會改變', en: 'The older version is a draft now; publish it to show it' },
  cancel: { zh: '取消', en: 'Cancel' },
  beginning: { zh: '原本的樣子', en: 'As it began' },
  firstRow: { zh: '第一層', en: 'First level' },
  parent: { zh: '放在', en: 'Below' },
} as const satisfies Record<string, Text>

export const sortingChoices = {
  hand: { zh: '手動', en: 'Hand' },
  new: { zh: '新品', en: 'Newest' },
  hot: { zh: '熱銷', en: 'Bestselling' },
  price: { zh: '價格由低到高', en: 'Price, low to high' },
  price_down: { zh: '價格由高到低', en: 'Price, high to low' },
  name: { zh: '名稱', en: 'Name' },
} as const satisfies Record<CategorySorting, Text>

export const notPublishedTexts: Readonly<Record<string, Text>> = {
  name_taken: { zh: '同一層已經有同名的分類', en: 'a category beside it has the same name' },
  slug_taken: { zh: '有兩個分類用同一個網址', en: 'two categories have the same address' },
  ingredient_gone: { zh: '有分類的規則用到已移除的成分', en: 'a rule names an ingredient that was removed' },
}
export const notPublished = (why: Text): Text => ({
  zh: `排程沒有發布：${why.zh}。請修改後再發布。`,
  en: `The schedule did not publish: ${why.en}. Please change it and publish again.`,
})
export const unknownFault: Text = { zh: '草稿和商店現在的分類不合', en: 'the draft does not fit the shop any more' }

export const goodsCount = (count: number): Text => ({ zh: `${count} 件`, en: `${count} ${count === 1 ? 'product' : 'products'}` })
export const pinnedCount = (count: number): Text => ({ zh: `固定 ${count} 件`, en: `${count} pinned` })
/** Where a category stands now, as it is spoken (CAT-02). */
export const standsNow = ({ name, above, place, of }: { name: string; above: string | null; place: number; of: number }): Text => ({
  zh: `「${name}」在${above === null ? '第一層' : `「${above}」底下`}的第 ${place} 個，共 ${of} 個`,
  en: `${name} is number ${place} of ${of} ${above === null ? 'on the first level' : `below ${above}`}`,
})
export const movedDone = (name: string): Text => ({ zh: `已移動「${name}」`, en: `${name} is moved` })
export const openCategory = (name: string): Text => ({ zh: `展開「${name}」`, en: `Show what stands below ${name}` })
export const closeCategory = (name: string): Text => ({ zh: `收合「${name}」`, en: `Hide what stands below ${name}` })
export const archiveTitle = (name: string): Text => ({ zh: `封存「${name}」`, en: `Archive ${name}` })
export const archivedDone = (name: string): Text => ({ zh: `「${name}」會在發布後封存`, en: `${name} is archived when you publish` })
export const scheduledAt = (when: string): Text => ({ zh: `${when} 發布`, en: `Published ${when}` })
export const pinOf = (name: string): Text => ({ zh: `把「${name}」固定在前面`, en: `Pin ${name} to the front` })
export const unpinOf = (name: string): Text => ({ zh: `不再固定「${name}」`, en: `Unpin ${name}` })
export const versionOf = (version: number): Text => ({ zh: `第 ${version} 版`, en: `Version ${version}` })
