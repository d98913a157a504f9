import type { OfficeOrderRow } from '#contract/office/api/orders.ts'
import type { OrderStatus } from '#contract/shop/api/order.ts'
import type { Text } from '#rules/locale.ts'
import type { LineKind } from '#rules/orders/line-kind.ts'
import type { HoldReason } from '#rules/orders/hold.ts'
import type { OrderMove } from '#rules/orders/order-moves.ts'
import type { OrderView } from '#rules/orders/order-views.ts'
import type { Temperature } from '#rules/temperature.ts'

export const ordersTexts = {
  title: { zh: '訂單', en: 'Orders' },
  views: { zh: '訂單檢視', en: 'Views of orders' },
  search: { zh: '搜尋訂單', en: 'Search orders' },
  searchHint: { zh: '編號、姓名、電話、物流編號', en: 'Number, name, phone, tracking' },
  clear: { zh: '清除搜尋', en: 'Clear search' },
  openOrder: { zh: '打開訂單', en: 'Open the order' },
  number: { zh: '訂單編號', en: 'Number' },
  placed: { zh: '成立', en: 'Placed' },
  buyer: { zh: '訂購人', en: 'Buyer' },
  goods: { zh: '商品', en: 'Goods' },
  temperature: { zh: '溫層', en: 'Temperature' },
  onDelivery: { zh: '貨到付款', en: 'On delivery' },
  status: { zh: '狀態', en: 'Status' },
  payment: { zh: '付款', en: 'Payment' },
  delivery: { zh: '配送', en: 'Delivery' },
  parcel: { zh: '包裹', en: 'Parcel' },
  total: { zh: '應付金額', en: 'Total' },
  more: { zh: '顯示更多', en: 'Show more' },
  loading: { zh: '讀取訂單中…', en: 'Loading orders…' },
  none: { zh: '這裡現在沒有訂單', en: 'No orders here right now' },
  notFound: { zh: '沒有符合的訂單', en: 'No orders match' },
  notFoundHow: { zh: '少打幾個字，或清除搜尋看看。', en: 'Try fewer words, or clear the search.' },
  remark: { zh: '有備註', en: 'Has a remark' },
  preOrder: { zh: '預購', en: 'Pre-order' },
  note: { zh: '有內部備註', en: 'Has a note' },
  returned: { zh: '有退貨', en: 'Has a return' },
  tags: { zh: '標籤', en: 'Tags' },
  assigned: { zh: '指派給', en: 'Assigned' },
  hidden: { zh: '出貨後才看得到', en: 'Shown while it is packed' },
} as const satisfies Record<string, Text>

/** In a column of the list. */
export const briefTemperatureTexts = {
  normal: { zh: '常溫', en: 'Room temp.' },
  refrigeration: { zh: '冷藏', en: 'Chilled' },
  freezing: { zh: '冷凍', en: 'Frozen' },
} as const satisfies Record<Temperature, Text>

export const orderViewTexts = {
  all: { zh: '全部', en: 'All' },
  unpaid: { zh: '待付款', en: 'Unpaid' },
  to_pick: { zh: '待揀貨', en: 'To pick' },
  picking: { zh: '備貨中', en: 'Being packed' },
  to_hand_over: { zh: '待交寄', en: 'To hand over' },
  on_the_way: { zh: '配送中', en: 'On the way' },
  at_store: { zh: '到店待取', en: 'At the store' },
  finished: { zh: '已完成', en: 'Completed' },
  ended: { zh: '取消與退款', en: 'Cancelled, refunded' },
  attention: { zh: '需要處理', en: 'Needs a person' },
  held: { zh: '暫停出貨', en: 'On hold' },
} as const satisfies Record<OrderView, Text>

