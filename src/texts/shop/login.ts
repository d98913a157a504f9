/** The dialog in which one logs in; it is fetched when somebody wants it. */
export const loginTexts = {
  title: { zh: '歡迎來到梅好', en: 'Welcome to Meihao' },
  reason: { zh: '登入後就能加入購物車、累積點數。', en: 'Log in to fill your cart and collect points.' },
  withLine: { zh: '使用 LINE 登入', en: 'Log in with LINE' },
  withFacebook: { zh: '使用 Facebook 登入', en: 'Log in with Facebook' },
} as const

export const agreement = {
  before: { zh: '登入即表示同意', en: 'By logging in you agree to our ' },
  between: { zh: '與', en: ' and ' },
  after: { zh: '。', en: '.' },
} as const
