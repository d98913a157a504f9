import type { TodayTileKind } from '#rules/orders/tile-limits.ts'

/** What people of the office hear of by the bell, each kind switched on its own (NAV-32). */
export const noticeKinds = ['approvals', 'assigned', 'mentions', 'batches', 'webhooks', 'tiles', 'risk', 'low_stock'] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** How a kind of notice comes; what nobody has chosen comes with the bell. */
export const noticeWays = ['bell', 'mail', 'off'] as const
export type NoticeWay = (typeof noticeWays)[number]
export type NoticeWays = Readonly<Record<NoticeKind, NoticeWay>>

/** One thing that happened, with what its sentence names. `by`: the name of who did it. */
export type Notice =
  /** A call waits for another person; `permission`: what it is about. */
  | { kind: 'approvals'; what: 'asked'; approval: number; permission: string; by: string }
  /** A call that waited was decided, or ended by itself. */
  | { kind: 'approvals'; what: 'approved' | 'declined' | 'stale' | 'expired'; approval: number; permission: string; by: string }
  | { kind: 'assigned' | 'mentions'; order: string; by: string }
  | { kind: 'mentions'; member: string; by: string }
  /** A batch, an export or an import that ended with rows that failed; with none, a large export that is ready. */
  | { kind: 'batches'; what: 'batch' | 'export' | 'import'; id: number; failed: number }
  | { kind: 'webhooks'; webhook: number; address: string }
  | { kind: 'tiles'; tile: TodayTileKind }
  /** An order of high risk was placed. */
  | { kind: 'risk'; order: string }
  /** So many goods are low this morning. */
  | { kind: 'low_stock'; goods: number }

/** Every way, with what was chosen of it; a choice that is none counts as none. */
export function readNoticeWays(chosen: Readonly<Record<string, unknown>>): NoticeWays {
  const wayOf = (kind: NoticeKind) => noticeWays.find((way) => way === chosen[kind]) ?? 'bell'
  return Object.fromEntries(noticeKinds.map((kind) => [kind, wayOf(kind)])) as Record<NoticeKind, NoticeWay>
}
