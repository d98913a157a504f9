import type { Text } from '../web/language-of.ts'

export const lineTexts = {
  title: { zh: '以 LINE 帳號登入', en: 'Log in with LINE' },
  asks: { zh: '梅好想取得下列資料。要用誰的身分登入？', en: 'Meihao would like the following. Who are you today?' },
  scopes: {
    profile: { zh: '名字與大頭貼', en: 'Name and picture' },
    openid: { zh: '使用者識別碼', en: 'User id' },
    email: { zh: '電子郵件', en: 'E-mail address' },
  } as Record<string, Text>,
  withoutEmail: { zh: '沒有電子郵件', en: 'No e-mail address' },
  newPerson: { zh: '一位新朋友', en: 'A new random person' },
  newPersonNote: { zh: '第一次來，有電子郵件', en: 'Never seen before, with an e-mail address' },
  newWithoutEmail: { zh: '一位不給電子郵件的新朋友', en: 'A new random person without e-mail' },
  asksAgain: {
    zh: '梅好請你再確認一次身分，LINE 會重新要求登入。',
    en: 'Meihao wants to be sure who you are: LINE asks you to log in again.',
  },
  unasked: { zh: '小梅，但 LINE 沒有再要求登入', en: 'Mei, but LINE does not ask again' },
  refuse: { zh: '拒絕', en: 'Refuse' },
  error: { zh: '模擬 LINE 發生錯誤', en: 'Provider error' },
  badRequest: { zh: '400 無法登入', en: '400 Cannot log in' },
  unknownChannel: { zh: '沒有這個 channel。', en: 'There is no such channel.' },
  badRedirect: { zh: 'redirect_uri 不是登記過的網址。', en: 'The redirect_uri is not one of the registered addresses.' },
} satisfies Record<string, Text | Record<string, Text>>
