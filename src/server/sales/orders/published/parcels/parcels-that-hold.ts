import { expressionBuilder, sql } from 'kysely'
import type { Tables } from '#database/tables.ts'

/** Parcels as those see them who look at stock: with the number that people read, and until when they wait for money, if they do. */
export function parcelsThatHold() {
  return expressionBuilder<Tables, never>()
    .selectFrom('orders as parcel')
    .innerJoin('orders as whole', (join) =>
      join.on(({ eb, fn, ref }) => eb('whole.id', '=', fn.coalesce(ref('parcel.parent_id'), ref('parcel.id')))),
    )
    .select([
      'parcel.id',
      'parcel.hashed_id as number',
      'whole.hashed_id as order_number',
      'parcel.status',
      sql<Date | null>`case when whole.status in ('uncharged', 'pending_payment')
        then coalesce(whole.payment_deadline, whole.expire_datetime) end`.as('waits_until'),
    ])
}
