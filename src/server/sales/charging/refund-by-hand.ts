import type { Actor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { findOrderOfRefund, lockTurn } from '#server/money/payments/end-refund.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockWholeOrder } from '#server/sales/orders/lock-whole-order.ts'
import { findAccountRow } from './accounts/account-store.ts'
import { recordHeldRefund } from './send-refund.ts'

export type RefundedByHand = {
  refundId: number
  /** By which the bank knows it. */
  reference: string
  /** The account to which it was transferred, as whoever did it saw it; left out where the money went in another way. */
  accountId?: number | undefined
  by: string
}

type Refusal = { code: 'no_such_refund' | 'refund_done' | 'refund_under_way' | 'account_changed' }

/**
 * Somebody of the shop has given money back by themselves: a transfer, cash, or what the card company would not do. What the
 * machine is still trying is left to it, so that nobody is paid back twice; and what went to another account than the one that its
 * buyer has entered by now is not taken for done.
 */
export async function refundByHand(shop: Shop, { refundId, reference, accountId, by }: RefundedByHand): Promise<Result<'done', Refusal>> {
  const now = shop.now()
  const orderId = await findOrderOfRefund(shop, refundId)
  if (orderId === null) return refuse({ code: 'no_such_refund' })
  const actor: Actor = { kind: 'staff', id: by }
  return shop.database.transaction(async (tx) => {
    const { order } = await lockWholeOrder(tx, orderId)
    const turn = await lockTurn(tx, refundId)
    if (turn === 'done') return refuse({ code: 'refund_done' })
    if (turn === 'under_way') return refuse({ code: 'refund_under_way' })
    if (accountId !== undefined && (await findAccountRow(tx, orderId))?.id !== accountId) return refuse({ code: 'account_changed' })
    const end = { done: true, refundId: reference } as const
    await recordHeldRefund(tx, { orderId, refundId, actor: 'operations', by, bankAccountId: accountId ?? null, end, now })
    const after = { refund: refundId, reference }
    await writeAuditEntry(tx, { actor, verb: 'confirm-refund', subject: `order ${order.hashed_id}`, before: null, after, now })
    return ok('done')
  })
}
