import { expressionBuilder } from 'kysely'
import type { Tables } from '#database/tables.ts'

/** Parcels with whose they are and how they travelled, for who has to reach their buyers. */
export function buyersOfParcels() {
  const { selectFrom } = expressionBuilder<Tables, never>()
  return selectFrom('orders as parcel')
    .innerJoin('orders as whole', (join) =>
      join.on(({ eb, fn, ref }) => eb('whole.id', '=', fn.coalesce(ref('parcel.parent_id'), ref('parcel.id')))),
    )
    .select(['parcel.id', 'parcel.hashed_id as number', 'parcel.status', 'parcel.tracking', 'parcel.more_tracking', 'parcel.shipped_at'])
    .select(['whole.hashed_id as order_number', 'whole.user_id', 'whole.sender_name', 'whole.sender_phone', 'whole.lang'])
}
