import type { Text } from '#rules/locale.ts'
import type { Temperature } from '#rules/temperature.ts'

export const cartTexts = {
  title: { zh: '購物車', en: 'Cart' },
  note: { zh: '不同溫層要分開結帳，一次選一個溫層。', en: 'Each temperature is a separate order: choose one at a time.' },
  loadFailed: { zh: '無法取得購物車內容', en: 'Failed to retrieve shopping cart details' },
  loadFailedHint: { zh: '可能是連線不穩，請再試一次。', en: 'The connection may be unsteady. Please try again.' },
  again: { zh: '再試一次', en: 'Try again' },
  emptyTitle: { zh: '枝頭還空著', en: 'Nothing here yet' },
  empty: { zh: '挑幾樣喜歡的放進來，這裡會幫你分好溫層。', en: 'Add a few things you like; they are sorted by temperature here.' },
  goShopping: { zh: '去逛新品', en: 'Go shopping' },
  editPicks: { zh: '更換內容', en: 'Change picks' },
  save: { zh: '儲存', en: 'Save' },
  quantity: { zh: '數量', en: 'Quantity' },
  recover: { zh: '復原', en: 'Undo' },
  soldOut: { zh: '已售完', en: 'Sold out' },
  gift: { zh: '贈品', en: 'Gift' },
  free: { zh: '免運', en: 'Free' },
  summary: { zh: '結帳明細', en: 'Order summary' },
  nothingSelected: { zh: '勾選商品後，這裡會算出金額。', en: 'Select items to see what they cost.' },
  selectFirst: { zh: '請先勾選要結帳的商品', en: 'Select what to check out' },
  toDetails: { zh: '折扣碼與明細', en: 'Code and details' },
  unitPrice: { zh: '單價', en: 'Each' },
  gifts: { zh: '贈品', en: 'Gifts' },
  giftsWait: {
    zh: '為你準備的贈品在這裡等著，選購同溫層的一般商品就能一起帶走。',
    en: 'Your gifts wait here. They come along with regular items of their temperature.',
  },
  addOnsFailed: {
    zh: '加購優惠暫時讀不到，其他商品照常可以結帳。',
    en: 'Add-on offers cannot be read right now. Everything else can be checked out as usual.',
  },
  picksMissing: { zh: '內容還沒選齊，請重新挑選。', en: 'Its picks are not complete. Please choose them again.' },
  choosePicks: { zh: '挑選內容', en: 'Choose picks' },
  discountCode: { zh: '折扣碼', en: 'Discount code' },
  apply: { zh: '套用', en: 'Apply' },
  discount: { zh: '折扣', en: 'Discount' },
  discountFailed: { zh: '發生未知的錯誤，請再試一次', en: 'Something unknown went wrong. Please try again' },
  addAddOn: { zh: '加購', en: 'Add' },
  delivery: { zh: '預估運費', en: 'Estimated delivery' },
  pointsCost: { zh: '使用點數', en: 'Points used' },
  total: { zh: '應付金額', en: 'Total' },
  checkout: { zh: '前往結帳', en: 'Check out' },
  untilPaid: { zh: '付款前都可以返回修改。', en: 'You can come back and change it until you pay.' },
  insufficientPoints: { zh: '點數不足', en: 'Insufficient points' },
  tags: {
    firstPurchase: { zh: '首購價', en: 'First order' },
    vip: { zh: 'VIP', en: 'VIP' },
    preorder: { zh: '預購', en: 'Pre-order' },
    standalone: { zh: '單獨結帳', en: 'Order separately' },
    redeemed: { zh: '點數兌換', en: 'Paid with points' },
    addOn: { zh: '加購', en: 'Add-on' },
    gifts: { zh: '贈品', en: 'Gift' },
    vvipGift: { zh: 'VVIP 禮', en: 'VVIP gift' },
    birthdayGift: { zh: '生日禮', en: 'Birthday gift' },
  },
  checkoutOf: {
    normal: { zh: '常溫結帳', en: 'Room-temperature order' },
    refrigeration: { zh: '冷藏結帳', en: 'Chilled order' },
    freezing: { zh: '冷凍結帳', en: 'Frozen order' },
  },
  selectAll: {
    normal: { zh: '選取 全部常溫商品', en: 'Select all room-temperature items' },
    refrigeration: { zh: '選取 全部冷藏商品', en: 'Select all chilled items' },
    freezing: { zh: '選取 全部冷凍商品', en: 'Select all frozen items' },
  },
  reasons: {
    removed: { zh: '這件商品已刪除。', en: 'This item has been deleted.' },
    expired: { zh: '已超過保留期限。', en: 'It was kept until its time was over.' },
    soldOut: { zh: '已售完，可以先刪除。', en: 'Sold out. You can delete it.' },
    vipOnly: { zh: 'VIP 會員限定，成為 VIP 後就能購買。', en: 'For VIP members: you can buy it once you are one.' },
    standaloneSelected: { zh: '已選的商品需單獨結帳，請先取消它。', en: 'Order what you selected separately, or deselect it first.' },
    exclusiveSelected: {
      zh: '預購商品要與一般商品分開結帳，請先取消預購商品。',
      en: 'Pre-orders are checked out separately. Deselect them first.',
    },
    regularSelected: { zh: '這件商品需分開結帳，請先取消其他商品。', en: 'This one is checked out separately. Deselect the others first.' },
    regularLineNeeded: { zh: '選取同溫層的一般商品後就能一起帶走。', en: 'Comes along with a regular item of the same temperature.' },
    promotionUnknown: { zh: '加購優惠暫時讀不到。', en: 'Add-on offers cannot be read right now.' },
    promotionOver: { zh: '加購優惠已結束。', en: 'This add-on offer is over.' },
  },
} as const

