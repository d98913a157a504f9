import type { Text } from '#rules/locale.ts'

export const profileTexts = {
  account: { zh: '帳號', en: 'Account' },
  email: { zh: '電子郵件', en: 'Email' },
  newEmail: { zh: '新的電子郵件', en: 'New email' },
  confirmed: { zh: '已驗證', en: 'Verified' },
  notConfirmed: { zh: '尚未驗證', en: 'Not verified' },
  notGiven: { zh: '尚未填寫', en: 'Not given yet' },
  edit: { zh: '修改', en: 'Edit' },
  editEmail: { zh: '修改電子郵件', en: 'Edit email' },
  sendEmail: { zh: '寄驗證信', en: 'Verify' },
  sendAgain: { zh: '再寄一次', en: 'Send it again' },
  sentAgain: { zh: '驗證信已再寄一次', en: 'Sent again' },
  keepOld: { zh: '不換了', en: 'Keep the old one' },
  kept: { zh: '電子郵件維持不變', en: 'Your email stays as it was' },
  save: { zh: '儲存', en: 'Save' },
  cancel: { zh: '取消', en: 'Cancel' },
  uid: { zh: '會員編號', en: 'Member number' },
  copyUid: { zh: '複製會員編號', en: 'Copy member number' },
  copied: { zh: '已複製會員編號', en: 'Member number copied' },
  copyFailed: { zh: '瀏覽器無法複製，請手動選取會員編號', en: "Your browser can't copy. Please select the number by hand" },
  name: { zh: '姓名', en: 'Name' },
  birthday: { zh: '生日', en: 'Birthday' },
  offers: { zh: '優惠簡訊', en: 'Offers by text message' },
  offersNote: { zh: '切換後立即儲存', en: 'Saved as soon as you switch it' },
} as const

/** Under the address as long as a new one waits: that does not count before its link has been followed. */
export const emailSent = (address: string): Text => ({
  zh: `驗證信已寄到 ${address}，請在 24 小時內點選信中的連結。驗證完成前，我們仍會使用原本的電子郵件。`,
  en: `We have sent a letter to ${address}. Please follow its link within 24 hours. Until then we keep using the address we had.`,
})

export const levelUntil = (day: string): Text => ({ zh: `有效至 ${day}`, en: `Until ${day}` })
export const nextLevel = ({ amount, days, level }: { amount: string; days: number; level: string }): Text => ({
  zh: `${days} 天內消費滿 ${amount} 就是 ${level}`,
  en: `Spend ${amount} within ${days} days to become a ${level}`,
})
export const levelProgress = (spent: string, missing: string): Text => ({
  zh: `已累積 ${spent}，還差 ${missing}`,
  en: `${spent} so far, ${missing} to go`,
})
export const progressTo = (level: string): Text => ({ zh: `${level} 的進度`, en: `On the way to ${level}` })
export const vipPetals = (level: number): Text => ({
  zh: `會員等級 ${level} 瓣`,
  en: `Level ${level}: ${level === 1 ? '1 petal' : `${level} petals`}`,
})
