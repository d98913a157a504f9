import type { MemberMark } from '#contract/office/api/members/members.ts'
import type { MemberExportColumn } from '#rules/members/export-columns.ts'
import type { Text } from '#rules/locale.ts'

export const membersTexts = {
  title: { zh: '會員', en: 'Members' },
  search: { zh: '搜尋會員', en: 'Search members' },
  searchHint: { zh: '姓名、會員編號、電話、信箱、訂單編號', en: 'Name, uid, phone, e-mail, order number' },
  clear: { zh: '清除搜尋', en: 'Clear search' },
  masked: {
    zh: '電話與信箱已遮罩；打開會員頁才看得到，並會留下查閱紀錄',
    en: 'Phone and e-mail are masked. The page of a member shows them, and keeps that you looked',
  },
  name: { zh: '會員', en: 'Member' },
  level: { zh: '等級', en: 'Level' },
  phone: { zh: '電話', en: 'Phone' },
  email: { zh: '信箱', en: 'E-mail' },
  orders: { zh: '訂單', en: 'Orders' },
  spending: { zh: '一年消費', en: 'Spent in a year' },
  points: { zh: '點數', en: 'Points' },
  lastOrder: { zh: '最近下單', en: 'Last order' },
  tags: { zh: '標籤', en: 'Tags' },
  joined: { zh: '加入', en: 'Joined' },
  none: { zh: '還沒有會員', en: 'No members yet' },
  notFound: { zh: '找不到符合的會員', en: 'No member matches' },
  notFoundHow: { zh: '換個寫法，或只打電話、姓名的其中一段試試。', en: 'Try another spelling, or a part of the phone number or name.' },
  copyUids: { zh: '複製會員編號', en: 'Copy the uids' },
  export: { zh: '匯出', en: 'Export' },
  exportTitle: { zh: '匯出會員', en: 'Export members' },
  exportHow: {
    zh: '會記在操作紀錄裡，檔案 24 小時內只有你能下載。',
    en: 'It stands in the audit log. For 24 hours you alone can fetch the file.',
  },
  uid: { zh: '會員編號', en: 'Uid' },
  levelUntil: { zh: '等級到', en: 'Level until' },
  marks: { zh: '狀態', en: 'Marks' },
  copied: { zh: '已複製會員編號', en: 'Uids copied' },
} as const satisfies Record<string, Text>

const member: Text = { zh: '會員', en: 'Member' }
const levels: readonly Text[] = [member, { zh: 'VIP', en: 'VIP' }, { zh: 'VVIP', en: 'VVIP' }]

/** 0 member, 1 VIP, 2 VVIP. */
export const levelText = (level: number): Text => levels[level] ?? member

export const untilText = (day: string): Text => ({ zh: `到 ${day}`, en: `until ${day}` })

export const markTexts = {
  locked: { zh: '已鎖定', en: 'Locked' },
  closing: { zh: '關閉中', en: 'Closing' },
  closed: { zh: '已關閉', en: 'Closed' },
  no_sign_in: { zh: '無登入', en: 'No sign-in' },
} as const satisfies Record<MemberMark, Text>

export const membersCount = (count: string, { capped }: { capped: boolean }): Text =>
  capped ? { zh: `超過 ${count} 位`, en: `More than ${count}` } : { zh: `${count} 位`, en: count === '1' ? '1 member' : `${count} members` }

export const selectedMembers = (count: string): Text => ({ zh: `已選 ${count} 位`, en: `${count} selected` })

/** Headings of a file of members. */
export const memberExportColumnTexts: Readonly<Record<MemberExportColumn, Text>> = {
  uid: membersTexts.uid,
  name: { zh: '姓名', en: 'Name' },
  level: membersTexts.level,
  level_until: membersTexts.levelUntil,
  phone: membersTexts.phone,
  email: membersTexts.email,
  orders: membersTexts.orders,
  last_order_at: membersTexts.lastOrder,
  spending: membersTexts.spending,
  points: membersTexts.points,
  tags: membersTexts.tags,
  marks: membersTexts.marks,
  joined_at: membersTexts.joined,
}

/** Which members come into a file. */
export const membersExportOf = (words: string): Text =>
  words === ''
    ? { zh: '所有會員，一位一列，只有你看得到的欄位。', en: 'All members, one a row, with the columns that you may see.' }
    : {
        zh: `符合「${words}」的會員，一位一列，只有你看得到的欄位。`,
        en: `Members who match “${words}”, one a row, with the columns that you may see.`,
      }
