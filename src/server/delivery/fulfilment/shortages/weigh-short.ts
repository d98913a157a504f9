import type { Tx } from '#database/connect.ts'
import { sum, type Twd } from '#rules/money.ts'
import type { OrderStatus } from '#rules/orders/order.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { shortLines, type ShortLine, type ShortRefusal, type Units } from '#rules/shipping/short-lines.ts'
import { listGivenParts } from '#server/money/payments/published/given-parts.ts'
import type { LockedParcel } from '#server/sales/orders/lock-parcel.ts'
import { loadLinesToSend } from '#server/sales/orders/shortages/load-lines-to-send.ts'
import { weighRefund, type WeighedRefund } from '#server/sales/refunding/weigh-refund.ts'

/** What of a parcel is not sent, and what goes back for it; null where nothing does. */
export type WeighedShort = { lines: readonly ShortLine[]; refund: WeighedRefund | null; amount: Twd }

export type WeighRefusal = ShortRefusal | { code: 'no_such_transition'; status: OrderStatus } | { code: 'wrong_amount'; most: Twd }

type Weighing = { held: LockedParcel; missing: readonly Units[] }

/**
 * Works out which lines are short and what goes back for them, and changes nothing. Whose money went back before is the unit that is
 * missing: a line never gives back more units than the larger of what was refunded and what is not sent. The order is held.
 */
export async function weighShort(tx: Tx, { held, missing }: Weighing): Promise<Result<WeighedShort, WeighRefusal>> {
  const { parcel, whole } = held
  if (parcel.status !== 'picking') return refuse({ code: 'no_such_transition', status: parcel.status })
  const before = await loadLinesToSend(tx, parcel.id)
  const short = shortLines(before, missing)
  if (!short.ok) return short
  const lines = short.value
  const given = await listGivenParts(tx, whole.id)
  const wish = lines.flatMap(({ lineId, units }) => {
    const refunded = sum(given.filter((part) => part.lineId === lineId).map((part) => part.units))
    const shortBefore = before.find(({ id }) => id === lineId)?.shortBefore ?? 0
    const owed = shortBefore + units - refunded
    return owed > 0 ? [{ lineId, units: owed }] : []
  })
  if (wish.length === 0) return ok({ lines, refund: null, amount: 0 })
  const weighed = await weighRefund(tx, { held, wish: { lines: wish, fees: { delivery: 0, handling: 0 } }, mayCollectLess: true })
  if (weighed.ok) return ok({ lines, refund: weighed.value, amount: weighed.value.amount })
  const { refusal } = weighed
  return refusal.code === 'nothing_chosen' ? refuse({ code: 'nothing_missing' }) : refuse(refusal)
}
