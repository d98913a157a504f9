import type { Text } from '../web/language-of.ts'

export const facebookTexts = {
  title: { zh: '以 Facebook 帳號登入', en: 'Log in with Facebook' },
  asks: {
    zh: '梅好將取得你的名字、大頭貼與電子郵件。要用誰的身分登入？',
    en: 'Meihao will receive your name, picture and e-mail address. Who are you today?',
  },
  newPerson: { zh: '一位新朋友', en: 'A new random person' },
  newPersonNote: { zh: '第一次來，有電子郵件', en: 'Never seen before, with an e-mail address' },
  newWithoutEmail: { zh: '一位用手機註冊的新朋友', en: 'A new random person without e-mail' },
  newWithoutEmailNote: { zh: '沒有電子郵件', en: 'Joined by phone number' },
  asksAgain: { zh: '請再輸入一次密碼，確認是你本人。', en: 'Please enter your password again to show that it is you.' },
  refuse: { zh: '取消', en: 'Refuse' },
  error: { zh: '模擬 Facebook 發生錯誤', en: 'Provider error' },
  badRequest: { zh: '無法登入', en: 'Cannot log in' },
  unknownApp: { zh: '沒有這個應用程式。', en: 'There is no such app.' },
  badRedirect: { zh: '這個網址不在應用程式的清單裡。', en: 'This address is not on the list of the app.' },
} satisfies Record<string, Text>
