import type { Text } from '#rules/locale.ts'

/** How somebody proves who they are, on the page of their own settings. */
export const factorTexts = {
  title: { zh: '登入方式', en: 'How you sign in' },
  password: { zh: '密碼', en: 'Password' },
  hasPassword: { zh: '已設定', en: 'Set' },
  noPassword: { zh: '沒有密碼，用通行金鑰登入', en: 'None, you sign in with a passkey' },
  setPassword: { zh: '設定密碼', en: 'Set a password' },
  changePassword: { zh: '換密碼', en: 'Change the password' },
  passwordHow: { zh: '換好之後，其他裝置都會登出。', en: 'All other devices are signed out then.' },
  passwordSet: { zh: '密碼已更新，其他裝置都已登出', en: 'The password is changed, all other devices are signed out' },
  app: { zh: '驗證器 App', en: 'Authenticator app' },
  noApp: { zh: '還沒設定', en: 'None yet' },
  setApp: { zh: '設定', en: 'Set up' },
  exchangeApp: { zh: '換一個', en: 'Use another' },
  appSet: { zh: '驗證器 App 已設定', en: 'The authenticator app is set up' },
  useApp: { zh: '使用這個 App', en: 'Use this app' },
  remove: { zh: '移除', en: 'Remove' },
  removeAppTitle: { zh: '移除驗證器 App', en: 'Remove the authenticator app' },
  removed: { zh: '已移除', en: 'Removed' },
  removeHow: { zh: '移除後就不能再用它登入或驗證。', en: 'You can neither sign in nor confirm with it any more.' },
  passkeys: { zh: '通行金鑰', en: 'Passkeys' },
  noPasskeys: {
    zh: '還沒有。用指紋、臉部或裝置密碼登入，最快也最安全。',
    en: 'None yet. They sign you in by fingerprint, face or the code of your device.',
  },
  addPasskey: { zh: '新增通行金鑰', en: 'Add a passkey' },
  passkeyName: { zh: '名稱', en: 'Name' },
  passkeyNameHint: { zh: '例如：店裡的筆電', en: 'Such as: the laptop of the shop' },
  passkeyAdded: { zh: '通行金鑰已新增', en: 'The passkey is added' },
  rename: { zh: '改名', en: 'Rename' },
  renamed: { zh: '名稱已更新', en: 'The name is changed' },
  save: { zh: '儲存', en: 'Save' },
  keep: { zh: '先不要', en: 'Not now' },
  neverUsed: { zh: '還沒用過', en: 'not used yet' },
  codes: { zh: '備用碼', en: 'Recovery codes' },
  newCodes: { zh: '產生新的備用碼', en: 'Make new recovery codes' },
  newCodesHow: { zh: '舊的備用碼會立刻失效。', en: 'Those you have now stop working at once.' },
  newCodesMake: { zh: '產生', en: 'Make them' },
  toOwn: { zh: '到「我的設定」產生新的', en: 'Make new ones in your settings' },
} as const satisfies Record<string, Text>

export const sinceText = (day: string): Text => ({ zh: `${day} 設定`, en: `Set up ${day}` })
export const madeText = (day: string): Text => ({ zh: `${day} 建立`, en: `made ${day}` })
export const usedText = (moment: string): Text => ({ zh: `最後使用 ${moment}`, en: `last used ${moment}` })
export const codesLeft = (left: number): Text => ({ zh: `還有 ${left} 組`, en: left === 1 ? '1 left' : `${left} left` })
export const fewCodes = (left: number): Text => ({
  zh: left === 0 ? '備用碼用完了，請產生新的。' : `備用碼只剩 ${left} 組，請產生新的。`,
  en:
    left === 0
      ? 'Your recovery codes are used up. Make new ones.'
      : `You have ${left} recovery ${left === 1 ? 'code' : 'codes'} left. Make new ones.`,
})
export const removePasskeyOf = (name: string): Text => ({ zh: `移除通行金鑰「${name}」`, en: `Remove the passkey “${name}”` })
export const renamePasskeyOf = (name: string): Text => ({ zh: `改名「${name}」`, en: `Rename “${name}”` })
