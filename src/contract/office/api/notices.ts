import * as z from 'zod'
import { idInBody, instant } from '#contract/shared/fields.ts'
import { todayTiles } from '#rules/orders/tile-limits.ts'
import { noticeKinds, noticeWays } from '#rules/staff/notices.ts'
import { ownCall, ownChange } from './office-call.ts'

/** What happened, with what its sentence names; each kind as the rules know it. */
const notice = z.union([
  z.object({
    kind: z.literal('approvals'),
    what: z.enum(['asked', 'approved', 'declined', 'stale', 'expired']),
    approval: z.int(),
    permission: z.string(),
    by: z.string(),
  }),
  z.object({ kind: z.enum(['assigned', 'mentions']), order: z.string(), by: z.string() }),
  z.object({ kind: z.literal('mentions'), member: z.string(), by: z.string() }),
  z.object({ kind: z.literal('batches'), what: z.enum(['batch', 'export', 'import']), id: z.int(), failed: z.int() }),
  z.object({ kind: z.literal('webhooks'), webhook: z.int(), address: z.string() }),
  z.object({ kind: z.literal('tiles'), tile: z.enum(todayTiles) }),
  z.object({ kind: z.literal('risk'), order: z.string() }),
  z.object({ kind: z.literal('low_stock'), goods: z.int() }),
])

const row = z.object({ id: z.int(), notice, at: instant, read: z.boolean() })

/** At most so many are shown, the newest. */
const mostRows = 50

const ways = z.record(z.enum(noticeKinds), z.enum(noticeWays))

export const noticesApi = {
  list: ownCall
    .route({ method: 'GET', path: '/office/api/v1/notices', summary: 'What one was told, newest first, and how each kind comes' })
    .output(z.object({ rows: z.array(row).max(mostRows), unread: z.int(), ways })),
  read: ownChange
    .route({ method: 'POST', path: '/office/api/v1/notices', summary: 'Mark notices of one’s own as read' })
    .input(z.object({ ids: z.array(idInBody).max(mostRows) }))
    .output(z.object({ unread: z.int() })),
  choose: ownChange
    .route({ method: 'PATCH', path: '/office/api/v1/notices', summary: 'How kinds of notices come: bell, bell and mail, or not at all' })
    .input(z.object({ ways: z.partialRecord(z.enum(noticeKinds), z.enum(noticeWays)) }))
    .output(z.object({ ways })),
}
