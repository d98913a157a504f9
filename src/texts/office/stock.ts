import type { StockView } from '#rules/catalog/stock/stock-views.ts'
import type { LotState } from '#rules/catalog/lots.ts'
import type { MovementKind } from '#rules/catalog/stock/stock-movements.ts'
import type { Text } from '#rules/locale.ts'
import { formatNumber } from '#texts/shared/format.ts'

export const stockTexts = {
  title: { zh: '庫存', en: 'Stock' },
  views: { zh: '庫存檢視', en: 'Views of stock' },
  short: { zh: '保留中但效期不足', en: 'Held, too short-dated' },
  noShort: { zh: '沒有效期不足的保留', en: 'No order is held back by its lots' },
  noShortHow: {
    zh: '批號停售後，已保留卻沒有可出貨批號的訂單會列在這裡。',
    en: 'Orders stand here whose goods were held before their lots were blocked.',
  },
  search: { zh: '搜尋庫存', en: 'Search the stock' },
  searchHint: { zh: '商品、條碼、儲位', en: 'Product, bar code, shelf' },
  clear: { zh: '清除搜尋', en: 'Clear the search' },
  goods: { zh: '商品', en: 'Goods' },
  none: { zh: '沒有符合的商品', en: 'No such goods' },
  noneHow: { zh: '換一個檢視，或清除搜尋。', en: 'Try another view, or clear the search.' },
  more: { zh: '載入更多', en: 'Load more' },
  choose: { zh: '選一件商品', en: 'Choose a product' },
  chooseHow: { zh: '就會看到它的批號、保留與每一筆異動。', en: 'Its lots, what is held of it and every movement stand here then.' },
  back: { zh: '所有庫存', en: 'All stock' },
  stock: { zh: '庫存', en: 'In stock' },
  reserved: { zh: '已保留', en: 'Reserved' },
  withheld: { zh: '不可售', en: 'Withheld' },
  free: { zh: '可售', en: 'Can be sold' },
  preorder_quota: { zh: '預購配額', en: 'Preorder quota' },
  noShelf: { zh: '未設儲位', en: 'No shelf' },
  noLots: { zh: '沒有批號', en: 'No lots' },
  noLotsHow: { zh: '開啟效期管理後，進貨會記下批號與效期。', en: 'With lots followed, what is received has a lot and an expiry.' },
  inNoLot: { zh: '無批號', en: 'In no lot' },
  lots: { zh: '批號與效期', en: 'Lots and expiry' },
  lot: { zh: '批號', en: 'Lot' },
  expiry: { zh: '效期', en: 'Expiry' },
  units: { zh: '數量', en: 'Units' },
  state: { zh: '狀態', en: 'State' },
  firstOut: { zh: '先出', en: 'First out' },
  holdings: { zh: '保留明細', en: 'Who holds it' },
  noHoldings: { zh: '沒有訂單保留這件商品', en: 'No order holds it' },
  order: { zh: '訂單', en: 'Order' },
  since: { zh: '從', en: 'Since' },
  until: { zh: '到', en: 'Until' },
  untilPicked: { zh: '備貨或取消為止', en: 'Picked or cancelled' },
  isAwaited: { zh: '等到貨', en: 'Awaits goods' },
  isShort: { zh: '效期不足', en: 'Too short-dated' },
  ledger: { zh: '庫存異動', en: 'Ledger' },
  noMovements: { zh: '沒有符合的異動', en: 'No such movements' },
  time: { zh: '時間', en: 'Time' },
  kind: { zh: '種類', en: 'Kind' },
  source: { zh: '來源', en: 'Belongs to' },
  who: { zh: '誰', en: 'Who' },
  change: { zh: '變動', en: 'Change' },
  after: { zh: '結餘', en: 'After' },
  note: { zh: '備註', en: 'Note' },
  action: { zh: '動作', en: 'Action' },
  anyKind: { zh: '所有種類', en: 'Every kind' },
  anyLot: { zh: '所有批號', en: 'Every lot' },
  anybody: { zh: '所有人', en: 'Anybody' },
  day: { zh: '日期', en: 'Day' },
  reset: { zh: '清除篩選', en: 'Clear filters' },
  shop: { zh: '系統', en: 'The shop' },
  reverse: { zh: '沖銷', en: 'Take back' },
  reverseTitle: { zh: '沖銷這筆異動', en: 'Take this movement back' },
  reverseHow: {
    zh: '異動不會被刪掉，會加一筆數量相反的「更正」。',
    en: 'A movement is never removed: its opposite is added as a correction.',
  },
  why: { zh: '原因', en: 'Reason' },
  adjust: { zh: '調整', en: 'Adjust' },
  adjustTitle: { zh: '調整庫存', en: 'Adjust the stock' },
  whichWay: { zh: '什麼事', en: 'What happened' },
  correctionUp: { zh: '更正（多出來）', en: 'Correction (more are there)' },
  correctionDown: { zh: '更正（少了）', en: 'Correction (fewer are there)' },
  whichLot: { zh: '哪一批', en: 'Which lot' },
  otherLot: { zh: '新的批號', en: 'A new lot' },
  lotNumber: { zh: '批號（照商品上印的）', en: 'Lot, as printed on the goods' },
  save: { zh: '儲存', en: 'Save' },
  confirm: { zh: '確認效期沒錯', en: 'This expiry is right' },
  cancel: { zh: '取消', en: 'Cancel' },
  moved: { zh: '庫存已更新', en: 'The stock is updated' },
  terms: { zh: '設定', en: 'Settings' },
  termsTitle: { zh: '這件商品的庫存設定', en: 'Stock settings of this product' },
  safety: { zh: '安全庫存', en: 'Safety stock' },
  safetyHow: { zh: '留著不賣的數量', en: 'Units that are kept back' },
  lowBy: { zh: '低庫存提醒', en: 'When it is low' },
  lowByShop: { zh: '照商店的設定', en: 'As the shop says' },
  lowByUnits: { zh: '可售少於', en: 'Fewer can be sold than' },
  lowByDays: { zh: '可售不夠賣幾天', en: 'It suffices for fewer days than' },
  lowUnits: { zh: '件數', en: 'Units' },
  lowDays: { zh: '天數', en: 'Days' },
  followed: { zh: '效期管理', en: 'Follow its lots' },
  followedHow: { zh: '進貨時要填批號與效期', en: 'What is received has a lot and an expiry' },
  arrival: { zh: '到貨時最少剩幾天效期', en: 'Least days left at arrival' },
  arrivalHow: { zh: '加上最慢的配送天數，批號在那之前停售', en: 'With the slowest delivery, it says when a lot is blocked' },
  shelfLife: { zh: '保存期限（天）', en: 'Shelf life in days' },
  quota: { zh: '預購配額', en: 'Preorder quota' },
  quotaHow: {
    zh: '除了庫存，還可以先賣多少件；到貨入庫後會自動扣掉',
    en: 'So many may be sold beyond the stock; what is received is taken off it',
  },
  quotaDay: { zh: '預計到貨日', en: 'Expected on' },
  saved: { zh: '設定已儲存', en: 'The settings are saved' },
  changeLot: { zh: '處理', en: 'Change' },
  lotState: { zh: '這一批', en: 'This lot' },
  lotSaved: { zh: '批號已更新', en: 'The lot is updated' },
  transfer: { zh: '轉為即期品', en: 'Move to short-dated goods' },
  transferTo: { zh: '轉到商品編號', en: 'Number of the other product' },
  transferHow: {
    zh: '帶著批號與效期，轉到另一件有自己名稱與價格的商品。',
    en: 'With number and expiry, to another product that has a name and a price of its own.',
  },
  transferred: { zh: '已轉出', en: 'The units are moved' },
} as const satisfies Record<string, Text>

