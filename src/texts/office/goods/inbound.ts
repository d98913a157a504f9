import type { InboundVerdict } from '#rules/catalog/inbound.ts'
import type { Text } from '#rules/locale.ts'

export const inboundTexts = {
  title: { zh: '進貨單', en: 'Deliveries' },
  views: { zh: '進貨單檢視', en: 'Views of deliveries' },
  open: { zh: '等待到貨', en: 'Awaited' },
  closed: { zh: '已結案', en: 'Closed' },
  none: { zh: '沒有進貨單', en: 'No deliveries' },
  noneHow: { zh: '訂了貨就開一張，到貨時照著收。', en: 'Write one down when you order, and receive it by that.' },
  create: { zh: '新增進貨單', en: 'New delivery' },
  supplier: { zh: '供應商', en: 'Supplier' },
  expectedOn: { zh: '預計到貨日', en: 'Expected on' },
  note: { zh: '備註', en: 'Note' },
  progress: { zh: '已收／訂購', en: 'Received / ordered' },
  number: { zh: '單號', en: 'Number' },
  writtenBy: { zh: '開單', en: 'Written by' },
  more: { zh: '載入更多', en: 'Load more' },
  back: { zh: '所有進貨單', en: 'All deliveries' },
  change: { zh: '修改', en: 'Change' },
  lines: { zh: '到貨明細', en: 'What comes' },
  noLines: { zh: '還沒有商品', en: 'No goods yet' },
  noLinesHow: { zh: '用商品編號或條碼加入。', en: 'Add them by their number or bar code.' },
  addLine: { zh: '加商品', en: 'Add a product' },
  product: { zh: '商品編號或條碼', en: 'Number or bar code of the product' },
  expected: { zh: '訂購數量', en: 'Ordered' },
  expectedHow: { zh: '沒訂卻到了的填 0', en: '0 for what came without being ordered' },
  counted: { zh: '點到', en: 'Counted' },
  received: { zh: '已入庫', en: 'In stock' },
  lot: { zh: '批號', en: 'Lot' },
  expiry: { zh: '效期', en: 'Expiry' },
  lotNeeded: { zh: '要填批號與效期', en: 'Needs lot and expiry' },
  cost: { zh: '成本', en: 'Cost' },
  lineOf: { zh: '這一項', en: 'This line' },
  remove: { zh: '移除', en: 'Remove' },
  scanHere: { zh: '掃描或輸入條碼', en: 'Scan or type a bar code' },
  scan: { zh: '點一件', en: 'Count one' },
  camera: { zh: '用相機掃', en: 'Use the camera' },
  receive: { zh: '點到的入庫', en: 'Put into stock' },
  close: { zh: '入庫並結案', en: 'Put into stock and close' },
  confirm: { zh: '確認效期沒錯，入庫', en: 'The expiry is right, put into stock' },
  saved: { zh: '進貨單已儲存', en: 'The delivery is saved' },
  save: { zh: '儲存', en: 'Save' },
  late: { zh: '離線時點的，有些沒算進去', en: 'Some that were counted without a line did not count' },
  seen: { zh: '知道了', en: 'I have seen it' },
  from: { zh: '進貨單', en: 'Delivery' },
  preorders: { zh: '等這批貨的訂單', en: 'Orders that wait for it' },
  preordersServed: { zh: '可以備貨', en: 'Ready to pick' },
  preordersWaiting: { zh: '還不能出貨，等到貨', en: 'Not served yet: goods are awaited' },
  preordersShort: { zh: '到貨不足，無法出貨', en: 'Too few have come: these cannot be served' },
  action: { zh: '動作', en: 'Action' },
} as const satisfies Record<string, Text>

export const inboundVerdictTexts = {
  right: { zh: '點到一件', en: 'Counted' },
  more: { zh: '比訂的多', en: 'More than ordered' },
  undone: { zh: '已扣回', en: 'Taken back' },
  nothing: { zh: '已經入庫，不能再扣', en: 'It is in stock already' },
  not_ordered: { zh: '這張單沒有這件商品', en: 'Not in this delivery' },
  unknown: { zh: '沒有這個條碼的商品', en: 'No product has this code' },
  closed: { zh: '這張單已經結案', en: 'This delivery is closed' },
} as const satisfies Record<InboundVerdict, Text>

export const inboundNumber = (id: number): string => `PO-${id}`
export const missingText = (units: string): Text => ({ zh: `少 ${units}`, en: `${units} missing` })
export const extraText = (units: string): Text => ({ zh: `多 ${units}`, en: `${units} more` })
export const countedOf = (name: string): Text => ({ zh: `${name} 點到`, en: `Counted of ${name}` })
export const changeLineOf = (name: string): Text => ({ zh: `修改 ${name}`, en: `Change ${name}` })
export const receivedText = (units: string): Text => ({ zh: `${units} 件已入庫`, en: `${units} units are in stock` })
export const waitingText = (scans: string): Text => ({ zh: `未同步 ${scans}`, en: `${scans} not sent yet` })
