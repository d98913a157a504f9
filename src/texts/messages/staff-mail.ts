import type { Text } from '#rules/locale.ts'

/** Letters to the people of the office about their own account. */
export const staffMailTexts = {
  passwordSubject: { zh: '重設你的後台密碼', en: 'Set a new password for the office' },
  passwordAsk: {
    zh: '有人在登入頁按了「忘記密碼」。如果是你，按下按鈕設定新密碼。連結 30 分鐘內有效，只能用一次；第二道驗證不會變。',
    en: 'Somebody chose “Forgot password” at the sign-in of the office. If it was you, set a new password with the button. The link works once, within 30 minutes; your second factor stays as it is.',
  },
  passwordButton: { zh: '設定新密碼', en: 'Set a new password' },
  passwordUnexpected: {
    zh: '如果不是你，請忽略這封信，密碼不會改變。',
    en: 'If it wasn’t you, ignore this letter. Your password stays as it is.',
  },
  resetSubject: { zh: '重新設定你的後台登入方式', en: 'Set up your sign-in to the office anew' },
  resetAsk: {
    zh: '店主清除了你的密碼和第二道驗證，所有裝置都已登出。按下按鈕重新設定。連結 1 小時內有效，只能用一次。',
    en: 'An owner has removed your password and second factors and signed you out everywhere. Set them up anew with the button. The link works once, within an hour.',
  },
  resetButton: { zh: '重新設定', en: 'Set up anew' },
  resetUnexpected: { zh: '如果你覺得奇怪，請先問過店主再按。', en: 'If this surprises you, ask the owner before you follow it.' },
  toOffice: { zh: '查看登入中的裝置', en: 'See where you are signed in' },
  notYou: {
    zh: '如果是你，不需要做任何事。如果不是，請馬上更換密碼、登出其他裝置，並告訴店主。',
    en: 'If it was you, there is nothing to do. If it wasn’t, change your password at once, sign out everywhere else, and tell the owner.',
  },
  unknownBrowser: { zh: '不明的瀏覽器', en: 'an unknown browser' },
} as const satisfies Record<string, Text>

/** What the letter is about, and what has happened, by what its person is warned of. */
export const warningTexts = {
  new_browser: {
    subject: { zh: '有新的裝置登入你的後台帳號', en: 'A new device signed in to your office account' },
    tells: {
      zh: '你的帳號從一個最近 90 天沒用過的瀏覽器登入了後台。',
      en: 'Your account signed in from a browser that was not used in the last 90 days.',
    },
  },
  password_changed: {
    subject: { zh: '你的後台密碼已變更', en: 'Your office password was changed' },
    tells: {
      zh: '你的後台密碼已經換成新的，其他裝置都已登出。',
      en: 'Your office password was changed, and all other devices were signed out.',
    },
  },
  factor_changed: {
    subject: { zh: '你的後台驗證方式已變更', en: 'How you prove who you are in the office was changed' },
    tells: {
      zh: '你的通行金鑰、驗證器 App 或備用碼有了變更。',
      en: 'A passkey, the authenticator app or the recovery codes of your account were changed.',
    },
  },
  recovery_used: {
    subject: { zh: '你的一組備用碼已使用', en: 'One of your recovery codes was used' },
    tells: {
      zh: '有人用你的一組備用碼登入了後台，這組碼不能再用。',
      en: 'Somebody signed in with one of your recovery codes. It does not work again.',
    },
  },
} as const satisfies Record<string, { subject: Text; tells: Text }>

/** When and from where: `時間：2026/11/24 14:05（台北）`. */
export const whenText = (moment: string): Text => ({ zh: `時間：${moment}（台北）`, en: `When: ${moment} (Taipei)` })
export const whereText = ({ browser, address }: { browser: Text; address: string }): Text => ({
  zh: `裝置：${browser.zh}，網路位址 ${address}`,
  en: `From: ${browser.en}, network address ${address}`,
})
