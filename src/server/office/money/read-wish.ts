import type { RefundWish } from '#rules/returns/refund-share.ts'

type Read = { lines: readonly ({ line_id: number; units: number } | { line_id: number; goodwill: number })[]; fees: RefundWish['fees'] }

/** What of an order is to go back, from how a call says it. Of a line that is named twice the last word counts. */
export function readWish({ lines, fees }: Read): RefundWish {
  const wishes = new Map(
    lines.map(({ line_id: lineId, ...what }) => [
      lineId,
      'units' in what ? { lineId, units: what.units } : { lineId, goodwill: what.goodwill },
    ]),
  )
  return { lines: [...wishes.values()], fees }
}
