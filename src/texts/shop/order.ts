import type { CarrierType, OrderStatus, ReceivedTime, ShippingMethod } from '#contract/shop/api/order.ts'
import type { Text } from '#rules/locale.ts'
import type { CancelReason } from '#rules/orders/order-cancel.ts'
import type { TimeLeft } from '#rules/orders/time-left.ts'

export const orderTexts = {
  title: { zh: '訂單', en: 'Order' },
  backToOrders: { zh: '返回訂單列表', en: 'Back to my orders' },
  backToShopping: { zh: '繼續逛逛', en: 'Back to shopping' },
  repay: { zh: '去付款', en: 'Pay now' },
  invoicePdf: { zh: '下載發票', en: 'Invoice (PDF)' },
  progress: { zh: '訂單進度', en: 'Order progress' },
  awaitingTransfer: { zh: '待轉帳', en: 'Bank transfer' },
  transferNote: {
    zh: '逾時訂單會自動取消。',
    en: 'After that the order is cancelled.',
  },
  accountSoon: { zh: '轉帳帳號產生中，稍後重新整理就能看到。', en: 'The account is being prepared. Reload this page in a moment.' },
  bankCode: { zh: '銀行代碼', en: 'Bank code' },
  account: { zh: '轉帳帳號', en: 'Account' },
  copyAccount: { zh: '複製帳號', en: 'Copy account' },
  copied: { zh: '已複製帳號', en: 'Account copied' },
  copyFailed: { zh: '瀏覽器無法複製，請手動選取帳號', en: "Your browser can't copy. Please select the account by hand" },
  amount: { zh: '金額', en: 'Amount' },
  cancelled: { zh: '這筆訂單已取消', en: 'This order has been cancelled' },
  cancelledNotes: {
    points: { zh: '使用的點數已退回。', en: 'We’ve returned your points.' },
    code: { zh: '折扣碼已退回。', en: 'We’ve returned your discount code.' },
    both: { zh: '使用的點數與折扣碼已退回。', en: 'We’ve returned your points and discount code.' },
  },
  refunding: { zh: '這筆訂單已取消，正在退款', en: 'This order has been cancelled; your refund is on its way' },
  refunded: { zh: '這筆訂單已取消，款項已退回', en: 'This order has been cancelled and refunded' },
  cameBack: {
    cancel: { zh: '這筆訂單已退貨', en: 'This order has been returned' },
    refunding: { zh: '這筆訂單已退貨，正在退款', en: 'This order has been returned; your refund is on its way' },
    refunded: { zh: '這筆訂單已退貨，款項已退回', en: 'This order has been returned and refunded' },
  },
  preorder: { zh: '預購', en: 'Pre-order' },
  preorderParcel: { zh: '預購包裹', en: 'Pre-order parcel' },
  otherParcel: { zh: '另寄包裹', en: 'Second parcel' },
  parcels: {
    normal: { zh: '常溫包裹', en: 'Room-temperature parcel' },
    refrigeration: { zh: '冷藏包裹', en: 'Chilled parcel' },
    freezing: { zh: '冷凍包裹', en: 'Frozen parcel' },
  },
  gift: { zh: '贈品', en: 'Gift' },
  vip: { zh: 'VIP', en: 'VIP' },
  redeemed: { zh: '點數兌換', en: 'Paid with points' },
  facts: { zh: '收件與發票', en: 'Delivery and invoice' },
  sender: { zh: '訂購人', en: 'Ordered by' },
  placedAt: { zh: '成立時間', en: 'Placed' },
  status: { zh: '訂單狀態', en: 'Status' },
  cancelReason: { zh: '取消原因', en: 'Reason' },
  payment: { zh: '付款方式', en: 'Payment' },
  instalments: { zh: '分期', en: 'Instalments' },
  shippingMethod: { zh: '配送方式', en: 'Delivery method' },
  recipient: { zh: '收件人', en: 'Recipient' },
  address: { zh: '收件地址', en: 'Address' },
  store: { zh: '取貨門市', en: 'Pickup store' },
  receivedTime: { zh: '希望送達時段', en: 'Delivery window' },
  tracking: { zh: '包裹編號', en: 'Tracking number' },
  invoice: { zh: '發票', en: 'Invoice' },
  taxId: { zh: '統一編號', en: 'Tax ID' },
  invoiceTitle: { zh: '發票抬頭', en: 'Invoice title' },
  discountCode: { zh: '折扣碼', en: 'Discount code' },
  remark: { zh: '備註', en: 'Remark' },
  totals: { zh: '金額', en: 'Amount' },
  itemsTotal: { zh: '商品小計', en: 'Items' },
  discount: { zh: '折扣', en: 'Discount' },
  deliveryFee: { zh: '運費', en: 'Delivery' },
  handlingFee: { zh: '貨到付款手續費', en: 'Cash on delivery fee' },
  pointsCost: { zh: '使用點數', en: 'Points used' },
  grandTotal: { zh: '合計', en: 'Total' },
  free: { zh: '免運', en: 'Free' },
  newTab: { zh: '開新分頁', en: 'opens in a new tab' },
  awaitingPage: { zh: '待付款', en: 'Awaiting payment' },
  pageNote: { zh: '付款完成前，商品會為你保留。', en: 'We keep your items until then.' },
  bankPageNote: {
    zh: '請在銀行的驗證頁完成付款。如果已經關閉那一頁，可以重新付款，或換一種付款方式。',
    en: 'Please finish on your bank’s page. If you have closed it, pay again here, or in another way.',
  },
  paymentFailed: { zh: '這次付款沒有完成', en: 'This payment did not go through' },
  paymentFailedNote: {
    zh: '沒有扣款，商品還為你保留。可以再付一次，也可以換一張卡或換一種付款方式。',
    en: 'You have not been charged, and we keep your items. Try once more, with another card or in another way.',
  },
  beingChecked: { zh: '正在確認付款結果', en: 'We are checking your payment' },
  beingCheckedNote: {
    zh: '通常幾分鐘內就會有結果，不需要重新付款。這個頁面會自動更新。',
    en: 'This usually takes a few minutes. There is no need to pay again; this page updates by itself.',
  },
  edit: { zh: '修改', en: 'Edit' },
  editOrder: { zh: '修改收件資料', en: 'Edit delivery details' },
  save: { zh: '儲存修改', en: 'Save changes' },
  keep: { zh: '取消修改', en: 'Discard changes' },
  senderName: { zh: '訂購人姓名', en: 'Your name' },
  senderPhone: { zh: '訂購人手機', en: 'Your mobile' },
  recipientName: { zh: '收件人姓名', en: 'Recipient’s name' },
  recipientPhone: { zh: '收件人手機', en: 'Recipient’s mobile' },
  realNameHint: { zh: '取貨時會核對證件，請填真實姓名。', en: 'The store checks it against an identity card.' },
  city: { zh: '城市', en: 'City or town' },
  state: { zh: '州／省', en: 'State or province' },
  addressOne: { zh: '地址第一行', en: 'Address line 1' },
  addressTwo: { zh: '地址第二行', en: 'Address line 2' },
  addressThree: { zh: '地址第三行', en: 'Address line 3' },
  postalCode: { zh: '郵遞區號', en: 'Postal code' },
  noLongerEditable: { zh: '這筆訂單已經開始處理，無法修改', en: "This order is being processed and can't be edited any more" },
  cancelOrder: { zh: '取消訂單', en: 'Cancel order' },
  backToOrder: { zh: '返回訂單', en: 'Back to the order' },
  whyCancel: { zh: '為什麼要取消？', en: 'Why do you want to cancel?' },
  whyElse: { zh: '請告訴我們原因', en: 'Please tell us why' },
  cancelThis: { zh: '取消這筆訂單', en: 'Cancel this order' },
  refundNote: {
    zh: '已付的款項會退回。',
    en: 'What you have paid goes back to you.',
  },
  comesBack: {
    points: { zh: '使用的點數會還給你。', en: 'Your points come back to you.' },
    code: { zh: '折扣碼會還給你。', en: 'Your discount code comes back to you.' },
    both: { zh: '使用的點數與折扣碼會還給你。', en: 'Your points and discount code come back to you.' },
  },
  bankName: { zh: '玉山銀行', en: 'E.SUN Bank' },
} as const