export const stateTexts = {
  uncharged: { zh: '確認付款中', en: 'Checking payment' },
  pending_payment: { zh: '待付款', en: 'Awaiting payment' },
  confirmed: { zh: '已成立', en: 'Confirmed' },
  picking: { zh: '備貨中', en: 'Being packed' },
  delivering: { zh: '配送中', en: 'On the way' },
  delivered: { zh: '已到店', en: 'At the store' },
  finished: { zh: '已完成', en: 'Completed' },
  refunding: { zh: '退款中', en: 'Refunding' },
  refunded: { zh: '已退款', en: 'Refunded' },
  cancel: { zh: '已取消', en: 'Cancelled' },
  archived: { zh: '已封存', en: 'Archived' },
} as const satisfies Record<OrderStatus, Text>

type PaymentStatus = NonNullable<OfficeOrderRow['payment_status']>

export const paymentStateTexts = {
  created: { zh: '確認中', en: 'Unconfirmed' },
  waiting: { zh: '待付款', en: 'Waiting' },
  authorised: { zh: '已授權', en: 'Authorised' },
  paid: { zh: '已付', en: 'Paid' },
  failed: { zh: '未完成', en: 'Not completed' },
  expired: { zh: '已逾期', en: 'Expired' },
  refunding: { zh: '退款中', en: 'Refunding' },
  refunded: { zh: '已退款', en: 'Refunded' },
  refund_failed: { zh: '退款失敗', en: 'Refund failed' },
} as const satisfies Record<PaymentStatus, Text>

export const orderPageTexts = {
  keys: { zh: '這張訂單', en: 'This order' },
  progress: { zh: '訂單進度', en: 'Progress' },
  first: { zh: '第一件包裹', en: 'First parcel' },
  shelfless: { zh: '商品', en: 'Goods' },
  price: { zh: '單價', en: 'Price' },
  quantity: { zh: '數量', en: 'Quantity' },
  sum: { zh: '小計', en: 'Sum' },
  money: { zh: '金額', en: 'Money' },
  attempts: { zh: '付款', en: 'Payments' },
  noAttempts: { zh: '還沒有付款紀錄', en: 'No payment yet' },
  how: { zh: '方式', en: 'Method' },
  when: { zh: '時間', en: 'Time' },
  result: { zh: '結果', en: 'Result' },
  amount: { zh: '金額', en: 'Amount' },
  theirs: { zh: '對方編號', en: 'Their reference' },
  log: { zh: '紀錄', en: 'Log' },
  memberNotes: { zh: '會員備註', en: 'Notes on the member' },
  member: { zh: '會員', en: 'Member' },
  orders: { zh: '訂單', en: 'Orders' },
  spent: { zh: '累計消費', en: 'Spent' },
  recipient: { zh: '收件', en: 'Delivery' },
  person: { zh: '收件人', en: 'Recipient' },
  phone: { zh: '電話', en: 'Phone' },
  address: { zh: '地址', en: 'Address' },
  method: { zh: '配送', en: 'Method' },
  invoice: { zh: '電子發票', en: 'Invoice' },
  invoiceLater: { zh: '備貨後開立', en: 'Issued when packing starts' },
  invoiceNumber: { zh: '號碼', en: 'Number' },
  carrier: { zh: '載具', en: 'Carrier' },
  taxId: { zh: '統一編號', en: 'Tax ID' },
  moves: { zh: '經過', en: 'What became of it' },
  invoiceAmount: { zh: '金額', en: 'Amount' },
  issued: { zh: '已開立', en: 'Issued' },
  voided: { zh: '已作廢', en: 'Voided' },
  allowance: { zh: '折讓單', en: 'Allowance' },
  events: { zh: '物流紀錄', en: 'What the courier told' },
  copy: { zh: '複製訂單編號', en: 'Copy the order number' },
  copied: { zh: '已複製訂單編號', en: 'Order number copied' },
  refunds: { zh: '退款', en: 'Refunds' },
  refundDone: { zh: '已退回', en: 'Done' },
  refundUnderWay: { zh: '處理中', en: 'Under way' },
  points: { zh: '完成後獲得', en: 'Points to come' },
  gift: { zh: '贈品', en: 'Gift' },
  more: { zh: '其他動作', en: 'More' },
  allOrders: { zh: '訂單', en: 'Orders' },
} as const satisfies Record<string, Text>

