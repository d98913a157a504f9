import { sum, type Twd } from '#rules/money.ts'
import type { OrderStatus } from '#rules/orders/order.ts'
import { openUnitsOf, orderFees, type GivenPart, type GoodsLine, type OpenUnit, type OrderFee, type PartFacts } from './refund-share.ts'

/** A parcel of which something may go back by line: one whose goods are being packed, under way, or with their buyer (DSK-18). */
export const refundableStatuses = ['picking', 'delivering', 'delivered', 'finished'] as const satisfies readonly OrderStatus[]

export function isRefundable(status: OrderStatus): boolean {
  return refundableStatuses.some((known) => known === status)
}

/** An order with everything that decides what of it may still go back. */
export type RefundableOrder = {
  discount: Twd
  fees: Readonly<Record<OrderFee, Twd>>
  parcels: readonly { id: number; status: OrderStatus }[]
  lines: readonly (GoodsLine & { parcelId: number })[]
  /** What went back by line or fee before, oldest first. */
  given: readonly (Omit<GivenPart, 'lineId'> & { lineId: number | null; fee: OrderFee | null })[]
}

/** What each unit and each fee still brings; of parcels that have ended, nothing. */
export function openPartsOf({ discount, fees, parcels, lines, given }: RefundableOrder): PartFacts {
  const all = unitsStillOpen({ discount, lines, given })
  const living = parcels.filter(({ status }) => isRefundable(status)).map(({ id }) => id)
  const open = new Map(lines.filter(({ parcelId }) => living.includes(parcelId)).map(({ id }) => [id, all.get(id) ?? []] as const))
  const leftOfFees = orderFees.map((fee) => {
    const back = sum(given.filter((part) => part.fee === fee).map(({ amount }) => amount))
    return [fee, living.length > 0 ? fees[fee] - back : 0] as const
  })
  return { open, fees: Object.fromEntries(leftOfFees) as Record<OrderFee, Twd> }
}

/** What each unit of a parcel still brings, whatever has become of the parcel. */
export function unitsOfParcel(order: Pick<RefundableOrder, 'discount' | 'lines' | 'given'>, parcelId: number): OpenUnit[] {
  const all = unitsStillOpen(order)
  return order.lines.filter((line) => line.parcelId === parcelId).flatMap(({ id }) => all.get(id) ?? [])
}

function unitsStillOpen({ discount, lines, given }: Pick<RefundableOrder, 'discount' | 'lines' | 'given'>) {
  const ofLines = given.flatMap(({ lineId, units, amount }) => (lineId === null ? [] : [{ lineId, units, amount }]))
  return openUnitsOf({ lines, discount }, ofLines)
}

/** What of the price of the goods of these parcels has gone back by line. */
export function goodsBackOf({ lines, given }: Pick<RefundableOrder, 'lines' | 'given'>, parcelIds: readonly number[]): Twd {
  const theirs = new Set(lines.filter(({ parcelId }) => parcelIds.includes(parcelId)).map(({ id }) => id))
  return sum(given.filter(({ lineId }) => lineId !== null && theirs.has(lineId)).map(({ amount }) => amount))
}
