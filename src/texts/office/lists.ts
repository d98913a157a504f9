import type { Text } from '#rules/locale.ts'
import type { BatchMove, SkipReason } from '#rules/orders/batch-moves.ts'
import type { ExportColumn } from '#rules/orders/export-columns.ts'
import type { OrderFilterField, OrderTrouble } from '#rules/orders/order-filter.ts'

export const exportColumnTexts = {
  number: { zh: '訂單編號', en: 'Order' },
  placed_at: { zh: '成立時間', en: 'Placed' },
  status: { zh: '狀態', en: 'Status' },
  payment: { zh: '付款方式', en: 'Payment' },
  payment_state: { zh: '付款狀態', en: 'State of payment' },
  paid_at: { zh: '付款時間', en: 'Paid' },
  shipping_method: { zh: '配送方式', en: 'Delivery' },
  temperature: { zh: '溫層', en: 'Temperature' },
  tracking: { zh: '物流編號', en: 'Tracking' },
  shipped_at: { zh: '交寄時間', en: 'Handed over' },
  finished_at: { zh: '完成時間', en: 'Completed' },
  sender_name: { zh: '訂購人', en: 'Sender' },
  sender_phone: { zh: '訂購人電話', en: 'Phone of sender' },
  email: { zh: 'Email', en: 'E-mail' },
  recipient_name: { zh: '收件人', en: 'Recipient' },
  recipient_phone: { zh: '收件人電話', en: 'Phone of recipient' },
  address: { zh: '地址', en: 'Address' },
  store: { zh: '取貨門市', en: 'Pickup store' },
  items_total: { zh: '商品金額', en: 'Goods' },
  discount: { zh: '折扣', en: 'Discount' },
  delivery_fee: { zh: '運費', en: 'Delivery fee' },
  handling_fee: { zh: '手續費', en: 'Handling fee' },
  total: { zh: '應付金額', en: 'Total' },
  refunded: { zh: '已退金額', en: 'Refunded' },
  code: { zh: '折扣碼', en: 'Discount code' },
  invoice_number: { zh: '發票號碼', en: 'Invoice' },
  tax_id: { zh: '統一編號', en: 'Tax ID' },
  remark: { zh: '買家備註', en: 'Remark of the buyer' },
  tags: { zh: '標籤', en: 'Tags' },
  goods: { zh: '商品', en: 'Goods' },
  quantity: { zh: '數量', en: 'Quantity' },
  price: { zh: '單價', en: 'Price' },
  line_total: { zh: '小計', en: 'Sum' },
} as const satisfies Record<ExportColumn, Text>

export const filterTexts = {
  status: { zh: '狀態', en: 'Status' },
  payment: { zh: '付款方式', en: 'Payment' },
  payment_state: { zh: '付款狀態', en: 'State of payment' },
  method: { zh: '配送方式', en: 'Delivery' },
  county: { zh: '縣市', en: 'County' },
  temperature: { zh: '溫層', en: 'Temperature' },
  placed: { zh: '送出日', en: 'Placed on' },
  confirmed: { zh: '成立日', en: 'Confirmed on' },
  picked: { zh: '備貨日', en: 'Picked on' },
  shipped: { zh: '交寄日', en: 'Handed over on' },
  delivered: { zh: '到店日', en: 'Arrived on' },
  finished: { zh: '完成日', en: 'Completed on' },
  cancelled: { zh: '取消日', en: 'Cancelled on' },
  refunded: { zh: '退款日', en: 'Refunded on' },
  total: { zh: '應付金額', en: 'Total' },
  product: { zh: '商品', en: 'Product' },
  category: { zh: '分類', en: 'Category' },
  code: { zh: '折扣碼', en: 'Discount code' },
  level: { zh: '會員等級', en: 'Level' },
  first: { zh: '第一筆訂單', en: 'First order' },
  held: { zh: '暫停出貨', en: 'On hold' },
  risk: { zh: '風險', en: 'Risk' },
  tag: { zh: '標籤', en: 'Tag' },
  assigned: { zh: '指派給', en: 'Assigned to' },
  note: { zh: '有內部備註', en: 'Has a note' },
  pre_order: { zh: '預購', en: 'Pre-order' },
  remark: { zh: '買家備註', en: 'Remark' },
  invoice: { zh: '發票種類', en: 'Kind of invoice' },
  invoice_state: { zh: '發票狀態', en: 'Invoice' },
  booked: { zh: '已有託運單', en: 'Has a label' },
  returned: { zh: '有退貨', en: 'Has a return' },
  days: { zh: '目前狀態天數', en: 'Days in status' },
  trouble: { zh: '需要處理', en: 'Needs a person' },
} as const satisfies Record<OrderFilterField, Text>