/** How the goods of a line came into its order; plain goods need no word. */
export const lineKindTexts = {
  first_purchase: { zh: '首購價', en: 'First order' },
  add_on: { zh: '加購', en: 'Add-on' },
  gift: { zh: '贈品', en: 'Gift' },
  vvip_gift: { zh: 'VVIP 禮', en: 'VVIP gift' },
  birthday_gift: { zh: '生日禮', en: 'Birthday gift' },
} as const satisfies Record<Exclude<LineKind, 'goods'>, Text>

/** The five steps of an order. */
export const stepTexts = [
  { zh: '送出', en: 'Placed' },
  { zh: '成立', en: 'Confirmed' },
  { zh: '備貨', en: 'Packing' },
  { zh: '配送', en: 'Delivery' },
  { zh: '完成', en: 'Completed' },
] as const satisfies readonly Text[]

export const moveTexts = {
  start_picking: { zh: '開始備貨', en: 'Start packing' },
  book: { zh: '預約託運', en: 'Book the courier' },
  hand_over: { zh: '交寄', en: 'Hand over' },
  hand_over_by_number: { zh: '輸入單號交寄', en: 'Hand over by number' },
  change_store: { zh: '更換門市', en: 'Change the store' },
  at_store: { zh: '標記已到店', en: 'Mark as at the store' },
  delivered: { zh: '標記已送達', en: 'Mark as delivered' },
  ask_courier: { zh: '再問物流', en: 'Ask the courier' },
  cancel: { zh: '取消訂單', en: 'Cancel the order' },
  hold: { zh: '暫停出貨', en: 'Hold' },
  release: { zh: '恢復出貨', en: 'Let it go' },
} as const satisfies Record<OrderMove, Text>

/** What has been done, when it was. */
export const movedTexts = {
  start_picking: { zh: '已開始備貨', en: 'Packing has started' },
  book: { zh: '已預約託運', en: 'The courier is booked' },
  hand_over: { zh: '已交寄', en: 'Handed over' },
  hand_over_by_number: { zh: '已交寄', en: 'Handed over' },
  change_store: { zh: '已更換取貨門市', en: 'Another store is chosen' },
  at_store: { zh: '已標記為到店', en: 'Marked as at the store' },
  delivered: { zh: '已標記為送達', en: 'Marked as delivered' },
  ask_courier: { zh: '已向物流公司查詢', en: 'The courier was asked' },
  cancel: { zh: '訂單已取消', en: 'The order is cancelled' },
  hold: { zh: '已暫停出貨', en: 'The order is held' },
  release: { zh: '已恢復出貨', en: 'The order goes on' },
} as const satisfies Record<OrderMove, Text>

/** What follows when the button is pressed, line by line. */
export const consequenceTexts = {
  heading: { zh: '按下之後', en: 'What happens then' },
  noWayBack: { zh: '這一步不能復原。', en: 'This cannot be undone.' },
  start_picking: [
    { zh: '商品從庫存扣除', en: 'The goods leave the stock' },
    { zh: '開立電子發票', en: 'The invoice is issued' },
    { zh: '買家不能再修改或取消', en: 'The buyer can no longer edit or cancel' },
  ],
  book: [
    { zh: '向物流公司預約並取得託運單號', en: 'The courier gives a tracking number' },
    { zh: '訂單留在備貨中，買家不會收到通知', en: 'The order stays where it is, and its buyer hears nothing yet' },
    { zh: '交寄前可以作廢託運單', en: 'The label can be put away until it is handed over' },
  ],
  hand_over: [
    { zh: '箱子交給物流公司，託運單不能再作廢', en: 'The courier has the boxes, and their labels stay' },
    { zh: '最後一箱交寄後，通知買家包裹已寄出', en: 'With the last box, the buyer is told that it is on its way' },
  ],
  hand_over_by_number: [{ zh: '最後一箱交寄後，通知買家包裹已寄出', en: 'With the last box, the buyer is told that it is on its way' }],
  change_store: [
    { zh: '買家改到這家門市取貨，並收到通知信', en: 'The buyer picks it up there, and is told by a letter' },
    { zh: '已預約託運的包裹，由物流公司改送到新門市', en: 'What is booked already, the courier brings to the new store' },
    { zh: '印過的託運單要重新列印', en: 'A label that was printed is printed anew' },
  ],
  at_store: [{ zh: '通知買家可以取貨', en: 'The buyer is told to pick it up' }],
  delivered: [{ zh: '訂單完成，點數照規定發放', en: 'The order is completed, and its points follow' }],
  ask_courier: [
    { zh: '向物流公司查詢包裹到哪裡了', en: 'The courier is asked where the parcel is' },
    { zh: '若已到店或送達，訂單跟著更新，買家會收到通知', en: 'If it has arrived, the order follows and its buyer is told' },
  ],
  hold: [
    { zh: '不能開始備貨，也不能交寄', en: 'It is neither packed nor handed over' },
    { zh: '付款期限照舊，買家仍可取消', en: 'Its deadline goes on, and its buyer may cancel' },
    { zh: '隨時可以恢復', en: 'It can be let go at any time' },
  ],
  release: [{ zh: '可以繼續備貨與交寄', en: 'It can be packed and handed over again' }],
} as const

