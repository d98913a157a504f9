import type { Text } from '#rules/locale.ts'

/** What the shop says beside a field that is filled in wrongly. Pages and API use the same words; a form names what is missing (needed-fields.ts). */
export const fieldTexts = {
  required: { zh: '此欄位為必填', en: 'This field is required' },
  email: { zh: '請輸入有效的電子郵件', en: 'Please enter a valid email' },
  date: { zh: '請輸入有效的日期', en: 'Please enter a valid date' },
  integer: { zh: '請輸入整數', en: 'Please enter a whole number' },
  choice: { zh: '請從選項中選擇', en: 'Please choose one of the options' },
  tooLong: { zh: '輸入的內容太長', en: 'This is too long' },
  hiddenSigns: {
    zh: '含有看不見的控制字元，請刪除後重新輸入',
    en: 'This holds hidden control characters. Please delete them and type it again',
  },
  oneLine: { zh: '請寫在同一行', en: 'Please write this on one line' },
  tooShort: { zh: '輸入的內容太短', en: 'This is too short' },
  tooMany: { zh: '數量太多', en: 'This is too many' },
  tooManyLines: { zh: '一筆訂單最多 100 項商品，請分次結帳', en: 'An order takes at most 100 items. Please check out in parts' },
  passwordShort: { zh: '密碼至少 12 個字', en: 'A password has at least 12 characters' },
  wrongCode: { zh: '驗證碼不對，請輸入驗證器上現在的 6 位數字', en: 'This is not the code that your app shows now' },
  httpsAddress: { zh: '請輸入以 https:// 開頭的完整網址', en: 'Please enter a whole address that begins with https://' },
  network: { zh: '請輸入 IP 位址或網段，例如 203.0.113.0/24', en: 'Please enter an address or a range such as 203.0.113.0/24' },
  invalid: { zh: '格式不正確', en: 'This is not in the right form' },
  name: { zh: '請填寫姓名', en: 'Please enter a name' },
  realName: { zh: '請填寫與身分證件相符的真實姓名', en: 'Please enter the real name as on the identity card' },
  englishName: { zh: '請以英文字母填寫姓名', en: 'Please use letters, spaces, commas, periods and hyphens only' },
  mobileFormat: { zh: '手機號碼格式不正確', en: 'Please enter a valid phone number' },
  mobileTooShort: { zh: '手機號碼太短', en: 'The phone number is too short' },
  mobileTooLong: { zh: '手機號碼太長', en: 'The phone number is too long' },
  addressLimit: { zh: '地址至少需要 5 個字', en: 'The address needs at least 5 characters' },
  foreignAddressLimit: { zh: '地址需為 5 到 35 個英數字元', en: 'The address line needs 5 to 35 characters' },
  foreignAddressLineLimit: { zh: '地址最多 35 個英數字元', en: 'The address line takes at most 35 characters' },
  foreignAddressFormat: {
    zh: '地址只能使用英文字母、數字、空格與 - , . #',
    en: 'Please use letters, digits, spaces, hyphens, commas, periods and # only',
  },
  lettersOnly: { zh: '只能使用英文字母', en: 'Please use letters only' },
  postalCode: { zh: '郵遞區號只能是數字', en: 'The postal code takes digits only' },
  freezingDisabled: { zh: '低溫商品無法配送到這個地區', en: 'Chilled and frozen goods can’t be delivered to this area' },
  countryKept: {
    zh: '運費依國家計算，下單後不能更改國家；要寄到別的國家，請取消後重新下單',
    en: 'The delivery fee depends on the country, so it can’t be changed. To send it elsewhere, please cancel and order again',
  },
  remarksLimit: { zh: '備註最多 40 個字', en: 'The remark takes at most 40 characters' },
  uniformInvoiceLimit: { zh: '統一編號為 8 位數字', en: 'The tax ID has 8 digits' },
  taxIdNeeded: { zh: '請填寫公司統一編號', en: 'Please enter the company tax ID' },
  companyTitleNeeded: { zh: '請填寫公司抬頭', en: 'Please enter the company title' },
  donationAgencyNeeded: { zh: '請選擇捐贈單位', en: 'Please choose a donation agency' },
  member_carrier_error_text: { zh: '請輸入有效的電子郵件作為會員載具', en: 'Please enter a valid email for the member carrier' },
  mobile_receipt_carrier_wrong: { zh: '手機條碼有誤，請確認後再輸入', en: 'This mobile barcode is wrong. Please check it' },
  Citizen_Digital_Certificate_wrong: {
    zh: '自然人憑證條碼為 2 個大寫英文字母加 14 個數字',
    en: 'The certificate has 2 capital letters and 14 digits',
  },
  bankUnknown: {
    zh: '請從選單選擇銀行，或填寫存摺上的 3 位數代碼',
    en: 'Please choose the bank, or enter the 3-digit code in your passbook',
  },
  accountNumber: { zh: '帳號為 10 到 16 位數字', en: 'The account number has 10 to 16 digits' },
  postAccountNumber: {
    zh: '郵局帳號為局號 7 位加帳號 7 位，共 14 位數字',
    en: 'An account of the post office has 14 digits: 7 of the branch and 7 of the account',
  },
  accountHolder: { zh: '請填寫戶名，要和存摺上的一樣', en: 'Please enter the account holder as it stands in the passbook' },
  cancelReasonNeeded: { zh: '請填寫取消原因', en: 'Please enter the reason' },
  birthdayKept: { zh: '生日已設定，如需修改請聯絡客服', en: 'Your birthday is set already. Please contact customer service to change it' },
  birthdayRange: { zh: '生日需在 10 到 100 年前之間', en: 'The birthday must lie between 10 and 100 years ago' },
  wishlistFull: { zh: '收藏清單最多 200 項，請先移除一些', en: 'The wishlist holds 200 products. Please remove some first' },
  wishlistEmpty: { zh: '收藏清單是空的，還沒有可以分享的商品', en: 'The wishlist is empty: there is nothing to share yet' },
  cardCannotPay: { zh: '這張卡片無法付款，不能設為預設', en: 'This card can’t pay, so it can’t be the default' },
  aboveOrigin: { zh: '售價不能高於原價', en: 'The price may not be above the list price' },
  notBelowPrice: { zh: '首購價要低於售價', en: 'The first price has to be below the price' },
  free: { zh: '只有贈品或用點數換的商品可以是 0 元', en: 'Only a gift, or what points pay for, costs nothing' },
  wholeMinute: { zh: '請填整分鐘', en: 'Please choose a whole minute' },
  notPast: { zh: '請選還沒到的時間', en: 'Please choose a time that is to come' },
  endsBefore: { zh: '結束要晚於開始', en: 'It has to end after it begins' },
  noPrice: { zh: '還沒有售價，請先填寫', en: 'It has no price yet. Please enter one first' },
  noPicture: { zh: '還沒有圖片，請先加一張', en: 'It has no picture yet. Please add one first' },
  travelsApart: { zh: '分開出貨的商品要先付款，不能貨到付款', en: 'What travels apart is paid beforehand' },
  inBundle: { zh: '任選組合裡的商品要同一個溫層', en: 'What is picked together has one temperature' },
  taken: { zh: '另一件商品已經用了，請換一個', en: 'Another product has this already. Please use another one' },
  cardUnusable: { zh: '這張卡片無法使用，請改用其他卡片', en: 'This card can’t be used. Please use another one' },
} as const satisfies Record<string, Text>

export type FieldMessage = keyof typeof fieldTexts

export function isFieldMessage(word: string): word is FieldMessage {
  return Object.hasOwn(fieldTexts, word)
}