export const stockViewTexts = {
  all: { zh: '全部', en: 'All' },
  low: { zh: '偏低', en: 'Low' },
  sold_out: { zh: '售完', en: 'Sold out' },
  expiring: { zh: '60 天內到期', en: 'Expiring in 60 days' },
} as const satisfies Record<StockView, Text>

export const movementTexts = {
  receipt: { zh: '進貨', en: 'Receipt' },
  sale: { zh: '銷售', en: 'Sale' },
  return: { zh: '退貨入庫', en: 'Return' },
  count: { zh: '盤點差異', en: 'Count' },
  damage: { zh: '報廢', en: 'Damage' },
  expiry: { zh: '過期', en: 'Expiry' },
  sample: { zh: '樣品', en: 'Sample' },
  gift: { zh: '贈送', en: 'Gift' },
  transfer: { zh: '調撥', en: 'Transfer' },
  correction: { zh: '更正', en: 'Correction' },
} as const satisfies Record<MovementKind, Text>

/** Columns of the ledger as a file, in their order. */
export const movementColumnTexts = {
  id: { zh: '異動編號', en: 'Movement' },
  at: { zh: '時間', en: 'Time' },
  product: { zh: '商品編號', en: 'Product ID' },
  barcode: { zh: '條碼', en: 'Barcode' },
  name: { zh: '商品', en: 'Product' },
  kind: { zh: '原因', en: 'Reason' },
  delta: { zh: '數量', en: 'Units' },
  lot: { zh: '批號', en: 'Lot' },
  expires_on: { zh: '效期', en: 'Expires on' },
  place: { zh: '地點', en: 'Place' },
  order: { zh: '訂單', en: 'Order' },
  parcel: { zh: '包裹', en: 'Parcel' },
  delivery: { zh: '進貨單', en: 'Delivery' },
  stocktake: { zh: '盤點', en: 'Count' },
  reverses: { zh: '更正的異動', en: 'Takes back' },
  actor: { zh: '操作人', en: 'By' },
  note: { zh: '備註', en: 'Note' },
} as const satisfies Record<string, Text>

