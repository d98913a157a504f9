import type { Tx } from '#database/connect.ts'
import type { OrderStatus } from '#rules/orders/order.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { countReserved } from '#server/catalog/products/count-reserved.ts'
import { lockMoney } from '#server/money/payments/lock-money.ts'
import { holdAccount } from '#server/people/points/hold-account.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findUsedCode } from '#server/sales/discounts/find-used-code.ts'
import { lockOrderNumbered } from '#server/sales/orders/lock-order-of-buyer.ts'
import { lockParcel } from '#server/sales/orders/lock-parcel.ts'
import { cancelHeld } from './cancel-held.ts'

/** What follows when an order is cancelled: the money and the points that go back, the code and the units that are free again. */
export type CancelEffect = { refund: number; points: number; code: string | null; units: number }

type Refusal = { code: 'no_such_order' } | { code: 'no_such_transition'; status: OrderStatus }

/**
 * Cancels an order, looks at what has changed, and takes all of it back: what somebody is told before they press is what the verb does
 * and nothing else (DSK-14).
 */
export async function foreseeCancel(shop: Shop, number: string): Promise<Result<CancelEffect, Refusal>> {
  const terms = await shop.terms()
  const now = shop.now()
  try {
    return await shop.database.transaction(async (tx) => {
      const order = await lockOrderNumbered(tx, number)
      const memberId = (await lockParcel(tx, number))?.whole.user_id
      if (!order || memberId === undefined) return refuse({ code: 'no_such_order' })
      const stood = await look(tx, { orderId: order.id, memberId, now })
      const reason = { cancel_code: 'else', cancel_text: '' } as const
      const cancelled = await cancelHeld(tx, { order, reason, actor: 'operations', terms, now })
      if (!cancelled.ok) return refuse({ code: 'no_such_transition', ...cancelled.refusal })
      const stands = await look(tx, { orderId: order.id, memberId, now })
      throw new Foreseen({
        refund: stood.left - stands.left,
        points: stands.balance - stood.balance,
        code: stands.code === null ? stood.code : null,
        units: stood.reserved - stands.reserved,
      })
    })
  } catch (error) {
    if (error instanceof Foreseen) return ok(error.effect)
    throw error
  }
}

async function look(tx: Tx, { orderId, memberId, now }: { orderId: number; memberId: number; now: Date }) {
  const { left } = await lockMoney(tx, orderId)
  const { balance } = await holdAccount(tx, { memberId, now })
  return { left, balance, code: await findUsedCode(tx, orderId), reserved: await countReserved(tx, orderId) }
}

/** Ends the transaction so that nothing of it stays. */
class Foreseen extends Error {
  readonly effect: CancelEffect
  constructor(effect: CancelEffect) {
    super('Only looked at what would follow')
    this.effect = effect
  }
}
