import type { Text } from '#rules/locale.ts'

/** Signing in to the office, and its first owner. */
export const doorTexts = {
  title: { zh: '登入後台', en: 'Sign in to the office' },
  how: {
    zh: '這台電腦會記住 7 天，閒置 8 小時要重新登入。',
    en: 'This computer is remembered for 7 days. After 8 idle hours you sign in again.',
  },
  email: { zh: '電子郵件', en: 'Email' },
  password: { zh: '密碼', en: 'Password' },
  showPassword: { zh: '顯示密碼', en: 'Show password' },
  hidePassword: { zh: '隱藏密碼', en: 'Hide password' },
  shared: { zh: '共用裝置：閒置 30 分鐘就登出', en: 'Shared device: sign out after 30 idle minutes' },
  next: { zh: '繼續', en: 'Continue' },
  lockout: { zh: '密碼連續錯 5 次會先鎖 1 分鐘。', en: 'Five wrong passwords in a row lock it for a minute.' },
  secondTitle: { zh: '再驗證一次', en: 'One more step' },
  secondHow: { zh: '打開驗證器 App，輸入畫面上的 6 位數字。', en: 'Open your authenticator app and type the 6 digits it shows.' },
  code: { zh: '驗證碼', en: 'Code' },
  recoveryHow: {
    zh: '輸入一組還沒用過的備用碼，每組只能用一次。',
    en: 'Type a recovery code that you have not used yet. Each works once.',
  },
  recoveryCode: { zh: '備用碼', en: 'Recovery code' },
  useRecovery: { zh: '手機不在身邊？改用備用碼', en: 'No phone at hand? Use a recovery code' },
  useCode: { zh: '改用驗證器 App', en: 'Use the authenticator app' },
  signIn: { zh: '登入', en: 'Sign in' },
  back: { zh: '換一個帳號', en: 'Use another account' },
  startOver: { zh: '這次登入已失效，請重新輸入密碼。', en: 'This sign-in has ended. Please type your password again.' },
  demo: { zh: '示範商店', en: 'Demo shop' },
  demoHow: { zh: '挑一個人進去看看，這裡的人和訂單都是虛構的。', en: 'Pick somebody and look around. People and orders here are made up.' },
  calm: { zh: '今天的工作，都在這裡。', en: 'Everything the day asks for, in one place.' },
  endedTitle: { zh: '請重新登入', en: 'Please sign in again' },
  ended: {
    zh: '登入已結束，登入後這一頁和打好的內容都還在。',
    en: 'Your session has ended. This page and what you typed will still be here.',
  },

  ownerTitle: { zh: '成為第一位店主', en: 'Become the first owner' },
  ownerHow: {
    zh: '設定密碼和第二道驗證，之後就能邀請其他同仁。',
    en: 'Set a password and a second factor. Then you can invite everybody else.',
  },
  name: { zh: '姓名', en: 'Name' },
  nameHint: { zh: '同仁在紀錄和備註裡看到的名字', en: 'What colleagues see in notes and in the log' },
  language: { zh: '語言', en: 'Language' },
  newPassword: { zh: '新密碼', en: 'New password' },
  newPasswordHint: {
    zh: '至少 12 個字，任何字都可以；一句話最好記。',
    en: 'At least 12 characters of any kind. A sentence is easiest to remember.',
  },
  scanTitle: { zh: '用驗證器 App 掃描', en: 'Scan with an authenticator app' },
  scanHow: {
    zh: '例如 Google Authenticator 或 1Password。掃描後輸入 App 顯示的 6 位數字。',
    en: 'Such as Google Authenticator or 1Password. Then type the 6 digits that it shows.',
  },
  qr: { zh: '驗證器 App 的 QR code', en: 'QR code for the authenticator app' },
  secret: { zh: '不能掃描？手動輸入這組金鑰：', en: 'Cannot scan? Type this key instead:' },
  begin: { zh: '開通後台', en: 'Open the office' },
  codesTitle: { zh: '把備用碼收好', en: 'Keep your recovery codes' },
  codesHow: {
    zh: '手機不在身邊時，一組可以代替一次驗證碼。只顯示這一次。',
    en: 'Each stands in once for the code of your phone. They are shown only now.',
  },
  print: { zh: '列印', en: 'Print' },
  download: { zh: '下載', en: 'Download' },
  codesKept: { zh: '收好了，前往登入', en: 'They are safe, sign in' },
  linkEnded: { zh: '這個連結已經失效', en: 'This link no longer works' },
  linkEndedHow: {
    zh: '在主機上執行 npm run shop -- office-link，就會有新的連結。',
    en: 'Run npm run shop -- office-link on the server for a new one.',
  },
} as const satisfies Record<string, Text>

/** What each of the cast does, on the buttons of the demo shop. */
export const castTexts = {
  owner: { zh: '全部都能做', en: 'May do everything' },
  manager: { zh: '管理每天的營運', en: 'Runs the day' },
  packer: { zh: '揀貨、裝箱、交寄、盤點', en: 'Picks, packs, hands over, counts' },
  care: { zh: '訂單、會員、補點數', en: 'Orders, members, points' },
  editor: { zh: '商品文字、圖片、內容', en: 'Words, pictures, content' },
  accountant: { zh: '報表、發票、對帳', en: 'Reports, invoices, reconciliation' },
} as const satisfies Record<string, Text>

/** The roles that every office has. */
export const roleTexts = {
  owner: { zh: '店主', en: 'Owner' },
  manager: { zh: '店長', en: 'Manager' },
  packer: { zh: '出貨', en: 'Packer' },
  care: { zh: '客服', en: 'Customer care' },
  editor: { zh: '編輯', en: 'Editor' },
  accountant: { zh: '會計', en: 'Accountant' },
} as const satisfies Record<string, Text>