export const troubleTexts = {
  payment: { zh: '付款沒有結果或金額不符', en: 'Payment unanswered or of another amount' },
  refund: { zh: '退款待處理', en: 'Refund to handle' },
  invoice: { zh: '發票被退回', en: 'Invoice refused' },
  parcel: { zh: '包裹異常', en: 'Parcel in trouble' },
  unanswered: { zh: '付款確認中', en: 'Payment unconfirmed' },
  transfer_due: { zh: '轉帳今日到期', en: 'Transfer due today' },
  invoice_late: { zh: '發票未開', en: 'Invoice late' },
  store_closed: { zh: '門市關轉', en: 'Store closed' },
  parcel_silent: { zh: '三天沒有物流消息', en: 'No news for three days' },
} as const satisfies Record<OrderTrouble, Text>

/** What the values of a field are called, where no other text says it. */
export const filterValueTexts = {
  yes: { zh: '是', en: 'Yes' },
  no: { zh: '否', en: 'No' },
  level0: { zh: '一般', en: 'Member' },
  level1: { zh: 'VIP', en: 'VIP' },
  level2: { zh: 'VVIP', en: 'VVIP' },
  b2c: { zh: '個人', en: 'Person' },
  b2b: { zh: '公司', en: 'Company' },
  donate: { zh: '捐贈', en: 'Donated' },
  paper: { zh: '紙本', en: 'Paper' },
  due: { zh: '未開', en: 'Not issued yet' },
  refused: { zh: '被退回', en: 'Refused' },
  issued: { zh: '已開立', en: 'Issued' },
  voided: { zh: '已作廢', en: 'Voided' },
  allowance: { zh: '有折讓', en: 'Reduced' },
  notHeld: { zh: '沒有暫停', en: 'Not held' },
} as const satisfies Record<string, Text>

