import type { ProblemStatus } from '#contract/shared/problems.ts'
import type { Text } from '#rules/locale.ts'

/** What the office says differently from the shop when a call fails. */
export const officeProblemTexts = {
  authentication_error: { zh: '請重新登入', en: 'Please sign in again' },
  permission_denied: {
    zh: '你的角色沒有這個權限，需要時請店主調整',
    en: 'Your role does not hold this permission. An owner can change that',
  },
  idempotency_conflict: {
    zh: '這次按下的動作已經用在別的內容上，請重新整理後再按一次',
    en: 'This press has already been used for something else. Reload the page and press again',
  },
  invalid_order_number: { zh: '沒有這個編號的訂單，請核對編號', en: 'There is no order of this number. Please check it' },
  product_not_found: { zh: '找不到這件商品，請核對編號', en: 'There is no such product. Please check its number' },
  embargo_error: { zh: '訂單中有無法寄送海外的商品，請改配送方式', en: 'Something in it cannot go abroad. Choose another way of delivery' },
  tcat_only_error: {
    zh: '訂單中有只能宅配的商品，請改配送方式',
    en: 'Something in it goes to a door only. Choose another way of delivery',
  },
  incompatible_temperature_shipping_error: {
    zh: '這個配送方式不適用於商品的溫層，請換一個',
    en: 'This delivery does not suit the temperature of the goods. Choose another one',
  },
  mix_exclusive_error: {
    zh: '預購與單獨結帳的商品請分開建立訂單',
    en: 'Put pre-order goods and goods that go alone into orders of their own',
  },
  nocod_error: { zh: '這筆訂單無法貨到付款，請改付款方式', en: 'This cannot be paid on delivery. Choose another payment' },
  atm_error: { zh: '這筆訂單無法用 ATM 轉帳，請改付款方式', en: 'This cannot be paid by transfer. Choose another payment' },
  no_enough_shopping_point: {
    zh: '會員的點數不夠，請減少點數，或改用現金價',
    en: 'The member has too few points. Take fewer, or choose the price in money',
  },
  user_lock: { zh: '這個會員帳號已鎖定，請先解除', en: 'This member is locked. Let them go first' },
  brand_not_found: { zh: '找不到這個品牌，請重新整理看看', en: 'There is no such brand any more. Reload the page' },
  ingredient_not_found: { zh: '找不到這個成分，請重新整理看看', en: 'There is no such ingredient any more. Reload the page' },
  category_not_found: { zh: '找不到這個分類，請重新整理再選', en: 'There is no such category. Reload the page and choose again' },
  not_found: { zh: '找不到這項資料，請重新整理再看', en: 'There is no such thing. Reload the page to see what there is' },
} as const satisfies Partial<Record<ProblemStatus, Text>>
