import type { Text } from '#rules/locale.ts'

/** Pages that say that something is not there or went wrong. */
export const errorTexts = {
  lostTitle: { zh: '這一頁已經飄走了', en: 'This page has drifted away' },
  lost: {
    zh: '這個頁面不存在。網址可能有誤，或這項商品已經下架。',
    en: "This page doesn't exist. The address may be wrong, or the product is no longer sold.",
  },
  backHome: { zh: '回首頁', en: 'Back to home' },
  brokenTitle: { zh: '這一頁沒能打開', en: "This page didn't open" },
  broken: { zh: '可能是連線不穩，請再試一次。', en: 'The connection may be unsteady. Please try again.' },
  reference: (id: string): Text => ({ zh: `請求編號：${id}`, en: `Request: ${id}` }),
  again: { zh: '再試一次', en: 'Try again' },
  loginFailed: { zh: '登入失敗，請重新登入', en: 'Login failed, please log in again' },
  accountLocked: { zh: '帳號已被鎖定，請聯絡客服', en: 'Account locked, please contact customer service' },
  contactUs: { zh: '聯絡客服', en: 'Contact us' },
  loggingOut: { zh: '帳號已被鎖定，即將登出', en: 'Your account is locked. Logging out soon.' },
  pleaseLogIn: { zh: '請先登入', en: 'Please log in.' },
} as const
