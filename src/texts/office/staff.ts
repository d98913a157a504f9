import type { Text } from '#rules/locale.ts'

export const staffTexts = {
  title: { zh: '同仁與權限', en: 'People and roles' },
  people: { zh: '同仁', en: 'People' },
  invitations: { zh: '邀請中', en: 'Invited' },
  invite: { zh: '邀請同仁', en: 'Invite somebody' },
  inviteHow: { zh: '寄出一封信，連結 72 小時內有效，只能用一次。', en: 'A letter is sent. Its link works once, within 72 hours.' },
  send: { zh: '寄出邀請', en: 'Send the invitation' },
  invited: { zh: '邀請已寄出', en: 'The invitation is on its way' },
  withdraw: { zh: '收回', en: 'Withdraw' },
  withdrawn: { zh: '邀請已收回', en: 'The invitation is withdrawn' },
  name: { zh: '姓名', en: 'Name' },
  roles: { zh: '角色', en: 'Roles' },
  rolesHint: { zh: '可以選一到三個，權限會加在一起', en: 'One to three; what they hold adds up' },
  lastSeen: { zh: '最後使用', en: 'Last seen' },
  never: { zh: '還沒登入過', en: 'Never yet' },
  state: { zh: '狀態', en: 'State' },
  active: { zh: '使用中', en: 'Active' },
  suspended: { zh: '已停用', en: 'Suspended' },
  you: { zh: '你', en: 'You' },
  change: { zh: '改角色', en: 'Change roles' },
  save: { zh: '儲存角色', en: 'Save the roles' },
  saved: { zh: '角色已更新', en: 'The roles are changed' },
  suspend: { zh: '停用', en: 'Suspend' },
  suspendNow: { zh: '停用並登出', en: 'Suspend and sign out' },
  suspendedNow: { zh: '已停用，所有裝置都已登出', en: 'Suspended, and signed out everywhere' },
  resume: { zh: '恢復', en: 'Let in again' },
  resumed: { zh: '已恢復，可以再登入', en: 'They may sign in again' },
  signOut: { zh: '登出所有裝置', en: 'Sign out everywhere' },
  signedOut: { zh: '所有裝置都已登出', en: 'Signed out everywhere' },
  devices: { zh: '裝置', en: 'Devices' },
  noSessions: { zh: '現在沒有登入任何裝置。', en: 'Not signed in anywhere now.' },
  sessionEnded: { zh: '已登出該裝置', en: 'That device is signed out' },
  reset: { zh: '重設登入方式', en: 'Reset the sign-in' },
  resetHow: {
    zh: '清除密碼和第二道驗證、登出所有裝置，並寄一封信讓本人重新設定。連結 1 小時內有效。',
    en: 'Removes password and second factors, signs them out everywhere, and sends them a letter with which to set up anew, within an hour.',
  },
  resetDone: { zh: '已重設，信已寄給本人', en: 'Reset; the letter is on its way to them' },
  reason: { zh: '原因', en: 'Reason' },
  inHand: { zh: '交接', en: 'Hand over' },
  keysInHand: { zh: 'API 金鑰', en: 'API keys' },
  noKeys: { zh: '沒有使用中的金鑰。', en: 'No open keys.' },
  handTo: { zh: '交給', en: 'To' },
  handOver: { zh: '全部交接', en: 'Hand them all over' },
  handedOver: { zh: '訂單已交接', en: 'The orders are handed over' },
  expires: { zh: '邀請有效至', en: 'Invitation valid until' },
  stepUpTitle: { zh: '再驗證一次', en: 'Your second factor, once more' },
  stepUpHow: {
    zh: '這個動作影響大，請再證明一次是你。接下來 10 分鐘不用再驗證。',
    en: 'This matters, so prove once more that it is you. You are not asked again for ten minutes.',
  },
  stepUpDemo: { zh: '示範商店的驗證碼是 000000。', en: 'In the demo shop the code is 000000.' },
  stepUp: { zh: '驗證', en: 'Confirm' },
  keep: { zh: '先不要', en: 'Not now' },
  joinTitle: { zh: '加入梅好後台', en: 'Join the Meihao office' },
  joinHow: { zh: '選一種登入方式，就能開始使用。', en: 'Choose how to sign in, and you are set.' },
  join: { zh: '加入', en: 'Join' },
} as const satisfies Record<string, Text>

export const ownRoleTexts = {
  heading: { zh: '自訂角色', en: 'Roles of your own' },
  remove: { zh: '移除', en: 'Remove' },
  removed: { zh: '角色已移除，30 天內可以還原', en: 'The role is removed. It can be had back for 30 days' },
  removedOnes: { zh: '已移除', en: 'Removed' },
} as const satisfies Record<string, Text>

export const removeRole = (name: string): Text => ({ zh: `移除角色「${name}」`, en: `Remove the role “${name}”` })

/** What follows when somebody is suspended, line by line. */
export const suspendConsequences = [
  { zh: '所有裝置立刻登出', en: 'They are signed out everywhere at once' },
  { zh: '不能再登入，姓名仍留在紀錄裡', en: 'They cannot sign in; their name stays in the log' },
  { zh: '之後可以恢復', en: 'They can be let in again later' },
] as const satisfies readonly Text[]

export const changeRolesOf = (name: string): Text => ({ zh: `改 ${name} 的角色`, en: `Change the roles of ${name}` })
export const suspendWho = (name: string): Text => ({ zh: `停用 ${name}`, en: `Suspend ${name}` })
export const resumeWho = (name: string): Text => ({ zh: `恢復 ${name}`, en: `Let ${name} in again` })
export const withdrawWho = (name: string): Text => ({ zh: `收回給 ${name} 的邀請`, en: `Withdraw the invitation of ${name}` })
export const helloText = (name: string): Text => ({ zh: `${name}，歡迎加入`, en: `Welcome, ${name}` })
export const sessionsOf = (name: string): Text => ({ zh: `${name} 登入中的裝置`, en: `Where ${name} is signed in` })
export const resetWho = (name: string): Text => ({ zh: `重設 ${name} 的登入方式`, en: `Reset how ${name} signs in` })
export const inHandOf = (name: string): Text => ({ zh: `${name} 手上的工作`, en: `What ${name} has in hand` })
export const ordersInHand = (count: number): Text => ({
  zh: count === 0 ? '沒有指派的訂單' : `指派的訂單（${count}）`,
  en: count === 0 ? 'No orders assigned' : `Orders assigned (${count})`,
})
