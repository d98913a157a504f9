import { tileFacts } from '#rules/orders/today-tiles.ts'
import type { Notice } from '#rules/staff/notices.ts'

/** Where what a notice is about is looked at. */
export function noticePath(notice: Notice): string {
  switch (notice.kind) {
    case 'approvals':
      return '/office/approvals'
    case 'assigned':
    case 'mentions':
      return `/office/orders/${notice.order}`
    case 'batches':
      return notice.what === 'export' ? '/office/exports' : `/office/batches/${notice.id}`
    case 'webhooks':
      return '/office/webhooks'
    case 'tiles':
      return `/office/orders?view=${tileFacts[notice.tile].view}`
  }
}