const inside: Record<Temperature, Text> = {
  normal: { zh: '常溫', en: 'room-temperature' },
  refrigeration: { zh: '冷藏', en: 'chilled' },
  freezing: { zh: '冷凍', en: 'frozen' },
}

/** Why no line of this temperature can be selected beside those of another, and how to change over to it. */
export const otherTemperature = (own: Temperature): Text => ({
  zh: `一次一個溫層，勾選就改結${inside[own].zh}`,
  en: `One at a time: tick to order ${inside[own].en}`,
})
export const minimumNotReached = (missing: string): Text => ({
  zh: `一般商品還差 ${missing} 才能加購。`,
  en: `Add regular items for ${missing} more to unlock this.`,
})

/** Above the add-ons of a temperature: what is open, or from where on. */
export const addOnsOpen = (minimum: string, count: number): Text => ({
  zh: `已滿 ${minimum}，可加購 ${count} 件`,
  en: `${minimum} reached: ${count} ${count === 1 ? 'add-on' : 'add-ons'} to choose from`,
})
export const addOnFrom = (minimum: string): Text => ({ zh: `滿 ${minimum} 可加購`, en: `From ${minimum} on` })
export const addOnMissing = (missing: string): Text => ({ zh: `還差 ${missing}`, en: `${missing} to go` })
export const addAddOn = (name: string): Text => ({ zh: `加購 ${name}`, en: `Add ${name}` })

