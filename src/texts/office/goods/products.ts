import type { ProductFilterField, ProductFlag } from '#rules/catalog/product-filter.ts'
import type { ProductState } from '#rules/catalog/product-state.ts'
import type { Text } from '#rules/locale.ts'

/** The list of products. */
export const productsTexts = {
  title: { zh: '商品', en: 'Products' },
  search: { zh: '搜尋商品', en: 'Search products' },
  searchHint: { zh: '名稱、條碼、商品編號', en: 'Name, bar code, number' },
  clear: { zh: '清除搜尋', en: 'Clear search' },
  views: { zh: '商品檢視', en: 'Views of products' },
  product: { zh: '商品', en: 'Product' },
  number: { zh: '編號', en: 'No.' },
  barcode: { zh: '條碼', en: 'Bar code' },
  state: { zh: '狀態', en: 'State' },
  price: { zh: '售價', en: 'Price' },
  originPrice: { zh: '原價', en: 'List price' },
  free: { zh: '可售庫存', en: 'Free stock' },
  category: { zh: '分類', en: 'Category' },
  brand: { zh: '品牌', en: 'Brand' },
  family: { zh: '系列', en: 'Family' },
  changed: { zh: '最後修改', en: 'Last change' },
  english: { zh: '英文', en: 'English' },
  hasEnglish: { zh: '有英文', en: 'Has English' },
  lacksEnglish: { zh: '缺英文', en: 'No English' },
  label: { zh: '標示', en: 'Label' },
  lacksLabel: { zh: '標示待補', en: 'Label open' },
  soldOut: { zh: '售完', en: 'Sold out' },
  none: { zh: '還沒有商品', en: 'There are no products yet' },
  notFound: { zh: '沒有符合的商品', en: 'No product matches' },
  notFoundHow: { zh: '少選一個條件，或換個字再找。', en: 'Drop a filter, or look for other words.' },
  all: { zh: '全部', en: 'All' },
  everybody: { zh: '給所有人', en: 'For everybody' },
  putAway: { zh: '收起這個檢視', en: 'Put this view away' },
  viewPutAway: { zh: '已收起檢視', en: 'The view is put away' },
} as const satisfies Record<string, Text>

export const productStateTexts = {
  draft: { zh: '草稿', en: 'Draft' },
  scheduled: { zh: '排程上架', en: 'Scheduled' },
  on: { zh: '上架中', en: 'On sale' },
  off: { zh: '已下架', en: 'Off sale' },
  archived: { zh: '已封存', en: 'Archived' },
} as const satisfies Record<ProductState, Text>

export const productFilterTexts = {
  state: { zh: '狀態', en: 'State' },
  category: { zh: '分類', en: 'Category' },
  brand: { zh: '品牌', en: 'Brand' },
  family: { zh: '系列', en: 'Family' },
  ingredient: { zh: '成分', en: 'Ingredient' },
  temperature: { zh: '溫層', en: 'Temperature' },
  flag: { zh: '標記', en: 'Flag' },
  label_kind: { zh: '標示類別', en: 'Label kind' },
  missing: { zh: '缺少', en: 'Missing' },
  stock: { zh: '庫存', en: 'Stock' },
  price: { zh: '售價', en: 'Price' },
  changed: { zh: '修改日', en: 'Changed on' },
  first_price: { zh: '有首購價', en: 'Has a first price' },
} as const satisfies Record<ProductFilterField, Text>

export const missingTexts = {
  english: { zh: '英文', en: 'English' },
  picture: { zh: '圖片', en: 'Pictures' },
  barcode: { zh: '條碼', en: 'Bar code' },
  label: { zh: '標示', en: 'Label data' },
} as const satisfies Record<string, Text>

export const stockLevelTexts = {
  sold_out: { zh: '售完', en: 'Sold out' },
  low: { zh: '低庫存', en: 'Low' },
  in_stock: { zh: '有庫存', en: 'In stock' },
} as const satisfies Record<string, Text>

/** What a temperature does to cart, delivery and payment (GDS-23). */
export const temperatureDoes: Text = {
  zh: '不同溫層分開結帳；冷藏和冷凍不能超商取貨、不能寄到國外，也不能貨到付款。',
  en: 'Each temperature is ordered apart; chilled and frozen goods are neither picked up in a store nor sent abroad, and are not paid on delivery.',
}

/** Each flag by its name, and what it does to cart, delivery and payment (GDS-23). */
export const flagTexts = {
  members_only: {
    name: { zh: 'VIP 專屬', en: 'For VIP members' },
    does: {
      zh: '只有 VIP 和 VVIP 會員可以放進購物車，寄送和付款不變。',
      en: 'Only VIP and VVIP members can put it into the cart; delivery and payment stay as they are.',
    },
  },
  exclusive: {
    name: { zh: '預購', en: 'Pre-order' },
    does: {
      zh: '和一般商品分開結帳，不能超商取貨或寄到國外，也不能分期、用電子錢包或貨到付款。',
      en: 'It is ordered apart from other goods, is neither picked up in a store nor sent abroad, and is not paid in instalments, by a wallet or on delivery.',
    },
  },
  standalone_purchase: {
    name: { zh: '單獨結帳', en: 'Ordered alone' },
    does: {
      zh: '一筆訂單只能有這一項，寄送不變，不能分期或貨到付款。',
      en: 'It is the only line of its order, is delivered as any other, and is not paid in instalments or on delivery.',
    },
  },
  tcat_only: {
    name: { zh: '限宅配', en: 'Home delivery only' },
    does: {
      zh: '訂單有它就不能超商取貨，也不能寄到國外，付款不變。',
      en: 'An order with it is neither picked up in a store nor sent abroad; payment stays as it is.',
    },
  },
  embargo: {
    name: { zh: '不寄海外', en: 'Not sent abroad' },
    does: { zh: '訂單有它就不能寄到國外，付款不變。', en: 'An order with it is not sent abroad; payment stays as it is.' },
  },
  cod: {
    name: { zh: '可貨到付款', en: 'Can be paid on delivery' },
    does: { zh: '關掉後，訂單有它就不能選貨到付款。', en: 'Without it, an order with this product is not paid on delivery.' },
  },
  is_gift_only: {
    name: { zh: '只當贈品', en: 'Gift only' },
    does: {
      zh: '不出現在清單與搜尋，放不進購物車，只能由活動送出。',
      en: 'It stands in no list and no search, cannot be put into the cart, and is only given by campaigns.',
    },
  },
} as const satisfies Record<ProductFlag, { name: Text; does: Text }>

export const productRow = (name: string): Text => ({ zh: `選取 ${name}`, en: `Select ${name}` })
export const countOfProducts = (count: string, { capped }: { capped: boolean }): Text =>
  capped ? { zh: `${count} 件以上`, en: `more than ${count}` } : { zh: `${count} 件`, en: `${count} products` }