export const listTexts = {
  list: { zh: '清單', en: 'Lists' },
  down: { zh: '下一列', en: 'Row below' },
  up: { zh: '上一列', en: 'Row above' },
  open: { zh: '打開這一列', en: 'Open the row' },
  peek: { zh: '在旁邊看', en: 'Look at it beside the list' },
  select: { zh: '選取或取消這一列', en: 'Select the row, or not' },
  selectRange: { zh: '一路選到這一列', en: 'Select up to this row' },
  update: { zh: '重新整理清單', en: 'Ask for the list anew' },
  toSearch: { zh: '到搜尋欄', en: 'To the search field' },
  filters: { zh: '篩選', en: 'Filters' },
  more: { zh: '更多條件', en: 'More filters' },
  from: { zh: '從', en: 'From' },
  to: { zh: '到', en: 'To' },
  findValue: { zh: '打幾個字來找', en: 'Type to find' },
  values: { zh: '可以填好幾個，用逗號分開', en: 'Several, with commas between' },
  findProduct: { zh: '找商品', en: 'Find products' },
  findCategory: { zh: '找分類', en: 'Find categories' },
  nothingFound: { zh: '沒有符合的', en: 'Nothing matches' },
  apply: { zh: '套用', en: 'Apply' },
  clear: { zh: '清除', en: 'Clear' },
  clearAll: { zh: '清除全部條件', en: 'Clear all filters' },
  columns: { zh: '欄位', en: 'Columns' },
  columnsHow: { zh: '勾選要顯示的欄位，用箭頭調整順序。', en: 'Choose what is shown; arrows change the order.' },
  columnsKept: { zh: '欄位已調整', en: 'The columns are arranged' },
  columnsReset: { zh: '恢復預設', en: 'As it was' },
  copyLink: { zh: '複製這個樣子的連結', en: 'Copy a link to this' },
  linkCopied: { zh: '連結已複製', en: 'The link is copied' },
  linkNotCopied: { zh: '瀏覽器不讓我們複製，請從網址列複製', en: 'The browser does not let us copy. Copy it from the address bar' },
  earlier: { zh: '往前', en: 'Earlier' },
  later: { zh: '往後', en: 'Later' },
  wider: { zh: '加寬', en: 'Wider' },
  narrower: { zh: '變窄', en: 'Narrower' },
  selectRow: { zh: '選取', en: 'Select' },
  selectPage: { zh: '選取這一頁', en: 'Select this page' },
  unselect: { zh: '取消選取', en: 'Clear the selection' },
  selectionMoves: { zh: '對選取的訂單', en: 'For the selected orders' },
  rows: { zh: '每頁筆數', en: 'Rows of a page' },
  next: { zh: '下一頁', en: 'Next page' },
  before: { zh: '上一頁', en: 'Page before' },
  pages: { zh: '頁次', en: 'Pages' },
  refresh: { zh: '更新', en: 'Refresh' },
  saveView: { zh: '儲存檢視', en: 'Save the view' },
  viewName: { zh: '名稱', en: 'Name' },
  forMe: { zh: '只有我', en: 'For me alone' },
  forRoles: { zh: '這些角色也看得到', en: 'These roles see it too' },
  save: { zh: '儲存', en: 'Save' },
  keep: { zh: '先不要', en: 'Not now' },
  changed: { zh: '已改動', en: 'Changed' },
  saveChange: { zh: '儲存改動', en: 'Save the change' },
  undoChange: { zh: '還原', en: 'As it was' },
  copyView: { zh: '複製檢視', en: 'Copy the view' },
  removeView: { zh: '移除檢視', en: 'Put the view away' },
  viewSaved: { zh: '檢視已儲存', en: 'The view is saved' },
  viewRemoved: { zh: '檢視已移除，30 天內可以還原', en: 'The view is put away; it can be had back for 30 days' },
  restore: { zh: '還原', en: 'Have it back' },
  removed: { zh: '已移除', en: 'Put away' },
  viewMenu: { zh: '檢視', en: 'View' },
  doIt: { zh: '開始', en: 'Begin' },
  whatHappens: { zh: '按下之後', en: 'What happens then' },
  whom: { zh: '指派給', en: 'To whom' },
  nobody: { zh: '不指派', en: 'Nobody' },
  tagAdd: { zh: '加上標籤', en: 'Add tags' },
  tagRemove: { zh: '拿掉標籤', en: 'Take tags off' },
  nothingToDo: { zh: '選取的訂單都不能這樣做', en: 'This can be done with none of them' },
  batch: { zh: '批次', en: 'Batch' },
  stop: { zh: '停止', en: 'Stop' },
  goOn: { zh: '繼續', en: 'Go on' },
  retry: { zh: '重試失敗', en: 'Retry what failed' },
  result: { zh: '結果', en: 'Result' },
  order: { zh: '訂單', en: 'Order' },
  exportTitle: { zh: '匯出', en: 'Export' },
  exportKind: { zh: '一列是', en: 'A row is' },
  byOrder: { zh: '一筆訂單', en: 'An order' },
  byLine: { zh: '一項商品', en: 'A line' },
  format: { zh: '格式', en: 'Format' },
  reason: { zh: '用途', en: 'What for' },
  reasonHint: { zh: '會留在操作紀錄', en: 'Kept in the audit log' },
  exportAsk: { zh: '匯出', en: 'Export' },
  exportWaits: { zh: '等待', en: 'Waiting' },
  exportDone: { zh: '完成', en: 'Done' },
  exportFailed: { zh: '失敗，請再匯出一次', en: 'Failed; please export it again' },
  exportRows: { zh: '列', en: 'rows' },
  moreExports: { zh: '載入更多', en: 'Load more' },
  download: { zh: '下載', en: 'Download' },
  exports: { zh: '匯出的檔案', en: 'Exported files' },
  noExports: { zh: '還沒有匯出過檔案', en: 'Nothing was exported yet' },
  ended: { zh: '已過期', en: 'Over' },
} as const satisfies Record<string, Text>

export const batchMoveTexts = {
  plan_wave: { zh: '排入揀貨批次', en: 'Plan into waves' },
  start_picking: { zh: '開始備貨', en: 'Start packing' },
  hold: { zh: '暫停出貨', en: 'Hold' },
  release: { zh: '恢復出貨', en: 'Let go' },
  ask_payment: { zh: '再問一次付款結果', en: 'Ask about payments' },
  assign: { zh: '指派', en: 'Assign' },
  tag: { zh: '標籤', en: 'Tags' },
} as const satisfies Record<BatchMove, Text>

export const skipTexts = {
  order_held: { zh: '暫停出貨中', en: 'On hold' },
  no_such_move: { zh: '目前的狀態不能這樣做', en: 'Not possible in the present status' },
  not_held: { zh: '沒有暫停', en: 'Not held' },
  nothing_to_ask: { zh: '沒有等待結果的付款', en: 'No payment waits for an answer' },
} as const satisfies Record<SkipReason, Text>