export const moveDialogTexts = {
  tracking: { zh: '物流編號', en: 'Tracking number' },
  reason: { zh: '取消原因', en: 'Reason' },
  reasonHint: { zh: '買家會讀到這段話', en: 'The buyer reads this' },
  keep: { zh: '先不要', en: 'Not now' },
  why: { zh: '為什麼暫停？', en: 'Why is it held?' },
  findStore: { zh: '找門市', en: 'Find a store' },
  findStoreHint: { zh: '輸入門市名稱、店號或路名', en: 'Its name, its number or its street' },
  foundStores: { zh: '可以取貨的門市', en: 'Stores that take parcels' },
  noStore: { zh: '沒有符合的門市，請換個字找', en: 'No store has this. Try another word' },
} as const satisfies Record<string, Text>

export const holdReasonTexts = {
  address: { zh: '地址待確認', en: 'Address to be confirmed' },
  risk: { zh: '付款風險', en: 'Risk of the payment' },
  buyer: { zh: '等客人回覆', en: 'Waits for the buyer' },
  stock: { zh: '等補貨', en: 'Waits for goods' },
  other: { zh: '其他', en: 'Else' },
} as const satisfies Record<HoldReason, Text>

export const heldText = (reason: Text): Text => ({ zh: `暫停出貨：${reason.zh}`, en: `On hold: ${reason.en}` })
/** `by`: a person's name; null where the shop itself holds it. */
export const heldSince = (by: string | null, at: string): Text => ({
  zh: `${by ?? '系統'}，${at} 起`,
  en: `${by ?? 'The shop itself'}, since ${at}`,
})