export const orderStatusTexts = {
  uncharged: { zh: '確認付款中', en: 'Checking payment' },
  pending_payment: { zh: '等待付款', en: 'Awaiting payment' },
  confirmed: { zh: '已確認', en: 'Confirmed' },
  picking: { zh: '備貨中', en: 'Being packed' },
  delivering: { zh: '配送中', en: 'On its way' },
  delivered: { zh: '已到店', en: 'Ready for pickup' },
  finished: { zh: '已完成', en: 'Completed' },
  refunding: { zh: '退款中', en: 'Refunding' },
  refunded: { zh: '已退款', en: 'Refunded' },
  cancel: { zh: '已取消', en: 'Cancelled' },
  archived: { zh: '已完成', en: 'Completed' },
} as const satisfies Record<OrderStatus, Text>

/** In place of paid where the courier collects the money. */
export const confirmedStage: Text = { zh: '確認', en: 'Confirmed' }

/** The five blossoms of an order's way, from placed to arrived. */
export const orderStageTexts: readonly [Text, Text, Text, Text, Text] = [
  { zh: '成立', en: 'Placed' },
  { zh: '付款', en: 'Paid' },
  { zh: '備貨', en: 'Packed' },
  { zh: '出貨', en: 'Sent' },
  { zh: '送達', en: 'Arrived' },
]

export const shippingMethodTexts = {
  black_cat: { zh: '黑貓宅配（常溫）', en: 'Home delivery (room temperature)' },
  refrigeration: { zh: '黑貓低溫宅配（冷藏）', en: 'Home delivery (chilled)' },
  freezing: { zh: '黑貓低溫宅配（冷凍）', en: 'Home delivery (frozen)' },
  seven: { zh: '7-11 超商取貨', en: '7-Eleven store pickup' },
  ups: { zh: 'UPS 海外配送', en: 'UPS overseas' },
} as const satisfies Record<ShippingMethod, Text>

