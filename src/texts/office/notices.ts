import type { Text } from '#rules/locale.ts'
import type { Notice, NoticeKind, NoticeWay } from '#rules/staff/notices.ts'
import { tileTexts } from './today.ts'

export const noticesTexts = {
  none: {
    zh: '還沒有通知。指派給你的訂單、要你覆核的事，會出現在這裡。',
    en: 'Nothing yet. Orders assigned to you and calls to approve appear here.',
  },
  readAll: { zh: '全部標為已讀', en: 'Mark all as read' },
  unread: { zh: '未讀', en: 'Unread' },
  settings: { zh: '通知方式', en: 'How notices come' },
} as const satisfies Record<string, Text>

export const noticeKindTexts = {
  approvals: { zh: '覆核', en: 'Approvals' },
  assigned: { zh: '指派給我的訂單', en: 'Orders assigned to me' },
  mentions: { zh: '備註裡提到我', en: 'Mentions in notes' },
  batches: { zh: '批次、匯入與匯出失敗', en: 'Failed batches, imports and exports' },
  webhooks: { zh: '暫停的 Webhook', en: 'Paused webhooks' },
  tiles: { zh: '今日轉紅的工作', en: 'Work that turned red' },
  risk: { zh: '高風險訂單', en: 'Orders at high risk' },
  low_stock: { zh: '每天的低庫存', en: 'Low stock, once a day' },
} as const satisfies Record<NoticeKind, Text>

export const noticeWayTexts = {
  bell: { zh: '通知', en: 'Bell' },
  mail: { zh: '通知和電子郵件', en: 'Bell and mail' },
  off: { zh: '關閉', en: 'Off' },
} as const satisfies Record<NoticeWay, Text>

/** What a notice says, in the list and as the subject of its letter. */
export function noticeText(notice: Notice): Text {
  switch (notice.kind) {
    case 'approvals':
      return approvalText(notice)
    case 'assigned':
      return { zh: `${notice.by} 把訂單 ${notice.order} 指派給你`, en: `${notice.by} assigned order ${notice.order} to you` }
    case 'mentions':
      if ('member' in notice)
        return {
          zh: `${notice.by} 在會員 ${notice.member} 的備註提到你`,
          en: `${notice.by} mentioned you in a note on member ${notice.member}`,
        }
      return { zh: `${notice.by} 在訂單 ${notice.order} 的備註提到你`, en: `${notice.by} mentioned you in a note on order ${notice.order}` }
    case 'batches':
      if (notice.what === 'import') return { zh: `匯入 #${notice.id} 沒有完成`, en: `Import ${notice.id} was not finished` }
      if (notice.what === 'batch') return { zh: `批次有 ${notice.failed} 筆沒有完成`, en: `A batch left ${notice.failed} rows undone` }
      return notice.failed === 0
        ? { zh: `匯出 #${notice.id} 的檔案好了，可以下載`, en: `The file of export ${notice.id} is ready` }
        : { zh: '匯出沒有完成', en: 'An export was not finished' }
    case 'webhooks':
      return { zh: `Webhook 已暫停：${notice.address}`, en: `A webhook is paused: ${notice.address}` }
    case 'tiles':
      return { zh: `「${tileTexts[notice.tile].zh}」等太久了`, en: `“${tileTexts[notice.tile].en}” has waited too long` }
    case 'low_stock':
      return { zh: `${notice.goods} 件商品庫存偏低`, en: `${notice.goods} products are low on stock` }
    case 'risk':
      return { zh: `訂單 ${notice.order} 風險高，請看過再出貨`, en: `Order ${notice.order} is at high risk; look at it before it ships` }
  }
}

function approvalText({ what, by }: Extract<Notice, { kind: 'approvals' }>): Text {
  switch (what) {
    case 'asked':
      return { zh: `${by} 有一件事要你覆核`, en: `${by} asks for your approval` }
    case 'approved':
      return { zh: `${by} 同意了你送出的覆核`, en: `${by} approved what you asked for` }
    case 'stale':
      return {
        zh: `${by} 同意時內容已經改變，這件覆核已失效`,
        en: `What you asked for had changed when ${by} approved it; nothing was done`,
      }
    case 'declined':
      return { zh: `${by} 沒有同意你送出的覆核`, en: `${by} declined what you asked for` }
    case 'expired':
      return { zh: '你送出的覆核沒有人處理，已經過期', en: 'Nobody decided what you asked for, and it has expired' }
  }
}
