import type { InvoiceType } from '#rules/checkout/checkout-draft.ts'
import type { Step, StepRefusal } from '#rules/checkout/checkout-steps.ts'
import { storePickupLimit } from '#rules/constants.ts'
import type { Text } from '#rules/locale.ts'
import type { PaymentGroup } from '#rules/payments/payment-methods.ts'
import type { PaymentBlock } from '#rules/payments/payway.ts'
import type { GoodsBlock } from '#rules/cart/forbidding-flags.ts'
import type { ShippingHint } from '#rules/shipping/shipping-offers.ts'
import type { ShippingMethod } from '#rules/shipping/shipping.ts'
import { formatTwd } from '#texts/shared/format.ts'

export const checkoutTexts = {
  title: { zh: '結帳', en: 'Checkout' },
  backToCart: { zh: '返回購物車', en: 'Back to cart' },
  edit: { zh: '修改', en: 'Edit' },
  free: { zh: '免運', en: 'Free' },
  chooseFirst: { zh: '選擇配送方式後就能繼續。', en: 'Choose a delivery method to go on.' },
  methodChanged: {
    zh: '配送方式已變更，請重新確認收件資料與付款方式',
    en: 'The delivery method has changed. Please go through details and payment again',
  },
  noAnswer: {
    zh: '沒有收到回覆，請檢查網路後再按一次。同一筆訂單不會重複扣款。',
    en: 'No answer came back. Check your connection and press again: this order is never charged twice.',
  },
} as const

/** Why a step cannot be left yet. */
export const stepRefusalTexts = {
  'validate.chooseShippingMethod': { zh: '請選擇配送方式', en: 'Please choose a delivery method' },
  'validate.chooseShippingInformation': { zh: '請填寫收件資料', en: 'Please fill in the shipping information' },
  'validate.shippingInformationError': {
    zh: '收件資料有誤，請檢查標示的欄位',
    en: 'Some details need another look. Please check the marked fields',
  },
  'validate.choosePayway': { zh: '請選擇付款方式', en: 'Please choose how to pay' },
} as const satisfies Record<StepRefusal, Text>

export const summaryTexts = {
  title: { zh: '訂單摘要', en: 'Order summary' },
  itemsTotal: { zh: '商品小計', en: 'Subtotal' },
  delivery: { zh: '運費', en: 'Delivery' },
  deliveryByCountry: { zh: '選擇國家後計算', en: 'Depends on the country' },
  deliveryEstimate: { zh: '預估運費', en: 'Estimated delivery' },
  handling: { zh: '貨到付款手續費', en: 'Cash on delivery fee' },
  total: { zh: '應付金額', en: 'Total' },
} as const

export const discountBy = (code: string): Text => ({ zh: `折扣 ${code}`, en: `Discount ${code}` })

export const stepTexts: Readonly<Record<Step, Text>> = {
  1: { zh: '配送方式', en: 'Delivery' },
  2: { zh: '收件資料', en: 'Details' },
  3: { zh: '付款方式', en: 'Payment' },
  4: { zh: '確認訂單', en: 'Review and pay' },
}

/** What the button of a step leads to. */
export const nextTexts = {
  1: { zh: '下一步：收件資料', en: 'Next: details' },
  2: { zh: '下一步：付款方式', en: 'Next: payment' },
  3: { zh: '下一步：確認訂單', en: 'Next: review' },
} as const satisfies Record<1 | 2 | 3, Text>

