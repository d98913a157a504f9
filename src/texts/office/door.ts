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
  lockout: {
    zh: '密碼連續錯 5 次會先鎖 1 分鐘，通行金鑰不受影響。',
    en: 'Five wrong passwords in a row lock it for a minute. Passkeys go on working.',
  },
  orPassword: { zh: '或用密碼', en: 'Or with a password' },
  forgot: { zh: '忘記密碼', en: 'Forgot password' },
  forgotTitle: { zh: '重設密碼', en: 'Set a new password' },
  forgotHow: {
    zh: '輸入你的電子郵件，我們會寄一個連結給你，30 分鐘內有效。',
    en: 'Type your email address. We send you a link, which works for 30 minutes.',
  },
  forgotSend: { zh: '寄出連結', en: 'Send the link' },
  forgotSent: {
    zh: '如果這個地址有後台帳號，信已經寄出，請到信箱查看。',
    en: 'If this address has an account of the office, the letter is on its way. Have a look at your mail.',
  },
  toSignIn: { zh: '回到登入', en: 'Back to the sign-in' },
  newPasswordTitle: { zh: '設定新密碼', en: 'Set a new password' },
  newPasswordHow: {
    zh: '設定後所有裝置都會登出，第二道驗證不變。',
    en: 'All devices are signed out then. Your second factor stays as it is.',
  },
  newPasswordSet: { zh: '新密碼已設定', en: 'Your new password is set' },
  newPasswordSetHow: { zh: '請用新密碼登入。', en: 'Sign in with it now.' },
  saveNewPassword: { zh: '儲存新密碼', en: 'Save the new password' },
  resetTitle: { zh: '重新設定登入方式', en: 'Set up your sign-in anew' },
  resetHow: {
    zh: '你的密碼和第二道驗證已清除，重新設定後就能登入。',
    en: 'Your password and second factors were removed. Set them up anew to sign in.',
  },
  setUpTitle: { zh: '先設定第二道驗證', en: 'Set up a second factor first' },
  setUpHow: {
    zh: '後台的每個帳號都要有第二道驗證。設定好之後，再用密碼登入一次。',
    en: 'Every account of the office has a second factor. Once yours is set up, sign in with your password again.',
  },
  orSetPassword: { zh: '或設定密碼', en: 'Or set a password' },
  orApp: { zh: '或用驗證器 App', en: 'Or with an authenticator app' },
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
    zh: '先告訴我們你是誰，再選登入方式，之後就能邀請其他同仁。',
    en: 'Say who you are, then choose how to sign in. After that you can invite everybody else.',
  },
  proofTitle: { zh: '你要怎麼登入？', en: 'How will you sign in?' },
  proofHow: {
    zh: '通行金鑰用指紋、臉部或裝置密碼登入，最快也最安全。',
    en: 'A passkey signs you in by fingerprint, face or the code of your device. It is the quickest way, and the safest.',
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
  codesKeptHere: { zh: '收好了', en: 'They are safe' },
  codesKept: { zh: '收好了，前往登入', en: 'They are safe, sign in' },
  linkEnded: { zh: '這個連結已經失效', en: 'This link no longer works' },
  linkEndedHow: {
    zh: '在主機上執行 npm run shop -- office-link，就會有新的連結。',
    en: 'Run npm run shop -- office-link on the server for a new one.',
  },
} as const satisfies Record<string, Text>

/** Passkeys, wherever they are made or given. */
export const passkeyTexts = {
  signIn: { zh: '用通行金鑰登入', en: 'Sign in with a passkey' },
  use: { zh: '改用通行金鑰', en: 'Use a passkey instead' },
  give: { zh: '用通行金鑰驗證', en: 'Confirm with a passkey' },
  make: { zh: '建立通行金鑰', en: 'Make a passkey' },
  hint: { zh: '用這台裝置的指紋、臉部或密碼。', en: 'By fingerprint, face or the code of this device.' },
  closed: {
    zh: '通行金鑰沒有完成，可以再試一次，或換別的方式',
    en: 'The passkey was not completed. Try again, or another way',
  },
  failed: {
    zh: '這個瀏覽器現在用不了通行金鑰，請換別的方式',
    en: 'This browser cannot use a passkey now. Try another way',
  },
  alreadyThere: { zh: '這台裝置已經有你的通行金鑰了', en: 'This device holds a passkey of yours already' },
  nameOfDevice: { zh: '我的裝置', en: 'My device' },
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
