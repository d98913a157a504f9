import type { ApprovalOfOffice } from '#contract/office/api/approvals.ts'
import type { Text } from '#rules/locale.ts'
import type { PermissionName } from '#rules/staff/permissions.ts'
import { formatTwd } from '#texts/shared/format.ts'
import { priceChangeText } from './goods/product/price-changes.ts'

export const approvalsTexts = {
  title: { zh: '覆核', en: 'Approvals' },
  waiting: { zh: '等待覆核', en: 'Waiting' },
  ended: { zh: '最近 30 天', en: 'The last 30 days' },
  none: { zh: '沒有等待覆核的事', en: 'Nothing waits for approval' },
  noneHow: {
    zh: '超過額度的退款、點數，和待核准的售價會出現在這裡。',
    en: 'Refunds and points above somebody’s limit appear here, and prices that somebody proposes.',
  },
  askedBy: { zh: '送出', en: 'Asked by' },
  reason: { zh: '原因', en: 'Why' },
  effect: { zh: '同意後', en: 'If approved' },
  until: { zh: '期限', en: 'Until' },
  yes: { zh: '同意', en: 'Approve' },
  no: { zh: '不同意', en: 'Decline' },
  withdraw: { zh: '收回', en: 'Withdraw' },
  own: { zh: '你送出的，要由另一位同仁覆核', en: 'Yours; another person has to approve it' },
  noTitle: { zh: '為什麼不同意', en: 'Why not' },
  noHow: { zh: '送出的人會看到這段話。', en: 'Whoever asked reads this.' },
  keep: { zh: '先不要', en: 'Not now' },
  doneNow: { zh: '已同意並完成', en: 'Approved and done' },
  staleNow: { zh: '內容已經改變，這件覆核已失效，什麼都沒有做', en: 'It had changed meanwhile. Nothing was done' },
  declinedNow: { zh: '已回覆不同意', en: 'Declined' },
  withdrawnNow: { zh: '已收回', en: 'Withdrawn' },
} as const satisfies Record<string, Text>

export const approvalStateTexts = {
  waiting: { zh: '等待覆核', en: 'Waiting' },
  approved: { zh: '已同意，處理中', en: 'Approved, under way' },
  done: { zh: '已同意', en: 'Approved' },
  stale: { zh: '已失效', en: 'Out of date' },
  declined: { zh: '不同意', en: 'Declined' },
  withdrawn: { zh: '已收回', en: 'Withdrawn' },
  expired: { zh: '逾時', en: 'Not decided in time' },
} as const satisfies Record<ApprovalOfOffice['state'], Text>

const calls: Readonly<Partial<Record<PermissionName, Text>>> = {
  'orders.refund': { zh: '退款', en: 'Refund' },
  'orders.discount': { zh: '折扣', en: 'Discount' },
  'parcels.missing': { zh: '缺貨退款', en: 'Goods missing' },
  'members.points': { zh: '點數', en: 'Points' },
  'products.price': { zh: '改價', en: 'Prices' },
}

export function approvalCallText(permission: PermissionName): Text {
  return calls[permission] ?? { zh: permission, en: permission }
}

const refundText = (money: number): Text => ({ zh: `退 ${formatTwd(money, 'zh')}`, en: `${formatTwd(money, 'en')} back to the buyer` })
const discountText = (money: number): Text => ({ zh: `折 ${formatTwd(money, 'zh')}`, en: `${formatTwd(money, 'en')} off` })

/** What follows, part by part; what does not change is not named. */
export function effectText({ money, points, units, emails, product }: ApprovalOfOffice['effect'], permission: PermissionName): Text {
  const gone = permission === 'orders.discount' ? discountText : refundText
  const parts: Text[] = [
    ...(money === null || money === 0 ? [] : [gone(money)]),
    ...(points === 0 ? [] : [{ zh: `點數 ${signed(points)}`, en: `${signed(points)} points` }]),
    ...(units === 0 ? [] : [{ zh: `庫存 ${signed(units)} 件`, en: `${signed(units)} units of stock` }]),
    ...(product?.prices ?? []).map(priceChangeText),
    ...(emails === 0 ? [] : [{ zh: `寄出 ${emails} 封信`, en: emails === 1 ? '1 email' : `${emails} emails` }]),
  ]
  return { zh: parts.map(({ zh }) => zh).join('、'), en: parts.map(({ en }) => en).join(', ') }
}

const signed = (count: number): string => (count > 0 ? `+${count}` : `−${-count}`)

export const decideAbout = (verb: Text, what: string): Text => ({ zh: `${verb.zh}：${what}`, en: `${verb.en}: ${what}` })