export const methodTexts = {
  black_cat: {
    title: { zh: '黑貓宅配', en: 'T-Cat home delivery' },
    note: { zh: '常溫，1 至 3 個工作天送達', en: 'Room temperature, 1 to 3 working days' },
  },
  refrigeration: {
    title: { zh: '黑貓低溫宅配：冷藏', en: 'T-Cat home delivery, chilled' },
    note: { zh: '冷藏車配送，1 至 3 個工作天送達', en: 'By refrigerated van, 1 to 3 working days' },
  },
  freezing: {
    title: { zh: '黑貓低溫宅配：冷凍', en: 'T-Cat home delivery, frozen' },
    note: { zh: '冷凍車配送，1 至 3 個工作天送達', en: 'By freezer van, 1 to 3 working days' },
  },
  seven: {
    title: { zh: '7-ELEVEN 超商取貨', en: '7-ELEVEN pickup' },
    note: { zh: '先付款後取貨，取貨需出示證件，請填真實姓名', en: 'Pay first, then collect with ID. Please use your real name' },
  },
  ups: {
    title: { zh: 'UPS 國際快遞', en: 'UPS international' },
    note: { zh: '寄往美國、香港、澳門、新加坡與澳洲', en: 'To the US, Hong Kong, Macao, Singapore and Australia' },
  },
} as const satisfies Record<ShippingMethod, { title: Text; note: Text }>

export const shippingHintTexts = {
  'condition.oversea': {
    zh: '運費依國家計算，關稅由收件人負擔',
    en: 'The fee depends on the country; customs duties are paid by the recipient',
  },
  hasExclusiveProduct: { zh: '購物車有預購商品，只能宅配', en: 'Your cart has pre-order goods, which go by home delivery only' },
  overseaDisable: { zh: '購物車有低溫或無法寄送海外的商品', en: 'Your cart has chilled goods or goods that cannot be sent overseas' },
  sevenDisable: {
    zh: `超過 ${formatTwd(storePickupLimit, 'zh')} 或有低溫商品時不能超商取貨`,
    en: `Pickup is unavailable over ${formatTwd(storePickupLimit, 'en')} or for chilled goods`,
  },
  catDisabled: { zh: '低溫商品無法送到離島', en: 'Chilled and frozen goods cannot be delivered to the outlying islands' },
  tcatOnlyDelivery: { zh: '購物車有只能宅配的商品', en: 'Your cart has goods for home delivery only' },
} as const satisfies Record<ShippingHint, Text>

export const stepOf = (step: number): Text => ({ zh: `第 ${step} 步，共 4 步`, en: `Step ${step} of 4` })
export const stepTitled = (step: number, title: Text): Text => ({
  zh: `第 ${step} 步，共 4 步：${title.zh}`,
  en: `Step ${step} of 4: ${title.en}`,
})
export const summaryOf = (count: number): Text => ({
  zh: `訂單摘要，${count} 件`,
  en: `Order summary, ${count} ${count === 1 ? 'item' : 'items'}`,
})
export const editStep = (title: Text): Text => ({ zh: `修改${title.zh}`, en: `Edit: ${title.en}` })
export const methodWithFee = (title: Text, fee: Text): Text => ({ zh: `${title.zh}，${fee.zh}`, en: `${title.en}, ${fee.en}` })
export const countryWithFee = (name: Text, amount: string): Text => ({
  zh: `${name.zh}，運費 ${amount}`,
  en: `${name.en}, delivery ${amount}`,
})
export const feeFrom = (amount: string): Text => ({ zh: `${amount} 起`, en: `from ${amount}` })
export const feeOf = (amount: string): Text => ({ zh: `運費 ${amount}`, en: `delivery ${amount}` })
export const freeFee: Text = { zh: '免運', en: 'free' }