/** What happened to an order; an event that has no words here is told by the state that it led to. */
export const orderEventTexts: Readonly<Record<string, Text>> = {
  place: { zh: '送出訂單', en: 'Order placed' },
  accepted: { zh: '訂單成立', en: 'Order confirmed' },
  charge_succeeded: { zh: '付款完成，訂單成立', en: 'Paid, order confirmed' },
  account_issued: { zh: '取得轉帳帳號，等待付款', en: 'Transfer account given, waiting' },
  page_issued: { zh: '前往付款頁', en: 'Sent to the payment page' },
  link_issued: { zh: '開立付款連結，等待付款', en: 'Payment link given, waiting' },
  provider_silent: { zh: '付款公司沒有回應', en: 'The payment company did not answer' },
  charge_refused: { zh: '付款被拒絕', en: 'Payment refused' },
  payment_received: { zh: '收到付款，訂單成立', en: 'Payment received, order confirmed' },
  payment_failed: { zh: '付款沒有完成', en: 'Payment not completed' },
  payment_begun: { zh: '重新付款', en: 'Payment begun anew' },
  deadline_passed: { zh: '付款期限已過', en: 'The payment deadline passed' },
  edit: { zh: '修改收件資料', en: 'Delivery details edited' },
  edit_by_staff: { zh: '修改收件資料', en: 'Delivery details edited' },
  store_changed: { zh: '更換取貨門市', en: 'Another store chosen' },
  cancel_unpaid: { zh: '取消訂單', en: 'Order cancelled' },
  cancel_paid: { zh: '取消訂單，開始退款', en: 'Order cancelled, refund begun' },
  start_picking: { zh: '開始備貨，庫存已扣', en: 'Packing started, stock taken' },
  goods_short: { zh: '部分缺貨，其餘照常寄出', en: 'Some goods missing, the rest is sent' },
  hand_over: { zh: '已交寄', en: 'Handed over to the courier' },
  arrived_at_store: { zh: '到達門市', en: 'Arrived at the store' },
  delivered: { zh: '已送達', en: 'Delivered' },
  picked_up: { zh: '買家已取貨', en: 'Picked up' },
  returned_paid: { zh: '包裹退回，開始退款', en: 'Parcel came back, refund begun' },
  returned_unpaid: { zh: '包裹退回', en: 'Parcel came back' },
  goods_missing_paid: { zh: '缺貨，開始退款', en: 'Goods missing, refund begun' },
  goods_missing_unpaid: { zh: '缺貨，訂單取消', en: 'Goods missing, order cancelled' },
  full_return: { zh: '全部退貨，開始退款', en: 'All returned, refund begun' },
  partial_return: { zh: '部分退款', en: 'Part refunded' },
  refund_confirmed: { zh: '退款完成', en: 'Refund done' },
  refund_failed: { zh: '退款失敗', en: 'Refund failed' },
  late_payment: { zh: '取消後才收到付款，開始退款', en: 'Paid after it was cancelled, refund begun' },
  archive: { zh: '封存', en: 'Archived' },
  hold: { zh: '暫停出貨', en: 'Put on hold' },
  release: { zh: '恢復出貨', en: 'Let go' },
}

export const countOf = (count: string, { capped }: { capped: boolean }): Text =>
  capped
    ? { zh: `超過 ${count} 筆`, en: `More than ${count}` }
    : { zh: `共 ${count} 筆`, en: count === '1' ? '1 order' : `${count} orders` }

export const unitsText = (units: string): Text => ({ zh: `${units} 件`, en: units === '1' ? '1 unit' : `${units} units` })
export const partOf = (number: string): Text => ({ zh: `另寄包裹 ${number}`, en: `Travels apart: ${number}` })
/** Of one line: how many could not be found, and what of it went back. */
export const shortText = (units: string, by: string): Text => ({ zh: `缺貨 ${units} 件（${by}）`, en: `${units} missing (${by})` })
export const backText = (units: string, amount: string): Text =>
  units === '0'
    ? { zh: `已退 ${amount}`, en: `${amount} refunded` }
    : { zh: `已退 ${units} 件，${amount}`, en: `${units} refunded, ${amount}` }
export const paidText = (amount: string): Text => ({ zh: `實付 ${amount}`, en: `${amount} paid` })

export const moveOf = (move: Text, number: string): Text => ({ zh: `${move.zh} ${number}`, en: `${move.en}: ${number}` })
export const deadlineText = (time: string): Text => ({ zh: `付款期限 ${time}`, en: `To be paid before ${time}` })
/** What stands beside the list: this order. */
export const besideText = (number: string): Text => ({ zh: `訂單 ${number}`, en: `Order ${number}` })
export const callText = (name: string): Text => ({ zh: `打電話給${name}`, en: `Call ${name}` })
export const placedText = (time: string): Text => ({ zh: `${time} 送出`, en: `Placed ${time}` })

/** Why nothing was done: somebody else, or the clock, was faster. */
export const goneOn = (state: Text): Text => ({
  zh: `沒有動作：訂單現在是「${state.zh}」，畫面已更新`,
  en: `Nothing was done: the order is now “${state.en}”, as shown`,
})
