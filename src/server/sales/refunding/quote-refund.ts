import type { Twd } from '#rules/money.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { RefundWish } from '#rules/returns/refund-share.ts'
import { listGivenParts } from '#server/money/payments/published/given-parts.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockParcel } from '#server/sales/orders/lock-parcel.ts'
import { listGoodsLines } from '#server/sales/orders/published/goods-lines.ts'
import { weighRefund, type RefundRefusal, type WeighedRefund } from './weigh-refund.ts'

/** What a refund by line would come to at this moment. */
export type RefundQuote = WeighedRefund & {
  orderId: number
  /** What the chosen units cost before any discount; of goodwill and fees what goes back. */
  listPrice: Twd
  /** The order's code stays used, whatever goes back. */
  discountCode: string | null
  /** What it touches, as it was when it was weighed. */
  seen: RefundSeen
}

/** The order, and how much had gone back of it before: another number means that something has happened since. */
export type RefundSeen = { order: number; given: number }

/** Says what a refund by line would come to, and changes nothing (DSK-18). */
export async function quoteRefund(
  shop: Shop,
  { number, wish }: { number: string; wish: RefundWish },
): Promise<Result<RefundQuote, RefundRefusal | { code: 'no_such_order' }>> {
  return shop.database.transaction(async (tx) => {
    const held = await lockParcel(tx, number)
    if (!held || held.parcel.id !== held.whole.id) return refuse({ code: 'no_such_order' })
    const { whole } = held
    const weighed = await weighRefund(tx, { held, wish })
    if (!weighed.ok) return weighed
    const lines = await listGoodsLines(tx, whole.id)
    const listPrice = weighed.value.parts.reduce((sum, { lineId, units, amount }) => {
      const line = units > 0 ? lines.find(({ id }) => id === lineId) : undefined
      return sum + (line ? (line.subTotal / line.quantity) * units : amount)
    }, 0)
    const seen = { order: whole.version, given: (await listGivenParts(tx, whole.id)).length }
    return ok({ ...weighed.value, orderId: whole.id, listPrice, discountCode: whole.discount_code_text, seen })
  })
}