export const detailsTexts = {
  sender: { zh: '訂購人', en: 'Your details' },
  name: { zh: '姓名', en: 'Name' },
  mobile: { zh: '手機', en: 'Mobile' },
  countryCode: { zh: '國碼', en: 'Country code' },
  recipient: { zh: '收件人', en: 'Recipient' },
  recipientName: { zh: '收件人姓名', en: 'Recipient’s name' },
  sameAsSender: { zh: '收件人就是訂購人', en: 'I am the recipient' },
  recents: { zh: '常用收件人', en: 'Saved recipients' },
  newRecipient: { zh: '新收件人', en: 'New recipient' },
  reselect: { zh: '重新選擇', en: 'Change' },
  chooseRecipient: { zh: '選擇收件人', en: 'Choose a recipient' },
  useThis: { zh: '使用這位收件人', en: 'Use this recipient' },
  noRecents: { zh: '還沒有常用收件人，填一次就會記住。', en: 'No saved recipients yet. The one you enter is kept for next time.' },
  county: { zh: '縣市', en: 'City or county' },
  district: { zh: '鄉鎮市區', en: 'District' },
  zipCode: { zh: '郵遞區號', en: 'Zip code' },
  chooseCounty: { zh: '選擇縣市', en: 'Choose' },
  chooseDistrict: { zh: '選擇鄉鎮市區', en: 'Choose' },
  address: { zh: '地址', en: 'Address' },
  addressHint: { zh: '路名、門牌與樓層', en: 'Street, number and floor' },
  receivedTime: { zh: '希望送達時段', en: 'Delivery window' },
  islandsHidden: {
    zh: '低溫商品無法送到澎湖、金門、連江、綠島、蘭嶼與琉球，所以沒有列出。',
    en: 'Chilled and frozen goods cannot go to Penghu, Kinmen, Lienchiang, Green Island, Orchid Island and Liuqiu, so these are not listed.',
  },
  realNameNote: { zh: '取貨時店員會核對證件，請填寫與身分證件相符的姓名。', en: 'The store checks your ID, so please use the name on it.' },
  pickupPerson: { zh: '取貨人姓名', en: 'Name of the person collecting' },
  storeDistrict: { zh: '鄉鎮市區', en: 'District' },
  road: { zh: '路段', en: 'Road' },
  chooseRoad: { zh: '選擇路段', en: 'Choose' },
  allRoads: { zh: '全部路段', en: 'All roads' },
  store: { zh: '門市', en: 'Store' },
  chooseStore: { zh: '選擇門市', en: 'Choose' },
  lookingUp: { zh: '查詢中', en: 'Looking up' },
  country: { zh: '國家或地區', en: 'Country or region' },
  chooseCountry: { zh: '選擇國家或地區', en: 'Choose' },
  foreignName: { zh: '收件人姓名（英文）', en: 'Recipient’s name in English letters' },
  foreignPhone: { zh: '聯絡電話', en: 'Phone' },
  addressOne: { zh: '地址第一行（英文）', en: 'Address line 1' },
  addressTwo: { zh: '地址第二行', en: 'Address line 2' },
  addressThree: { zh: '地址第三行', en: 'Address line 3' },
  foreignLineHint: { zh: '5 到 35 個英數字元', en: '5 to 35 letters, digits and - , . #' },
  cityOrTown: { zh: '城市', en: 'City or town' },
  state: { zh: '州別', en: 'State' },
  stateOrProvince: { zh: '州、省或縣', en: 'State, province or county' },
  chooseState: { zh: '選擇州別', en: 'Choose' },
  postalCode: { zh: '郵遞區號', en: 'Postal code' },
  invoice: { zh: '發票', en: 'Invoice' },
  invoiceType: { zh: '發票類型', en: 'Type of invoice' },
  carrierType: { zh: '載具', en: 'Carrier' },
  memberNote: { zh: '電子發票寄到這個信箱', en: 'The e-invoice is sent to this email' },
  email: { zh: '電子郵件', en: 'Email' },
  barcode: { zh: '條碼', en: 'Barcode' },
  barcodeHint: { zh: '斜線開頭，共 8 碼', en: 'Starts with a slash, 8 characters' },
  certificate: { zh: '憑證條碼', en: 'Certificate' },
  certificateHint: { zh: '2 個大寫英文字母加 14 個數字', en: '2 capital letters and 14 digits' },
  agency: { zh: '捐贈單位', en: 'Donate to' },
  chooseAgency: { zh: '選擇捐贈單位', en: 'Choose a charity' },
  donateNote: { zh: '捐贈後不能改開統一編號或紙本發票。', en: 'A donated invoice cannot be changed to paper or to a company later.' },
  paperAddress: { zh: '發票寄送地址', en: 'Where the paper invoice goes' },
  taxId: { zh: '統一編號', en: 'Tax ID' },
  taxIdPlaceholder: { zh: '8 位數字', en: '8 digits' },
  taxIdDoubt: {
    zh: '檢查碼不符，請再核對一次；確定沒錯就可以繼續。',
    en: 'The check digit doesn’t match. Please look again; if you are sure, just go on.',
  },
  companyTitle: { zh: '公司抬頭', en: 'Company title' },
  remark: { zh: '備註', en: 'Note' },
} as const

