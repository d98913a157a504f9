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
  not_found: { zh: '找不到這項資料，請重新整理再看', en: 'There is no such thing. Reload the page to see what there is' },
} as const satisfies Partial<Record<ProblemStatus, Text>>
