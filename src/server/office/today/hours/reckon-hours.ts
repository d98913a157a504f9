import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { sumRefundedByHour } from '#server/money/payments/published/sum-refunded.ts'
import { countJoinedByHour } from '#server/people/members/published/count-joined.ts'
import { sumSoldByHour } from '#server/sales/orders/for-staff/sum-sold.ts'

export type OfficeHour = { hour: Date; orders: number; goods: number; new_members: number; refunded: number }

const hourMs = 3_600_000

export function startOfHour(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / hourMs) * hourMs)
}

/** What each hour from this one to that of `until` has brought, also those that brought nothing. */
export async function reckonHours(db: Kysely<Tables>, { from, until }: { from: Date; until: Date }): Promise<OfficeHour[]> {
  const first = startOfHour(from).getTime()
  const end = startOfHour(until).getTime() + hourMs
  const span = { from: new Date(first), until: new Date(end) }
  const sold = byHour(await sumSoldByHour(db, span))
  const refunds = byHour(await sumRefundedByHour(db, span))
  const members = byHour(await countJoinedByHour(db, span))
  return Array.from({ length: (end - first) / hourMs }, (_, place) => {
    const at = first + place * hourMs
    return {
      hour: new Date(at),
      orders: Number(sold.get(at)?.orders ?? 0),
      goods: Number(sold.get(at)?.goods ?? 0),
      new_members: Number(members.get(at)?.joined ?? 0),
      refunded: Number(refunds.get(at)?.refunded ?? 0),
    }
  })
}

function byHour<Row extends { hour: Date }>(rows: readonly Row[]): ReadonlyMap<number, Row> {
  return new Map(rows.map((row) => [row.hour.getTime(), row]))
}