export const invoiceTypeTexts = {
  receipt_carrier: { zh: '電子發票', en: 'E-invoice' },
  donate: { zh: '捐贈', en: 'Donate' },
  paper_receipt: { zh: '紙本', en: 'Paper' },
} as const satisfies Record<InvoiceType, Text>

export const usingRecipient = (name: string): Text => ({ zh: `使用常用收件人：${name}`, en: `Using saved recipient: ${name}` })
export const deleteRecipient = (name: string): Text => ({ zh: `刪除收件人 ${name}`, en: `Delete recipient ${name}` })
export const editRecipient = (name: string): Text => ({ zh: `修改收件人 ${name}`, en: `Edit recipient ${name}` })
export const undoDeletion = { zh: '復原', en: 'Undo' } satisfies Text
export const undoDeletionOf = (name: string): Text => ({ zh: `復原收件人 ${name}`, en: `Undo: recipient ${name}` })
export const recipientDeleted = (name: string): Text => ({ zh: `已刪除收件人 ${name}`, en: `Recipient ${name} has been deleted` })
export const counterOf = (used: number, most: number): Text => ({ zh: `${used} / ${most}`, en: `${used} / ${most}` })
export const invoiceIs = (choice: Text): Text => ({ zh: `發票：${choice.zh}`, en: `Invoice: ${choice.en}` })
export const remarkIs = (remark: string): Text => ({ zh: `備註：${remark}`, en: `Note: ${remark}` })

export const paymentGroupTexts = {
  card: { zh: '信用卡', en: 'Card' },
  wallet: { zh: '行動支付', en: 'Wallets' },
  other: { zh: '其他', en: 'Other' },
} as const satisfies Record<PaymentGroup, Text>

export const paymentStepTexts = {
  installmentTable: { zh: '分期試算與適用銀行', en: 'Instalments and banks' },
  period: { zh: '期數', en: 'Instalments' },
  firstPayment: { zh: '首期', en: 'First' },
  eachPayment: { zh: '之後每期', en: 'Then each' },
  chooseFirst: { zh: '選擇付款方式後就能繼續。', en: 'Choose how to pay to go on.' },
} as const

/** Why a payment method cannot be chosen for these goods. */
export const paymentBlockTexts = {
  preorder: { zh: '預購商品只能用信用卡或 ATM 付款', en: 'Pre-order goods are paid by card or ATM only' },
  standalone: { zh: '單獨購買的商品不適用', en: 'Not for goods that are sold on their own' },
  delivery: { zh: '這個配送方式不適用', en: 'Not with this delivery method' },
  low_temperature: { zh: '低溫商品不適用貨到付款', en: 'Chilled and frozen goods cannot be paid on delivery' },
  cod_blocked: { zh: '購物車有不能貨到付款的商品', en: 'Your cart has goods that cannot be paid on delivery' },
  amount: { zh: '這個金額不適用', en: 'Not for this amount' },
} as const satisfies Record<PaymentBlock, Text>

/** Notes about the goods above the payment methods; null where the reason beside a method says enough. */
export const goodsNoteTexts = {
  preorder: ({ least, most }: { least: number; most: number }): Text => ({
    zh: `這筆訂單有預購商品，下單後 ${least} 至 ${most} 天出貨，付款方式因此較少。`,
    en: `This order has pre-order goods. They are sent ${least} to ${most} days later, and there are fewer ways to pay.`,
  }),
  standalone: {
    zh: '這筆訂單是單獨購買的商品，不能分期或貨到付款。',
    en: 'This order is of goods sold on their own: no instalments and no cash on delivery.',
  },
  cod_blocked: null,
} as const satisfies Record<GoodsBlock, Text | ((days: { least: number; most: number }) => Text) | null>

