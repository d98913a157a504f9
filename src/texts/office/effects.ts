import type { Text } from '#rules/locale.ts'

/** What follows from a press that has no way back, line by line, as it is said before the press (NAV-17). */
export const effectTexts = {
  transfer: [
    { zh: '還在等款的訂單成立，買家收到付款成功的信', en: 'An order that still waits stands, and a letter tells its buyer' },
    { zh: '已經結束的訂單，這筆錢會退回給買家', en: 'For an order that has ended, the money goes back' },
  ],
  manual: [
    { zh: '訂單成立，買家收到付款成功的信', en: 'The order stands, and a letter tells its buyer' },
    { zh: '買家進行到一半的付款作廢，之後收到的會退回', en: 'What the buyer had begun to pay is given up; such money goes back' },
  ],
  confirm: [{ zh: '這筆退款記為已完成，不會再匯一次', en: 'The refund counts as done, and is not transferred again' }],
  mailLink: [
    { zh: '付款連結寄到買家的電子郵件', en: 'The payment link goes to the e-mail address of its buyer' },
    { zh: '先前給過的連結也還能用', en: 'Copies that were given before keep working' },
  ],
  endLink: [
    { zh: '給過的連結全部失效，不能再用來付款', en: 'Every copy of the link ends, and nobody can pay by it any more' },
    { zh: '訂單照舊等待付款，已經開始的付款可以完成', en: 'The order waits on, and a payment that was begun can be finished' },
  ],
  askAccount: [{ zh: '買家收到一封信，用信裡的連結填寫帳戶', en: 'A letter brings the buyer a link to enter the account' }],
  removePicture: [
    { zh: '照片刪除後找不回來，封箱前可以再拍', en: 'The picture is gone for good; another can be taken before the box is closed' },
  ],
  putAway: [
    { zh: '這張託運單作廢，交寄時會被擋下', en: 'The label is void, and is refused at the door' },
    { zh: '這一箱可以再預約一次', en: 'The box can be booked anew' },
  ],
  part: [{ zh: '這筆訂單離開共用的箱子，單獨出貨', en: 'The order leaves the common box and travels alone' }],
  seal: [{ zh: '封箱後不能再掃描，也不能再拍照', en: 'Once it is closed nothing more is scanned, and no picture is taken' }],
  sealAll: [
    { zh: '沒掃描的商品也算裝好，包裹直接封箱', en: 'What was not scanned counts as packed, and the box is closed' },
    { zh: '誰、為什麼略過掃描會留下紀錄', en: 'Who did so and why is kept' },
  ],
  otherLot: [
    { zh: '庫存改從另一批扣，原來那批補回同樣的數量', en: 'The stock is taken from the other lot, and the first one gets its units back' },
  ],
  movement: [{ zh: '記進庫存帳後不能刪除，只能沖銷', en: 'What stands in the ledger is never removed, only answered by its opposite' }],
  lotOpen: [{ zh: '這一批可以賣、可以出貨', en: 'The lot can be sold and sent' }],
  lotBlocked: [
    { zh: '這一批不再賣，也不再出貨', en: 'The lot is neither sold nor sent any more' },
    {
      zh: '已保留卻不夠出的訂單列在「保留中但效期不足」',
      en: 'Orders that held it and lack goods now stand under “Held, too short-dated”',
    },
  ],
  edit: [{ zh: '包裹照新的資料寄出', en: 'The parcel goes by the new details' }],
  editTold: [{ zh: '買家收到一封信，寫著改了什麼', en: 'A letter tells the buyer what is different' }],
  place: [
    { zh: '庫存立刻為這筆訂單保留', en: 'The goods are held for this order at once' },
    { zh: '有電子郵件的客人會收到訂單的信', en: 'A customer with an e-mail address gets a letter about it' },
  ],
  barcode: [
    {
      zh: '之後掃到這個條碼就是這件商品；要改可以到商品頁',
      en: 'This code is that product from now on. The page of the product can change it',
    },
  ],
} as const satisfies Record<string, readonly Text[]>

export const retriedRefund = (amount: string): readonly Text[] => [
  { zh: `請金流公司再退一次 ${amount}`, en: `The card company is asked once more for ${amount}` },
  { zh: '同一筆退款不會退兩次', en: 'The same refund is never made twice' },
]

export const startedWave = (parcels: string): Text => ({
  zh: `${parcels} 個包裹開始備貨，不能備貨的留在批次外`,
  en: `${parcels} parcels begin to be packed; those that cannot stay out`,
})

export const droppedWave = (parcels: string): readonly Text[] => [
  { zh: `${parcels} 個包裹離開這個批次，庫存和訂單都不變`, en: `${parcels} parcels leave the wave; stock and orders stay as they are` },
  { zh: '可以再排進別的批次', en: 'They can join another one' },
]

export const receivedUnits = (units: string): Text => ({ zh: `${units} 件進庫存`, en: `${units} units come into the stock` })
export const stockAfter = (before: string, after: string): Text => ({
  zh: `庫存 ${before} → ${after}`,
  en: `In stock ${before} → ${after}`,
})
export const lotAfter = (before: string, after: string): Text => ({
  zh: `這一批 ${before} → ${after}`,
  en: `This lot ${before} → ${after}`,
})
