import { expect, test } from 'vitest'
import type { Text } from '#rules/locale.ts'
import { cartTexts } from './cart.ts'
import { confirmTexts, didNotPay } from './checkout.ts'
import { errorTexts } from '#texts/shared/errors.ts'
import { fieldTexts } from '#texts/shared/fields.ts'
import { homeTexts } from './home.ts'
import { addToCartTexts, problemText, problemTexts } from '#texts/shared/problems.ts'
import { productTexts } from './product.ts'
import { trackingTexts } from './tracking.ts'

// Journeys read the same tables as the pages. What a statement quotes is pinned here, word for word, beside its Chinese.

test.each<[id: string, text: Text, words: Text]>([
  ['AUT-11', errorTexts.loginFailed, { en: 'Login failed, please log in again', zh: '登入失敗，請重新登入' }],
  ['AUT-12', errorTexts.accountLocked, { en: 'Account locked, please contact customer service', zh: '帳號已被鎖定，請聯絡客服' }],
  ['AUT-13', problemTexts.user_lock, { en: 'account locked, logging out soon', zh: '帳號已被鎖定，即將登出' }],
  ['AUT-14', problemTexts.authentication_error, { en: 'please login', zh: '請先登入' }],
  ['I18N-16', errorTexts.pleaseLogIn, { en: 'Please log in.', zh: '請先登入' }],
  ['PRD-13', productTexts.loginFirst, { en: 'Please log in with Facebook first', zh: '請先使用 Facebook 或 LINE 登入' }],
  ['PRD-14', addToCartTexts.permission_denied, { en: 'VIP only', zh: 'VIP 會員限定' }],
  ['PRD-15', productTexts.soldOut, { en: 'Sold out', zh: '已售完' }],
  ['BND-05', productTexts.selectEnough, { en: 'Please select enough quantity', zh: '請選滿數量' }],
  ['CRT-26', cartTexts.insufficientPoints, { en: 'Insufficient points', zh: '點數不足' }],
  ['PTS-13', problemTexts.no_enough_shopping_point, { en: 'Insufficient points', zh: '點數不足' }],
  ['CRT-36', addToCartTexts.already_in_cart, { en: 'Cart already has this item', zh: '購物車已經有這件商品' }],
  ['CRT-39', cartTexts.loadFailed, { en: 'Failed to retrieve shopping cart details', zh: '無法取得購物車內容' }],
  ['CRT-41', cartTexts.soldOut, { en: 'Sold out', zh: '已售完' }],
  ['CK4-07', confirmTexts.selectCard, { en: 'Please select a stored credit card', zh: '請選擇一張已儲存的信用卡' }],
  ['CK4-08', confirmTexts.savedCodeWrong, { en: 'Please enter a correct security code', zh: '請輸入正確的安全碼' }],
  ['CK4-09', confirmTexts.cardWrong, { en: 'Please enter correct credit card information', zh: '請輸入正確的信用卡資料' }],
  ['CK4-13', confirmTexts.confirm, { en: 'Confirm checkout', zh: '確認結帳' }],
  ['CK4-13', confirmTexts.complete, { en: 'Complete order', zh: '完成訂單' }],
  ['CK4-13', confirmTexts.processing, { en: 'Processing', zh: '處理中' }],
  ['CK4-22', didNotPay('Google Pay'), { en: 'Google Pay did not complete payment', zh: 'Google Pay 未完成付款' }],
  ['CNL-06', problemTexts.cancel_error, { en: "This order can't be canceled", zh: '這筆訂單無法取消' }],
  ['ERR-07', problemTexts.not_found, { en: "This page doesn't exist", zh: '這個頁面不存在' }],
  ['HOM-08', homeTexts.emailVerified, { en: 'Email verified and updated successfully', zh: '電子郵件已驗證並更新完成' }],
  [
    'HOM-09',
    homeTexts.emailNotVerified,
    { en: 'Email verification failed, please check your email and try again', zh: '電子郵件驗證失敗，請檢查信箱後再試一次' },
  ],
  [
    'PAY-06',
    problemText('credit_card_order_error', { code: '915' }),
    {
      en: 'Credit card authorization error, please use other cards to check out again. Error code: 915',
      zh: '信用卡授權失敗，請改用其他信用卡結帳。錯誤代碼：915',
    },
  ],
  ['PRF-11', fieldTexts.required, { en: 'This field is required', zh: '此欄位為必填' }],
  ['PRF-11', fieldTexts.email, { en: 'Please enter a valid email', zh: '請輸入有效的電子郵件' }],
  [
    'SHP-08',
    fieldTexts.freezingDisabled,
    { en: 'Chilled and frozen goods can’t be delivered to this area', zh: '低溫商品無法配送到這個地區' },
  ],
])('ERR-08 I18N-14 %s is worded as its statement words it', (_, text, words) => {
  expect(text).toEqual(words)
})

test('I18N-14 whether companies outside the shop may know what a visitor looks at is asked in the visitor’s own words', () => {
  expect(trackingTexts).toEqual({
    title: { zh: '數據與廣告', en: 'Data and ads' },
    question: {
      zh: '可以讓分析與廣告服務知道你看了哪些商品嗎？不同意也能照常購物。',
      en: 'May analytics and ad services know which products you look at? The shop works the same if you say no.',
    },
    allow: { zh: '同意', en: 'Allow' },
    refuse: { zh: '不同意', en: 'Refuse' },
  })
})
