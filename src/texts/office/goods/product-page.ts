import type { OfficeProductChange } from '#contract/office/api/goods/products.ts'
import type { ProductState } from '#rules/catalog/product-state.ts'
import type { TranslationState } from '#rules/catalog/translation.ts'
import type { Text } from '#rules/locale.ts'
import { labelFieldTexts } from '#texts/shared/label.ts'
import { flagTexts } from './products.ts'

/** The page of one product. */
export const productPageTexts = {
  allProducts: { zh: '商品', en: 'Products' },
  thisProduct: { zh: '這件商品', en: 'this product' },
  texts: { zh: '文字', en: 'Texts' },
  languages: { zh: '語言', en: 'Language' },
  chinese: { zh: '中文', en: '中文' },
  english: { zh: 'English', en: 'English' },
  selling: { zh: '價格與規則', en: 'Prices and rules' },
  onlySeen: { zh: '改價要店長以上', en: 'A manager sets prices' },
  ledger: { zh: '庫存異動', en: 'Ledger' },
  stock: { zh: '庫存', en: 'Stock' },
  free: { zh: '可售', en: 'Free' },
  reserved: { zh: '已保留', en: 'Reserved' },
  onShelf: { zh: '庫存', en: 'In stock' },
  sold: { zh: '30 天賣出', en: 'Sold in 30 days' },
  categories: { zh: '分類', en: 'Categories' },
  noCategories: { zh: '還沒有分類', en: 'In no category' },
  editCategories: { zh: '改分類', en: 'Change' },
  categoriesSaved: { zh: '分類已更新', en: 'The categories are changed' },
  codes: { zh: '條碼與網址', en: 'Codes and address' },
  searching: { zh: '搜尋', en: 'Search' },
  searchWordsHow: {
    zh: '別名、常見錯字、成分俗名，用頓號分開，兩欄合計最多 30 個。只用來搜尋，不會顯示。',
    en: 'Other names, frequent mistakes, common names of ingredients, with commas between, at most 30 in both fields. Only searched, never shown.',
  },
  slugHow: {
    zh: '小寫英文、數字和連字號。舊網址會自動轉到新的。',
    en: 'Small letters, digits and hyphens. Old addresses lead to the new one.',
  },
  slugPropose: { zh: '用英文名稱產生', en: 'From the English name' },
  barcodeHow: { zh: 'EAN、UPC 或自編 4 到 20 個英數字。', en: 'EAN, UPC or your own of 4 to 20 letters and digits.' },
  shelf: { zh: '儲位', en: 'Shelf' },
  noPoints: { zh: '空白表示不能用點數換', en: 'Empty: not for points' },
  noMemberLimit: {
    zh: '留空就不限購；以未取消、未退款的訂單計算',
    en: 'Empty for no limit; counts orders that were neither cancelled nor refunded',
  },
  noFirst: { zh: '空白表示沒有首購價', en: 'Empty: no first price' },
  inShop: { zh: '在商店看', en: 'See it in the shop' },
  revert: { zh: '全部還原', en: 'Undo all' },
  save: { zh: '儲存', en: 'Save' },
  saved: { zh: '商品已儲存', en: 'The product is saved' },
  product: { zh: '商品頁', en: 'Product' },
  unusualTitle: { zh: '確認這個價格', en: 'Check this price' },
  unusualKeep: { zh: '回去改', en: 'Go back' },
  versions: { zh: '版本', en: 'Versions' },
  noVersions: { zh: '還沒有人改過這件商品', en: 'Nobody has changed this product yet' },
  moreVersions: { zh: '更早的版本', en: 'Older versions' },
  compare: { zh: '比較', en: 'Compare' },
  compareWith: { zh: '和哪一版比', en: 'Compare with' },
  restore: { zh: '還原成這一版', en: 'Restore this version' },
  restoreHow: {
    zh: '會存成新的一版。庫存和上下架不會變；沒有改價權限時，價格、標記和任選組合也不會變。',
    en: 'It becomes a new version. Stock and state stay; without the right to set prices, so do prices, flags and the bundle.',
  },
  restored: { zh: '已還原', en: 'Restored' },
  same: { zh: '兩個版本一樣', en: 'Both versions say the same' },
  began: { zh: '原有內容', en: 'As it stood' },
  field: { zh: '欄位', en: 'Field' },
  empty: { zh: '（空白）', en: '(empty)' },
  yes: { zh: '是', en: 'Yes' },
  no: { zh: '否', en: 'No' },
} as const satisfies Record<string, Text>