/** Why a row of a batch failed, beside those for which it is skipped. */
export const rowProblemTexts: Readonly<Record<string, Text>> = {
  ...skipTexts,
  no_such_order: { zh: '找不到這筆訂單', en: 'There is no such order' },
  no_such_person: { zh: '這位同仁已經停用', en: 'This person does not work here any more' },
  in_wave: { zh: '已經在別的批次', en: 'It is in another wave' },
  not_on_shelf: { zh: '可出貨的數量不足，或要先給更早的訂單', en: 'Too few can be sent, or earlier orders come first' },
  too_early: { zh: '預購還沒到出貨日', en: 'A pre-order whose day has not come' },
  no_such_transition: skipTexts.no_such_move,
  too_many_tags: { zh: '標籤已滿', en: 'It takes no more tags' },
  payment_unknown: { zh: '對方沒有回應', en: 'No answer' },
}

export const rowStateTexts = {
  waiting: { zh: '等待中', en: 'Waiting' },
  doing: { zh: '進行中', en: 'Under way' },
  done: { zh: '完成', en: 'Done' },
  failed: { zh: '失敗', en: 'Failed' },
  skipped: { zh: '略過', en: 'Skipped' },
} as const satisfies Record<string, Text>

export const stateBecause = (state: Text, why: Text): Text => ({ zh: `${state.zh}：${why.zh}`, en: `${state.en}: ${why.en}` })

export const batchStateTexts = {
  running: { zh: '進行中', en: 'Under way' },
  stopped: { zh: '已停止', en: 'Stopped' },
  done: { zh: '已完成', en: 'Done' },
} as const satisfies Record<string, Text>

export const selectedText = (count: string): Text => ({ zh: `已選 ${count} 筆`, en: `${count} selected` })
export const selectAllText = (count: string): Text => ({ zh: `選取全部 ${count} 筆`, en: `Select all ${count}` })
export const newRowsText = (count: string): Text => ({
  zh: `有 ${count} 筆新訂單`,
  en: count === '1' ? '1 new order' : `${count} new orders`,
})
export const rowOf = (number: string): Text => ({ zh: `選取訂單 ${number}`, en: `Select order ${number}` })
export const chipText = (field: Text, value: string): Text => ({ zh: `${field.zh}：${value}`, en: `${field.en}: ${value}` })
export const clearFilter = (field: Text): Text => ({ zh: `清除「${field.zh}」`, en: `Clear “${field.en}”` })
export const rangeText = (from: string, to: string): Text => {
  if (from === '') return { zh: `${to} 以前`, en: `up to ${to}` }
  return to === '' ? { zh: `${from} 以後`, en: `from ${from}` } : { zh: `${from} 到 ${to}`, en: `${from} to ${to}` }
}
export const columnMove = (move: Text, column: Text): Text => ({ zh: `${column.zh}${move.zh}`, en: `${column.en}: ${move.en}` })

/** What a batch does, to the unit, before it is begun. */
export const effectText = (move: Text, rows: string): Text => ({ zh: `${move.zh} ${rows} 筆`, en: `${move.en}: ${rows}` })
export const takesText = (units: string, invoices: string): Text => ({
  zh: `將扣庫存 ${units} 件，並開立 ${invoices} 張發票`,
  en: `${units} units leave the stock, and ${invoices} invoices are issued`,
})
export const skippedText = (count: string, why: Text): Text => ({ zh: `${count} 筆${why.zh}，略過`, en: `${count} skipped: ${why.en}` })
export const tooManyText = (most: string): Text => ({
  zh: `一次最多 ${most} 筆，請縮小範圍。`,
  en: `At most ${most} at once; narrow it down.`,
})
export const batchTitle = (move: Text, id: string): Text => ({ zh: `${move.zh}（批次 ${id}）`, en: `${move.en} (batch ${id})` })
export const doneOf = (done: string, all: string): Text => ({ zh: `${done} / ${all}`, en: `${done} of ${all}` })
export const byAt = (by: string, at: string): Text => ({ zh: `${by}，${at} 開始`, en: `${by}, begun ${at}` })

/** What a file holds. */
export const exportKindTexts = {
  orders: listTexts.byOrder,
  order_lines: listTexts.byLine,
  members: { zh: '會員', en: 'Members' },
  audit: { zh: '操作紀錄', en: 'Audit log' },
  movements: { zh: '庫存異動', en: 'Stock movements' },
  products: { zh: '商品', en: 'Products' },
  prices: { zh: '售價', en: 'Prices' },
  stock: { zh: '庫存', en: 'Stock' },
  families: { zh: '系列', en: 'Families' },
  labels: { zh: '商品標示', en: 'Label data' },
  discount_codes: { zh: '折扣碼', en: 'Discount codes' },
  redirects: { zh: '轉址', en: 'Redirects' },
  articles: { zh: '健康專欄', en: 'Health articles' },
  faqs: { zh: '常見問題', en: 'Questions' },
} as const satisfies Record<string, Text>
