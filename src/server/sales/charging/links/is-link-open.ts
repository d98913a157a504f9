import type { Tx } from '#database/connect.ts'
import { stateOfLink, type LinkedOrder } from '#rules/payments/payment-link.ts'
import { lockLink } from './link-store.ts'

/** Whether a payment may begin by this link at this moment. Its order is held, so nobody ends the link meanwhile. */
export async function isLinkOpen(tx: Tx, { linkId, order, now }: { linkId: number; order: LinkedOrder; now: Date }): Promise<boolean> {
  const link = await lockLink(tx, linkId)
  return link !== undefined && stateOfLink({ endsAt: link.ends_at, endedAt: link.ended_at }, { order, now }) !== 'ended'
}