/** Every field of a product that can be changed, by its name. */
export const productFieldTexts: Readonly<Record<keyof OfficeProductChange, Text>> = {
  name_zh: { zh: '名稱（中）', en: 'Name (Chinese)' },
  name_en: { zh: '名稱（英）', en: 'Name (English)' },
  description_of_good_zh: { zh: '簡介（中）', en: 'Summary (Chinese)' },
  description_of_good_en: { zh: '簡介（英）', en: 'Summary (English)' },
  content_zh: { zh: '內容（中）', en: 'Content (Chinese)' },
  content_en: { zh: '內容（英）', en: 'Content (English)' },
  slug: { zh: '網址名稱', en: 'Name in addresses' },
  barcode: { zh: '條碼', en: 'Bar code' },
  supplier_code: { zh: '供應商料號', en: "Supplier's code" },
  brand_id: { zh: '品牌', en: 'Brand' },
  search_words: { zh: '搜尋用字', en: 'Search words' },
  seo_title_zh: { zh: '搜尋引擎標題（中）', en: 'Title for search engines (Chinese)' },
  seo_title_en: { zh: '搜尋引擎標題（英）', en: 'Title for search engines (English)' },
  seo_text_zh: { zh: '搜尋引擎描述（中）', en: 'Description for search engines (Chinese)' },
  seo_text_en: { zh: '搜尋引擎描述（英）', en: 'Description for search engines (English)' },
  label_kind: { zh: '標示類別', en: 'Label kind' },
  label: { zh: '標示', en: 'Label' },
  shelf_life_days: labelFieldTexts.shelf_life,
  shelf_life_months: { zh: '有效期限（月）', en: 'Shelf life in months' },
  arrival_days: labelFieldTexts.arrival_days,
  return_right: { zh: '猶豫期', en: 'Right of withdrawal' },
  origin_price: { zh: '原價', en: 'List price' },
  price: { zh: '售價', en: 'Price' },
  first_purchase_price: { zh: '首購價', en: 'First price' },
  shopping_point_price: { zh: '兌換點數', en: 'Price in points' },
  temperature: { zh: '溫層', en: 'Temperature' },
  max_qty: { zh: '每筆最多', en: 'Most in one line' },
  member_limit: { zh: '每位會員限購', en: 'Most per member' },
  member_limit_days: { zh: '限購期間（天）', en: 'Within so many days' },
  members_only: flagTexts.members_only.name,
  exclusive: flagTexts.exclusive.name,
  standalone_purchase: flagTexts.standalone_purchase.name,
  tcat_only: flagTexts.tcat_only.name,
  embargo: flagTexts.embargo.name,
  cod: flagTexts.cod.name,
  is_gift_only: flagTexts.is_gift_only.name,
}

/** What a version holds beside the fields. */
export const versionPartTexts: Readonly<Record<string, Text>> = {
  pictures: { zh: '圖片', en: 'Pictures' },
  films: { zh: '影片', en: 'Films' },
  shelves: { zh: '分類', en: 'Categories' },
  accessories: { zh: '配件', en: 'Accessories' },
  siblings: { zh: '其他款式', en: 'Other styles' },
  bundle: { zh: '任選組合', en: 'Bundle' },
  split_stocks: { zh: '分開出貨', en: 'What travels apart' },
  preview: { zh: '主圖', en: 'First picture' },
  state: { zh: '狀態', en: 'State' },
  shelf: { zh: '儲位', en: 'Shelf' },
  weight_g: { zh: '重量', en: 'Weight' },
  sides_mm: { zh: '尺寸', en: 'Sides' },
}