export const editPicksOf = (name: string): Text => ({ zh: `更換「${name}」的內容`, en: `Change the picks of ${name}` })
export const picksSaved = (name: string): Text => ({ zh: `已更新「${name}」`, en: `${name} updated` })
export const selectLine = (name: string): Text => ({ zh: `選取 ${name}`, en: `Select ${name}` })
export const deleteLine = (name: string): Text => ({ zh: `刪除 ${name}`, en: `Delete ${name}` })
export const codeNotApplied = (code: string): Text => ({ zh: `折扣碼 ${code} 還沒套用`, en: `The code ${code} is not applied yet` })
export const askCodeTexts = {
  note: { zh: '要先套用，看看能省多少嗎？', en: 'Apply it first and see what it takes off?' },
  apply: { zh: '套用折扣碼', en: 'Apply the code' },
  without: { zh: '不使用，直接結帳', en: 'Check out without it' },
} as const
export const recoverLine = (name: string): Text => ({ zh: `復原 ${name}`, en: `Undo: ${name}` })
export const lineDeleted = (name: string): Text => ({ zh: `已刪除「${name}」`, en: `Deleted: ${name}` })
export const lineRecovered = (name: string): Text => ({ zh: `已復原「${name}」`, en: `Back in your cart: ${name}` })
export const itemCount = (count: number): Text => ({ zh: `${count} 件`, en: `${count} ${count === 1 ? 'item' : 'items'}` })
export const giftCount = (count: number): Text => ({ zh: `贈品 ${count} 件`, en: `${count} ${count === 1 ? 'gift' : 'gifts'}` })
export const selectedCount = (count: number): Text => ({ zh: `已選 ${count} 件`, en: `${count} selected` })
export const itemsTotal = (count: number): Text => ({ zh: `商品小計（${count} 件）`, en: `Items (${count})` })
export const pointsAmount = (points: string): Text => ({ zh: `${points} 點`, en: points === '1' ? '1 point' : `${points} points` })
export const redeemFor = (points: string, left: string): Text => ({
  zh: `用 ${points} 點兌換，可用 ${left} 點`,
  en: `Pay with ${points} points: you have ${left}`,
})
export const redeemLine = (name: string): Text => ({ zh: `用點數兌換 ${name}`, en: `Pay with points: ${name}` })
export const redeemedWith = (points: string, left: string): Text => ({
  zh: `使用 ${points} 點，還剩 ${left} 點`,
  en: `Uses ${points} points: ${left} left`,
})
export const lineWasLowered = (from: number, to: number): Text => ({
  zh: `庫存只剩 ${to} 件，數量已從 ${from} 調整為 ${to}。`,
  en: `Only ${to} left: your quantity went from ${from} to ${to}.`,
})
/** What became of a price since it was last shown. */
export const priceNow = {
  price_rose: (from: string, to: string): Text => ({
    zh: `售價已從 ${from} 調為 ${to}。`,
    en: `The price has changed from ${from} to ${to}.`,
  }),
  price_fell: (from: string, to: string): Text => ({ zh: `降價了！從 ${from} 降為 ${to}。`, en: `Now ${to} instead of ${from}.` }),
  first_price_over: (from: string, to: string): Text => ({
    zh: `首購價 ${from} 限第一筆訂單，現在是 ${to}。`,
    en: `${from} was for a first order. The price is ${to} now.`,
  }),
}
export const quantityOf = (count: number): Text => ({ zh: `數量 ${count}`, en: `Quantity ${count}` })
export const keptUntil = (time: string): Text => ({ zh: `保留到 ${time}`, en: `Kept until ${time}` })
export const maximumReached = (count: number): Text => ({ zh: `最多只能買 ${count} 件`, en: `You can buy at most ${count}` })
export const discountApplied = (name: string, amount: string): Text => ({
  zh: `已套用「${name}」，折 ${amount}`,
  en: `${name} applied: ${amount} off`,
})
export const freeDeliveryMissing = (missing: string): Text => ({ zh: `還差 ${missing} 就免運。`, en: `${missing} more for free delivery.` })
export const willEarn = (points: string, days: number): Text => ({
  zh: `這筆可得 ${points} 點，取貨後 ${days} 天生效。`,
  en: `Earns ${points} points, usable ${days} days after delivery.`,
})
export const pointsMissing = (balance: string): Text => ({
  zh: `點數不足，目前有 ${balance} 點。請先關閉部分點數兌換。`,
  en: `Insufficient points: you have ${balance}. Turn points off for some items.`,
})
export const payable = (delivery: string): Text => ({ zh: `應付・${delivery}`, en: `Total, ${delivery}` })
export const deliveryAt = (fee: string): Text => ({ zh: `含運費 ${fee}`, en: `delivery ${fee}` })
/** Why what is selected cannot be ordered yet: the picks of a bundle. */
export const picksMissingIn = (name: string): Text => ({
  zh: `「${name}」的內容還沒選齊`,
  en: `Choose the picks of ${name}`,
})
/** A pick that is not to be had in that number any more. */
export const pickShort = (name: string, left: number): Text =>
  left === 0
    ? { zh: `「${name}」現在選不到了，請重新挑選。`, en: `${name} cannot be picked any more. Please choose the picks again.` }
    : {
        zh: `「${name}」最多還能選 ${left} 件，請重新挑選。`,
        en: `Of ${name}, only ${left} can be picked now. Please choose the picks again.`,
      }
export const deliveryFree: Text = { zh: '免運', en: 'free delivery' }
export const pick = (name: string, count: number): Text => ({ zh: `${name}\u00a0×\u00a0${count}`, en: `${name}\u00a0×\u00a0${count}` })

export const memberLimitReached = (limit: number, days: number): Text => ({
  zh: `每位會員 ${days} 天內限購 ${limit} 件，你已經買滿了。可以先刪除，或過幾天再買。`,
  en: `Each member may buy ${limit} of these within ${days} days, and you have. You can delete it, or buy it some days later.`,
})