export const lotStateTexts = {
  open: { zh: '可用', en: 'Open' },
  blocked: { zh: '停售', en: 'Blocked' },
  expired: { zh: '過期', en: 'Expired' },
  held: { zh: '待判定', en: 'Held' },
} as const satisfies Record<LotState, Text>

export const quotaIsNow = (units: number): Text => ({
  zh: `配額現在是 ${units} 件，可能已經到貨。請看過再儲存一次`,
  en: `The quota is ${units} now, perhaps because goods came. Please look at it, and save again`,
})
export const comesOn = (day: string): Text => ({ zh: `${day} 到貨`, en: `comes ${day}` })
/** How long what is free lasts. */
export const coverText = (days: number, free: number): Text => {
  if (free === 0) return { zh: '售完', en: 'sold out' }
  if (days === 0) return { zh: '不到 1 天', en: 'less than a day' }
  return { zh: `約 ${days} 天`, en: days === 1 ? 'about a day' : `about ${days} days` }
}
export const heldOf = (reserved: number, stock: number): Text => ({
  zh: `保留 ${formatNumber(reserved, 'zh')}・共 ${formatNumber(stock, 'zh')}`,
  en: `${formatNumber(reserved, 'en')} held of ${formatNumber(stock, 'en')}`,
})
export const expiresText = (day: string): Text => ({ zh: `效期 ${day}`, en: `Expires ${day}` })
export const bundlesText = (units: string): Text => ({
  zh: `內容物的庫存夠組 ${units} 組`,
  en: `What it is made of suffices for ${units}`,
})
export const reverseOf = (kind: string, change: string): Text => ({ zh: `沖銷：${kind} ${change}`, en: `Take back: ${kind} ${change}` })
export const changeLotOf = (lot: string): Text => ({ zh: `處理批號 ${lot}`, en: `Change lot ${lot}` })
export const lotText = (lot: string, day: string): Text => ({ zh: `批 ${lot}，效期 ${day}`, en: `Lot ${lot}, expires ${day}` })
