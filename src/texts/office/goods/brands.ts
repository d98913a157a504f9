import type { Text } from '#rules/locale.ts'

export const brandsTexts = {
  title: { zh: '品牌', en: 'Brands' },
  thisBrand: { zh: '這個品牌', en: 'this brand' },
  search: { zh: '找品牌', en: 'Find a brand' },
  searchHint: { zh: '品牌名稱', en: 'Name of a brand' },
  clear: { zh: '清除', en: 'Clear' },
  add: { zh: '新品牌', en: 'New brand' },
  none: { zh: '還沒有品牌', en: 'No brands yet' },
  noneHow: {
    zh: '加上品牌以後，就能用品牌找商品、設定分類規則，搜尋引擎和購物廣告也讀得到。',
    en: 'With brands, products are found by them, rules of categories know them, and search engines and shopping ads read them.',
  },
  notFound: { zh: '沒有這個名稱的品牌', en: 'No brand of that name' },
  nameZh: { zh: '名稱（中）', en: 'Name (Chinese)' },
  nameEn: { zh: '名稱（英）', en: 'Name (English)' },
  nameEnHow: { zh: '空白就用中文名稱', en: 'Empty: the Chinese name' },
  slug: { zh: '網址名稱', en: 'Name in addresses' },
  slugHow: { zh: '小寫英文、數字和連字號。改了以後，舊網址會轉過來', en: 'Small letters, digits and hyphens. Former addresses lead on' },
  logo: { zh: '標誌', en: 'Logo' },
  addLogo: { zh: '加上標誌', en: 'Add a logo' },
  otherLogo: { zh: '換一張', en: 'Another one' },
  noLogo: { zh: '不用標誌', en: 'No logo' },
  logoHow: {
    zh: 'JPEG、PNG、WebP 或 AVIF，短邊至少 600 像素，方形最好看',
    en: 'JPEG, PNG, WebP or AVIF, at least 600 px on the short side; a square looks best',
  },
  textZh: { zh: '介紹（中）', en: 'Text (Chinese)' },
  textEn: { zh: '介紹（英）', en: 'Text (English)' },
  textHow: {
    zh: '顯示在商店的品牌頁，最多 1,000 字',
    en: 'Shown on the page of the brand in the shop. At most 1,000 characters',
  },
  archived: { zh: '已封存', en: 'Archived' },
  archive: { zh: '封存', en: 'Archive' },
  bringBack: { zh: '恢復', en: 'Bring back' },
  edit: { zh: '修改', en: 'Change' },
  save: { zh: '儲存', en: 'Save' },
  cancel: { zh: '取消', en: 'Cancel' },
  made: { zh: '品牌已建立', en: 'The brand is made' },
  saved: { zh: '品牌已儲存', en: 'The brand is saved' },
  putAway: { zh: '品牌已封存，商店裡看不到它了', en: 'The brand is archived and no longer shown in the shop' },
  broughtBack: { zh: '品牌已恢復', en: 'The brand is back' },
  noBrand: { zh: '沒有品牌', en: 'No brand' },
  ofProduct: { zh: '品牌', en: 'Brand' },
  ofProductHow: {
    zh: '商品頁會連到品牌頁，搜尋引擎和購物廣告也讀得到。',
    en: 'The page of the product leads to that of the brand; search engines and shopping ads are told it.',
  },
} as const satisfies Record<string, Text>

export const editBrand = (name: string): Text => ({ zh: `修改 ${name}`, en: `Change ${name}` })
export const archiveBrand = (name: string): Text => ({ zh: `封存 ${name}`, en: `Archive ${name}` })
export const bringBackBrand = (name: string): Text => ({ zh: `恢復 ${name}`, en: `Bring ${name} back` })
export const countOfBrands = (count: string): Text => ({ zh: `${count} 個品牌`, en: count === '1' ? '1 brand' : `${count} brands` })
export const productsOfBrand = (all: string, onSale: string): Text => ({
  zh: `${all} 件商品，${onSale} 件上架中`,
  en: `${all === '1' ? '1 product' : `${all} products`}, ${onSale} on sale`,
})
export const archivedBrand = (name: string): Text => ({ zh: `${name}（已封存）`, en: `${name} (archived)` })
