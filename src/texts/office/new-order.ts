import type { Text } from '#rules/locale.ts'

/** The page on which people of the shop order for somebody. */
export const newOrderTexts = {
  title: { zh: '代客建立訂單', en: 'New order for a customer' },
  open: { zh: '代客建立訂單', en: 'New order' },
  copy: { zh: '再建一張', en: 'Copy into a new order' },
  buyer: { zh: '客人', en: 'Customer' },
  findBuyer: { zh: '找會員：姓名、電話、電子郵件或會員編號', en: 'Find a member: name, phone, e-mail or number' },
  noBuyer: { zh: '找不到會員。可以用下面的欄位新增客人。', en: 'No member found. A new customer can be entered below.' },
  change: { zh: '換人', en: 'Choose another' },
  isCustomer: { zh: '不能登入的客人', en: 'Cannot sign in' },
  newCustomer: { zh: '新增客人', en: 'Enter a new customer' },
  newCustomerNote: {
    zh: '客人會成為不能登入的會員，之後可以和本人的帳號合併。',
    en: 'They become a member who cannot sign in, and can be merged with their own account later.',
  },
  name: { zh: '姓名', en: 'Name' },
  phone: { zh: '電話', en: 'Phone' },
  email: { zh: '電子郵件（可不填）', en: 'E-mail (optional)' },
  enter: { zh: '新增這位客人', en: 'Enter this customer' },
  entered: { zh: '已新增客人', en: 'Customer entered' },
  language: { zh: '客人的語言', en: 'Language of the customer' },
  goods: { zh: '商品', en: 'Goods' },
  findGoods: { zh: '找商品：名稱、編號或條碼', en: 'Find goods: name, number or bar code' },
  noGoods: { zh: '找不到商品', en: 'No goods found' },
  notOnSale: { zh: '未上架', en: 'Not on sale' },
  remove: { zh: '移除', en: 'Remove' },
  cannotOrder: { zh: '這件商品現在不能訂購，請移除', en: 'This cannot be ordered now. Please remove it' },
  delivery: { zh: '配送', en: 'Delivery' },
  method: { zh: '配送方式', en: 'Shipping method' },
  choose: { zh: '請選擇', en: 'Choose' },
  country: { zh: '國家（代碼，如 US）', en: 'Country (code, such as US)' },
  storeHint: { zh: '六位數店號', en: 'Six figures' },
  sameAsBuyer: { zh: '收件人同訂購人', en: 'The buyer receives it' },
  invoice: { zh: '發票', en: 'Invoice' },
  carrier: { zh: '開立方式', en: 'Kind' },
  carrierWord: { zh: '載具、愛心碼或電子郵件', en: 'Carrier, donation code or e-mail' },
  companyName: { zh: '公司抬頭', en: 'Company' },
  taxId: { zh: '統一編號', en: 'Tax ID' },
  paperAddress: { zh: '發票寄送地址', en: 'Address of the paper invoice' },
  payment: { zh: '付款', en: 'Payment' },
  payway: { zh: '付款方式', en: 'How it is paid' },
  code: { zh: '折扣碼', en: 'Discount code' },
  ownCodes: { zh: '這位客人的折扣碼', en: 'Codes of this customer' },
  discount: { zh: '給折扣', en: 'Give a discount' },
  discountAmount: { zh: '折抵金額', en: 'Amount' },
  discountReason: { zh: '原因', en: 'Reason' },
  discountNote: {
    zh: '會產生一組只有這位客人能用一次的折扣碼。',
    en: 'This makes a code that only this customer can use, once.',
  },
  give: { zh: '產生折扣碼', en: 'Make the code' },
  given: { zh: '已產生折扣碼', en: 'Code made' },
  waits: {
    zh: '超過你的額度，已送覆核。核准後折扣碼會列在這裡。',
    en: 'Above your allowance: it waits for approval. The code stands here once it is approved.',
  },
  total: { zh: '金額', en: 'Amounts' },
  itemsTotal: { zh: '商品小計', en: 'Goods' },
  discountTotal: { zh: '折扣', en: 'Discount' },
  deliveryFee: { zh: '運費', en: 'Delivery' },
  handlingFee: { zh: '貨到付款手續費', en: 'Cash on delivery fee' },
  grandTotal: { zh: '應付金額', en: 'Total' },
  place: { zh: '建立訂單', en: 'Place the order' },
  placed: { zh: '訂單已建立', en: 'Order placed' },
  first: { zh: '先選客人和商品', en: 'Choose a customer and goods first' },
} as const satisfies Record<string, Text>

export const staffPaywayTexts = {
  link: { zh: '付款連結', en: 'Payment link' },
  when_received: { zh: '貨到付款', en: 'Cash on delivery' },
  atm: { zh: 'ATM 轉帳', en: 'Bank transfer' },
} as const satisfies Record<string, Text>

export const freeText = (free: string): Text => ({ zh: `可售 ${free}`, en: `${free} left` })
export const picksText = (needed: string): Text => ({ zh: `任選 ${needed} 件`, en: `Pick ${needed}` })
export const codeText = (code: string, amount: string): Text => ({ zh: `用 ${code}（折 ${amount}）`, en: `Use ${code} (${amount} off)` })