export const versionVerbTexts: Readonly<Record<string, Text>> = {
  'import-product': { zh: '匯入', en: 'Imported' },
  'undo-import': { zh: '復原匯入', en: 'Import undone' },
  'create-product': { zh: '建立商品', en: 'Created' },
  'duplicate-product': { zh: '複製', en: 'Copied' },
  'schedule-product': { zh: '排定上下架', en: 'Scheduled' },
  'schedule-price': { zh: '排定價格', en: 'Price scheduled' },
  'withdraw-price': { zh: '取消排程價', en: 'Scheduled price taken back' },
  'restore-price': { zh: '恢復排程價', en: 'Scheduled price again' },
  'start-price': { zh: '排程價開始', en: 'Scheduled price began' },
  'end-price': { zh: '排程價結束', en: 'Scheduled price ended' },
  'change-product': { zh: '修改', en: 'Changed' },
  'change-measures': { zh: '修改尺寸與儲位', en: 'Measures changed' },
  'set-state': { zh: '改狀態', en: 'State changed' },
  'take-back-move': { zh: '復原狀態', en: 'State taken back' },
  'set-pictures': { zh: '改圖片', en: 'Pictures changed' },
  'set-films': { zh: '改影片', en: 'Films changed' },
  'set-shelves': { zh: '改分類', en: 'Categories changed' },
  'set-accessories': { zh: '改配件', en: 'Accessories changed' },
  'set-siblings': { zh: '改其他款式', en: 'Other styles changed' },
  'set-bundle': { zh: '改任選組合', en: 'Bundle changed' },
  'set-split-stocks': { zh: '改分開出貨', en: 'Parts that travel apart changed' },
  'restore-product': { zh: '還原舊版', en: 'Restored' },
}

export const translationTexts = {
  translated: { zh: '已翻譯', en: 'Translated' },
  missing: { zh: '缺英文', en: 'No English' },
  outdated: { zh: '中文已更新', en: 'Chinese is newer' },
  empty: { zh: '還沒有內容', en: 'Nothing yet' },
} as const satisfies Record<TranslationState, Text>

/** What makes each of a product. */
export const moveTexts = {
  on: { zh: '上架', en: 'Put on sale' },
  off: { zh: '下架', en: 'Take off sale' },
  archived: { zh: '封存', en: 'Archive' },
  draft: { zh: '改回草稿', en: 'Back to draft' },
  scheduled: { zh: '排程上架', en: 'Schedule' },
} as const satisfies Record<ProductState, Text>

export const moveDone = (state: Text): Text => ({ zh: `商品現在是「${state.zh}」`, en: `The product is now: ${state.en}` })
/** How many texts still need their English (GDS-13). */
export const openTranslations = (count: number): Text =>
  count === 0 ? { zh: '英文完成', en: 'English is complete' } : { zh: `英文待補 ${count} 處`, en: `English open: ${count}` }
export const unsaved = (count: number): Text => ({
  zh: `${count} 處未儲存`,
  en: count === 1 ? '1 change not saved' : `${count} changes not saved`,
})
export const savedFields = (names: Text): Text => ({ zh: `已儲存：${names.zh}`, en: `Saved: ${names.en}` })
/** Why a price is asked about once more, with both numbers (GDS-19). */
export const unusualPriceTexts = {
  far: (from: string, to: string): Text => ({
    zh: `售價要從 ${from} 改成 ${to}，差距很大。確定嗎？`,
    en: `The price goes from ${from} to ${to}, which is far. Are you sure?`,
  }),
  belowCost: (cost: string, to: string): Text => ({
    zh: `平均成本是 ${cost}，新的售價 ${to} 比成本低。確定嗎？`,
    en: `A unit costs ${cost} on the average, and the new price ${to} is below that. Are you sure?`,
  }),
}
export const useUnusual = (price: string): Text => ({ zh: `用 ${price}`, en: `Use ${price}` })
export const versionTitle = (version: number): Text => ({ zh: `第 ${version} 版`, en: `Version ${version}` })
export const presentVersion = (version: number): Text => ({ zh: `現在（第 ${version} 版）`, en: `Now (version ${version})` })
/** What is wrong, and at which field. */
export const faultAt = (name: Text, why: string): Text => ({ zh: `${name.zh}：${why}`, en: `${name.en}: ${why}` })

/** What stands there where nothing is written. */
export const searchTextHints = {
  seo_title: { zh: '空白就用商品名稱', en: 'Empty: the name of the product' },
  seo_text: { zh: '空白就用簡介', en: 'Empty: the summary' },
} as const satisfies Record<string, Text>
