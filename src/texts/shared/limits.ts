import type { LimitReason } from '#rules/limits.ts'
import type { Text } from '#rules/locale.ts'

/** What the shop says to whoever has to wait. Of cards it says no more than that: why one was refused, a stranger who tries them must not learn. */
export const limitTexts = {
  cards_paused: {
    zh: '目前暫時無法使用信用卡付款，請稍後再試，或改用其他付款方式',
    en: 'Card payments are paused for now. Please try again later or choose another payment method',
  },
  unpaid_orders: {
    zh: '你有太多還沒付款的訂單，請先付款或取消其中幾筆再下單',
    en: 'You have too many unpaid orders. Please pay or cancel some of them first',
  },
  unpaid_units: {
    zh: '你還沒付款的訂單裡已經有很多這件商品，請先付款或取消再下單',
    en: 'Your unpaid orders already hold many of this product. Please pay or cancel them first',
  },
  orders_on_delivery: {
    zh: '你有太多還沒收到的貨到付款訂單，請改用其他付款方式，或收到商品後再下單',
    en: 'You have too many cash on delivery orders on their way. Please choose another payment method, or order again once they have arrived',
  },
  units_on_delivery: {
    zh: '你的貨到付款訂單裡已經有很多這件商品，請改用其他付款方式，或收到商品後再下單',
    en: 'Your cash on delivery orders already hold many of this product. Please choose another payment method, or order again once they have arrived',
  },
  codes: { zh: '折扣碼嘗試太多次，請過幾分鐘再試', en: 'Too many discount codes tried. Please try again in a few minutes' },
  look_ups: { zh: '查詢太頻繁，請稍候再試', en: 'Too many look-ups. Please wait a moment and try again' },
  letters: { zh: '確認信寄送次數已達上限，請一小時後再試', en: 'Too many confirmation letters. Please try again in an hour' },
  sign_ins: { zh: '登入次數太頻繁，請過幾分鐘再試', en: 'Too many sign-ins. Please try again in a few minutes' },
} as const satisfies Record<LimitReason, Text>