export const receivedTimeTexts = {
  unspecified: { zh: '不指定', en: 'Any time' },
  before_noon: { zh: '13:00 前', en: 'Before 13:00' },
  afternoon_2_to_6: { zh: '14:00 至 18:00', en: '14:00 to 18:00' },
  evening_5_to_8: { zh: '17:00 至 20:00', en: '17:00 to 20:00' },
} as const satisfies Record<ReceivedTime, Text>

export const carrierTexts = {
  member_carrier: { zh: '會員載具', en: 'Member carrier' },
  mobile_carrier: { zh: '手機條碼', en: 'Mobile barcode' },
  Citizen_Digital_Certificate: { zh: '自然人憑證', en: 'Citizen digital certificate' },
  donate: { zh: '捐贈發票', en: 'Donated' },
  paper_receipt: { zh: '紙本發票', en: 'Paper invoice' },
} as const satisfies Record<CarrierType, Text>

/** Reasons that the shop knows by name; anything else is the buyer's own words (D-70). */
export const cancelReasonTexts: Readonly<Record<string, Text>> = {
  error: { zh: '訂錯商品', en: 'Ordered by mistake' },
  duplicate: { zh: '重複下單', en: 'Ordered twice' },
  edit: { zh: '想修改訂單', en: 'Wanted to change the order' },
  payment_failed: { zh: '付款未成功', en: 'The payment failed' },
  payment_expired: { zh: '超過付款期限', en: 'The payment deadline passed' },
  goods_missing: { zh: '備貨時發現商品缺少，無法寄出', en: 'Something was missing while packing, so it could not be sent' },
  returned: { zh: '商品已退回', en: 'The goods came back to us' },
}

/** The reasons of the cancel page, as a choice. */
export const cancelChoiceTexts = {
  error: { zh: '訂錯商品或數量', en: 'I ordered the wrong items or quantity' },
  duplicate: { zh: '重複下單', en: 'I ordered twice' },
  edit: { zh: '想修改訂單內容', en: 'I want to change the order' },
  else: { zh: '其他', en: 'Something else' },
} as const satisfies Record<CancelReason, Text>

export const payPageBefore = (deadline: string): Text => ({ zh: `請在 ${deadline} 前完成付款`, en: `Please pay before ${deadline}` })

/** How long is left of a deadline, in the two largest units. */
export function timeLeftText({ days, hours, minutes }: TimeLeft): Text {
  if (days > 0) return { zh: `還剩 ${days} 天 ${hours} 小時`, en: `${counted(days, 'day')} ${counted(hours, 'hour')} left` }
  if (hours > 0) return { zh: `還剩 ${hours} 小時 ${minutes} 分鐘`, en: `${counted(hours, 'hour')} ${counted(minutes, 'minute')} left` }
  return minutes > 0
    ? { zh: `還剩 ${minutes} 分鐘`, en: `${counted(minutes, 'minute')} left` }
    : { zh: '不到 1 分鐘', en: 'Less than a minute left' }
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

export const transferBefore = (deadline: string): Text => ({ zh: `請在 ${deadline} 前完成轉帳`, en: `Please transfer before ${deadline}` })
export const placedOn = (time: string): Text => ({ zh: `${time} 成立`, en: `Placed on ${time}` })
export const orderNumbered = (number: string): Text => ({ zh: `訂單 ${number}`, en: `Order ${number}` })
export const subOrder = (number: string): Text => ({ zh: `子訂單 ${number}`, en: `Sub-order ${number}` })
export const payBefore = (status: string, deadline: string): Text => ({
  zh: `${status}，請在 ${deadline} 前付款`,
  en: `${status}; please pay before ${deadline}`,
})
export const reasonIs = (reason: string): Text => ({ zh: `原因：${reason}`, en: `Reason: ${reason}` })
export const perUnit = (price: string, count: number): Text => ({ zh: `${price} × ${count}`, en: `${price} × ${count}` })
export const pointsAmount = (points: string): Text => ({ zh: `${points} 點`, en: points === '1' ? '1 point' : `${points} points` })
export const discountOf = (code: string): Text => ({ zh: `折扣 ${code}`, en: `Discount ${code}` })
export const cvs = (store: string): Text => ({ zh: `7-11 ${store}`, en: `7-Eleven ${store}` })
export const donatedTo = (code: string): Text => ({ zh: `捐贈發票，愛心碼 ${code}`, en: `Donated, code ${code}` })
export const instalmentPlan = ({ count, first, each }: { count: number; first: string; each: string }): Text => ({
  zh: `分 ${count} 期：首期 ${first}，其後每期 ${each}`,
  en: `${count} payments: ${first} first, then ${each} each`,
})

/** When a pre-order is sent, as it was promised. */
export const sentBetween = (from: string, to: string): Text => ({ zh: `預計 ${from} 至 ${to} 出貨`, en: `Sent between ${from} and ${to}` })
