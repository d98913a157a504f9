import type { Tx } from '#database/connect.ts'
import type { Twd } from '#rules/money.ts'
import { leftUnkept } from '#rules/payments/parcel-share.ts'
import { refuse, type Result } from '#rules/result.ts'
import { amountOf, spreadOver } from '#rules/returns/refund-share.ts'
import { openPartsOf } from '#rules/returns/refundable.ts'
import { lockMoney } from '#server/money/payments/lock-money.ts'
import type { LockedParcel } from '#server/sales/orders/lock-parcel.ts'
import { loadRefundable } from './load-refundable.ts'
import { weighParts, type WeighedRefund } from './weigh-refund.ts'

export type Spreading = { held: LockedParcel; amount: Twd; /** However much is left. */ most: Twd }

/** Works out what an amount comes to that goes back for the order as a whole, and changes nothing. The order is held. */
export async function weighSpread(
  tx: Tx,
  { held, amount, most }: Spreading,
): Promise<Result<WeighedRefund, { code: 'wrong_amount'; most: Twd }>> {
  const money = await lockMoney(tx, held.whole.id)
  const order = await loadRefundable(tx, held)
  const facts = openPartsOf(order)
  const open = amountOf([...facts.open.values()].flat()) + facts.fees.delivery + facts.fees.handling
  const left = Math.max(Math.min(most, leftUnkept({ left: money.left, parcels: held.parcels }), open), 0)
  const arrived = held.parcels.filter(({ status }) => status === 'finished').map(({ id }) => id)
  const linesHere = new Set(order.lines.filter(({ parcelId }) => arrived.includes(parcelId)).map(({ id }) => id))
  const parts = amount <= left ? spreadOver(facts, amount, (lineId) => linesHere.has(lineId)) : null
  return parts ? weighParts(tx, { held, order, money, parts, left, isUncollected: false }) : refuse({ code: 'wrong_amount', most: left })
}
