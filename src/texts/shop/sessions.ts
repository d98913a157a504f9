import type { Text } from '#rules/locale.ts'

export const sessionTexts = {
  title: { zh: '登入中的裝置', en: 'Where you are logged in' },
  note: { zh: '有不認得的裝置，就把它登出。', en: 'If you do not know a device, log it out.' },
  thisDevice: { zh: '這部裝置', en: 'This device' },
  unknownDevice: { zh: '未知的裝置', en: 'Unknown device' },
  logOut: { zh: '登出', en: 'Log out' },
  everywhere: { zh: '登出所有裝置', en: 'Log out everywhere' },
  everywhereTitle: { zh: '要登出所有裝置嗎？', en: 'Log out everywhere?' },
  everywhereText: { zh: '其他裝置會立刻登出，下次要重新登入。', en: 'All other devices are logged out at once and have to log in again.' },
  hereToo: { zh: '這部裝置也一起登出', en: 'Log out on this device too' },
  cancel: { zh: '先不要', en: 'Not now' },
  failed: { zh: '暫時無法顯示登入中的裝置', en: 'We can’t show your devices right now' },
  again: { zh: '再試一次', en: 'Try again' },
} as const

export const logOutOf = (device: string): Text => ({ zh: `登出 ${device}`, en: `Log out of ${device}` })
export const loggedInAt = (moment: string): Text => ({ zh: `${moment} 登入`, en: `Logged in ${moment}` })
export const lastUsed = (day: string): Text => ({ zh: `最近使用：${day}`, en: `Last used ${day}` })

/** A change that could take the account from its member is made after they have shown once more who they are. */
export const identityTexts = {
  title: { zh: '請先確認是你本人', en: 'Please confirm it’s you' },
  text: {
    zh: '為了保護你的帳號，這項變更需要重新確認身分。你填寫的內容會保留。',
    en: 'To protect your account, this change needs a fresh login. What you have typed is kept.',
  },
  withLine: { zh: '使用 LINE 確認', en: 'Confirm with LINE' },
  withFacebook: { zh: '使用 Facebook 確認', en: 'Confirm with Facebook' },
  failed: { zh: '沒有完成身分確認，資料沒有變更', en: 'You were not confirmed, and nothing was changed' },
} as const