export const confirmTexts = {
  total: { zh: '應付金額', en: 'Total' },
  newCard: { zh: '信用卡資料', en: 'Card details' },
  cardNumber: { zh: '卡號', en: 'Card number' },
  expiry: { zh: '有效期限', en: 'Expiry' },
  expiryPlaceholder: { zh: '月 / 年', en: 'MM / YY' },
  securityCode: { zh: '安全碼', en: 'Security code' },
  remember: { zh: '記住這張卡，下次更快', en: 'Save this card for next time' },
  cardsAre: { zh: '可用的信用卡', en: 'Cards we take' },
  numberWrong: { zh: '卡號不完整，請再檢查一次', en: 'Please check the card number' },
  expiryWrong: { zh: '請檢查有效期限', en: 'Please check the expiry date' },
  ccvWrong: { zh: '請檢查安全碼', en: 'Please check the security code' },
  cardWrong: { zh: '請輸入正確的信用卡資料', en: 'Please enter correct credit card information' },
  savedCards: { zh: '已儲存的信用卡', en: 'Saved cards' },
  cardSource: { zh: '使用哪張信用卡', en: 'Which card to use' },
  useSaved: { zh: '已儲存的信用卡', en: 'Saved card' },
  useNew: { zh: '新信用卡', en: 'New card' },
  defaultCard: { zh: '預設', en: 'Default' },
  savedCode: { zh: '這張卡的安全碼', en: 'Security code of this card' },
  savedCodeWrong: { zh: '請輸入正確的安全碼', en: 'Please enter a correct security code' },
  selectCard: { zh: '請選擇一張已儲存的信用卡', en: 'Please select a stored credit card' },
  periods: { zh: '分期期數', en: 'Number of instalments' },
  processing: { zh: '處理中', en: 'Processing' },
  applePay: { zh: '使用 Apple Pay 付款', en: 'Pay with Apple Pay' },
  googlePay: { zh: '使用 Google Pay 付款', en: 'Pay with Google Pay' },
  fieldsLoading: { zh: '正在載入付款欄位', en: 'Loading the payment fields' },
  fieldsFailed: { zh: '付款欄位沒有載入，請再試一次', en: 'The payment fields did not load. Please try again' },
  again: { zh: '再試一次', en: 'Try again' },
  confirm: { zh: '確認結帳', en: 'Confirm checkout' },
  complete: { zh: '完成訂單', en: 'Complete order' },
} as const

export const inPeriods = (period: number): Text => ({ zh: `${period} 期`, en: `${period} instalments` })
export const partsOf = (first: string, each: string): Text => ({
  zh: `首期 ${first}，之後每期 ${each}`,
  en: `${first} first, then ${each} each`,
})
export const missingFor = (amount: string): Text => ({ zh: `再買 ${amount} 可以使用`, en: `${amount} more to go` })
export const banksOf = (count: string): Text => ({ zh: `適用零利率分期的 ${count} 家銀行`, en: `${count} banks at 0%` })
export const cardEnding = (last4: string): Text => ({ zh: `末四碼 ${last4}`, en: `ending in ${last4}` })
export const cardUntil = (month: number, year: number): Text => ({
  zh: `有效期限 ${String(month).padStart(2, '0')}/${year % 100}`,
  en: `Expires ${String(month).padStart(2, '0')}/${year % 100}`,
})

export const didNotPay = (wallet: string): Text => ({ zh: `${wallet} 未完成付款`, en: `${wallet} did not complete payment` })
export const confirmFor = (label: Text, amount: string): Text => ({ zh: `${label.zh} ${amount}`, en: `${label.en} ${amount}` })
export const pointsToEarn = (points: string): Text => ({ zh: `可得 ${points} 點`, en: `Earns ${points} points` })
export const pointsPaid = (points: string): Text => ({ zh: `${points} 點`, en: `${points} pts` })
/** The card company gave no prime: its own words and its code, for customer service. */
export const primeFailed = (reason: string, code: number): Text => ({
  zh: `信用卡資料沒有送出：${reason}（${code}）`,
  en: `Your card could not be read: ${reason} (${code})`,
})
