import { ordersAddress } from './orders-address.ts'
import { tileFacts } from '#rules/orders/today-tiles.ts'
import type { TodayTileKind } from '#rules/orders/tile-limits.ts'
import type { Notice } from '#rules/staff/notices.ts'

/** Where what a notice is about is looked at. */
export function noticePath(notice: Notice): string {
  switch (notice.kind) {
    case 'approvals':
      return '/office/approvals'
    case 'mentions':
      return 'member' in notice ? `/office/members/${notice.member}` : `/office/orders/${notice.order}`
    case 'assigned':
    case 'risk':
      return `/office/orders/${notice.order}`
    case 'batches':
      if (notice.what === 'import') return `/office/files/${notice.id}`
      return notice.what === 'export' ? '/office/exports' : `/office/batches/${notice.id}`
    case 'webhooks':
      return '/office/webhooks'
    case 'low_stock':
      return '/office/stock?view=low'
    case 'tiles':
      return tilePath(notice.tile)
  }
}

/** The list that shows exactly the cases of a tile; what has no list of its own stands on 今日, under its tile. */
export function tilePath(tile: TodayTileKind): string {
  const { orders } = tileFacts[tile]
  return orders ? ordersAddress({ view: orders.view, ...orders.filter }) : `/office?open=${tile}`
}
