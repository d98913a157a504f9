import type { Text } from '#rules/locale.ts'

export const recallTexts = {
  title: { zh: '下架回收', en: 'Recalls' },
  none: { zh: '沒有回收過的批號', en: 'No lot was recalled' },
  noneHow: { zh: '在上面輸入商品上印的批號，就能開始回收。', en: 'Type the lot that is printed on the goods above to begin one.' },
  more: { zh: '載入更多', en: 'Load more' },
  search: { zh: '找批號', en: 'Find a lot' },
  searchHint: { zh: '商品上印的批號', en: 'Lot, as printed on the goods' },
  found: { zh: '找到的批號', en: 'Lots that were found' },
  noLot: { zh: '沒有這個批號', en: 'There is no such lot' },
  noLotHow: { zh: '照商品上印的輸入開頭幾個字就好。', en: 'The first signs of what is printed on the goods will do.' },
  back: { zh: '所有回收', en: 'All recalls' },
  running: { zh: '回收中', en: 'Under recall' },
  ended: { zh: '已結束', en: 'Ended' },
  recall: { zh: '下架回收', en: 'Recall' },
  why: { zh: '原因', en: 'Reason' },
  begun: { zh: '這一批已停售，開始回收', en: 'The lot is blocked, and its recall has begun' },
  end: { zh: '結束回收', en: 'End the recall' },
  wasEnded: { zh: '回收已結束', en: 'The recall has ended' },
  lots: { zh: '停售的批號', en: 'Lots that are blocked' },
  product: { zh: '商品', en: 'Product' },
  lot: { zh: '批號', en: 'Lot' },
  expiry: { zh: '效期', en: 'Expiry' },
  state: { zh: '狀態', en: 'State' },
  inHouse: { zh: '店裡還有', en: 'In the house' },
  parcels: { zh: '拿到這一批的訂單', en: 'Orders that got units of it' },
  noParcels: { zh: '沒有人拿到這一批', en: 'Nobody got any of it' },
  order: { zh: '訂單', en: 'Order' },
  buyer: { zh: '買家', en: 'Buyer' },
  units: { zh: '件數', en: 'Units' },
  tracking: { zh: '包裹', en: 'Parcel' },
  notSent: { zh: '還沒寄出', en: 'Not sent yet' },
  hidden: { zh: '沒有權限看買家', en: 'Buyers are not shown to you' },
  letter: { zh: '給買家的信（草稿）', en: 'Letter to the buyers (draft)' },
  letterHow: { zh: '儲存後留在這裡，系統不會自己寄出。', en: 'It is kept here when you save it; nothing is sent by itself.' },
  subjectZh: { zh: '主旨（中文）', en: 'Subject (Chinese)' },
  subjectEn: { zh: '主旨（英文）', en: 'Subject (English)' },
  textZh: { zh: '內文（中文）', en: 'Text (Chinese)' },
  textEn: { zh: '內文（英文）', en: 'Text (English)' },
  saveLetter: { zh: '儲存草稿', en: 'Save the draft' },
  thisLetter: { zh: '這封信', en: 'this letter' },
  letterSaved: { zh: '草稿已儲存', en: 'The draft is saved' },
  action: { zh: '動作', en: 'Action' },
} as const satisfies Record<string, Text>

export const recallEffects = {
  begin: [
    { zh: '這一批立刻停售，連同轉成即期品的也一起', en: 'The lot is blocked at once, and so is what was moved to short-dated goods' },
    { zh: '裝了這一批的包裹不能再裝箱或寄出', en: 'Parcels that hold some of it are neither packed nor sent any more' },
    { zh: '接著會看到誰拿到了這一批', en: 'Then you see who got units of it' },
  ],
  end: [
    { zh: '裝了這一批的包裹可以再裝箱、寄出', en: 'Parcels that hold some of it can be packed and sent again' },
    { zh: '批號維持停售，要賣請到庫存開放', en: 'Its lots stay blocked. Open them in Stock to sell them' },
  ],
} as const satisfies Record<string, readonly Text[]>

export const recallNumber = (id: number) => `RC-${id}`
export const recallLotOf = (lot: string): Text => ({ zh: `回收批號 ${lot}`, en: `Recall lot ${lot}` })
/** How many parcels, buyers and units have some of it, and how many of those parcels have not left yet. */
export const recallCounts = (counts: { parcels: string; buyers: string; units: string; house: string }): Text => ({
  zh: `${counts.parcels} 個包裹・${counts.buyers} 位買家・${counts.units} 件，其中 ${counts.house} 個包裹還在店裡`,
  en: `${counts.parcels} parcels, ${counts.buyers} buyers, ${counts.units} units; ${counts.house} of these parcels are still here`,
})
