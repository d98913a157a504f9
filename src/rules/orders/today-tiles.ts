import type { PermissionName } from '#rules/staff/permissions.ts'
import type { OrderStatus } from './order.ts'
import type { OrderView } from './order-views.ts'

/** What people of the shop have to do with orders, the most pressing first where they are equally old. */
export const todayTiles = ['to_pick', 'picking', 'refunding', 'unpaid'] as const
export type TodayTileKind = (typeof todayTiles)[number]

type TileFacts = {
  needs: PermissionName
  statuses: readonly OrderStatus[]
  /** The list that shows exactly these. */
  view: OrderView
  /** After so many hours it is amber, and red; null where waiting is somebody else's turn. */
  hours: { amber: number; red: number } | null
}

/** Hours of TDY-03, where it says some. */
export const tileFacts: Readonly<Record<TodayTileKind, TileFacts>> = {
  to_pick: { needs: 'parcels.pick', statuses: ['confirmed'], view: 'to_pick', hours: { amber: 24, red: 48 } },
  picking: { needs: 'parcels.hand_over', statuses: ['picking'], view: 'picking', hours: { amber: 24, red: 48 } },
  refunding: { needs: 'refunds.retry', statuses: ['refunding'], view: 'ended', hours: { amber: 7 * 24, red: 12 * 24 } },
  unpaid: { needs: 'payments.ask', statuses: ['uncharged', 'pending_payment'], view: 'unpaid', hours: null },
}

export type Tone = 'calm' | 'amber' | 'red'

export function toneOf(kind: TodayTileKind, { oldest, now }: { oldest: Date; now: Date }): Tone {
  const { hours } = tileFacts[kind]
  const waited = (now.getTime() - oldest.getTime()) / 3_600_000
  if (hours === null || waited < hours.amber) return 'calm'
  return waited < hours.red ? 'amber' : 'red'
}
